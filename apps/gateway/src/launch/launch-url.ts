type Shown = {
  launchToken: string
  merchant: string
  game: string
  language: string
  /** The game's title in that language. */
  title: string
  /** Country whose calendar and clock the game shows. */
  country: string
  timeZone: string
  theme?: string | undefined
  back?: string | undefined
  device?: string | undefined
  lottoView?: string | undefined
  lottoPrizeMode?: string | undefined
}

/** Address of the game's frame; its token opens one play session within a minute (contract C3a). */
export function launchUrl(origin: string, shown: Shown): string {
  const url = new URL('/play', origin)
  for (const [name, value] of Object.entries(shown)) if (value) url.searchParams.set(name, value)
  return url.href
}

/** A return page counts only on the requesting site; any other is dropped. */
export function sameSite(backUrl: string | undefined, host: string): string | undefined {
  if (!backUrl) return undefined
  const site = `http://${host}`
  if (!URL.canParse(backUrl, site)) return undefined
  const url = new URL(backUrl, site)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined
  if (url.hostname !== new URL(site).hostname) return undefined
  // A path that begins with two slashes would be resolved to another host.
  return `${url.pathname.replace(/^\/+/, '/')}${url.search}`
}
