/**
 * The address that a frame may show: of an origin that the platform launches games from, nothing else. An address in a
 * link could come from any sender, so neither TLS nor a familiar name is enough. Null when it may not be shown.
 */
export function launchAddress(wanted: string | null, origins: readonly string[]): string | null {
  const url = URL.parse(wanted ?? '')
  const isKnown = origins.some((origin) => URL.parse(origin)?.origin === url?.origin)
  if (!url || !isKnown || !/^https?:$/.test(url.protocol) || url.username || url.password) return null
  return url.href
}
