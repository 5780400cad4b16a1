/** Schemes that a link of the operator's may have: the web, and the apps that people talk in. */
const schemes = new Set(['https:', 'http:', 'mailto:', 'tel:', 'viber:', 'whatsapp:', 'tg:'])

/** An operator's address as the target of a link; undefined where it would run a script, or is no address. */
export function linkAddress(address: string | undefined): string | undefined {
  const url = URL.parse(address ?? '', 'https://here.invalid')
  return address && url && schemes.has(url.protocol) ? address : undefined
}
