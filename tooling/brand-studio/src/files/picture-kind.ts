const signatures: readonly (readonly [kind: string, start: RegExp])[] = [
  ['a PNG', /^\x89PNG/],
  ['a JPEG', /^\xff\xd8\xff/],
  ['a GIF', /^GIF8/],
  ['a WebP', /^RIFF....WEBP/s],
  ['an AVIF', /^....ftypavif/s],
  ['a PDF', /^%PDF/],
]

/** File type by the first bytes, for raster pictures; null for everything else. */
export function pictureKind(bytes: Uint8Array): string | null {
  const start = String.fromCharCode(...bytes.slice(0, 16))
  return signatures.find(([, pattern]) => pattern.test(start))?.[0] ?? null
}
