const browsers = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['UC Browser', /\bUCBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const

const systems = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const

const first = (names: readonly (readonly [string, RegExp])[], text: string) =>
  names.find(([, pattern]) => pattern.test(text))?.[0]

/** `Chrome, Android`: enough for members to recognise their own device; null without a user agent. */
export function deviceOf(userAgent: string): string | null {
  const parts = [first(browsers, userAgent), first(systems, userAgent)].filter((part) => part !== undefined)
  return parts.length > 0 ? parts.join(', ') : null
}
