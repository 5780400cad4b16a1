const pattern = /^data:image\/(?:png|jpeg|webp|avif);[^,]*?base64,(.*)$/s

/** Bytes of a picture that is stored as a data URL; null for a drawing. */
export function bytesIn(text: string): Uint8Array<ArrayBuffer> | null {
  const [, base64] = pattern.exec(text) ?? []
  return base64 === undefined ? null : Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
}

const types: Record<string, string> = { PNG: 'png', JPEG: 'jpeg', WebP: 'webp', AVIF: 'avif' }

/** A picture as a data URL, so that a draft can be compared, stored and undone like every other value. */
export function dataUrl(kind: string, bytes: Uint8Array): string {
  // In pieces: a call accepts only a limited number of arguments.
  const pieces = Array.from({ length: Math.ceil(bytes.length / 8_192) }, (_, index) =>
    String.fromCharCode(...bytes.subarray(8_192 * index, 8_192 * (index + 1))),
  )
  return `data:image/${types[kind] ?? 'png'};base64,${btoa(pieces.join(''))}`
}
