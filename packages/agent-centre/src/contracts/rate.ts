const RATE_DIGITS = 6
const PERCENT_DIGITS = 4

const trimmed = (whole: string, fraction: string) => {
  const rest = fraction.replace(/0+$/, '')
  return rest ? `${whole}.${rest}` : whole
}

/** `'0.0125'` → `'1.25'`, by digits, because a rate is never rounded. */
export function percentOf(rate: string): string {
  const [whole = '0', fraction = ''] = rate.split('.')
  const digits = `${whole}${fraction.padEnd(RATE_DIGITS, '0')}`
  const millionths = BigInt(digits)
    .toString()
    .padStart(PERCENT_DIGITS + 1, '0')
  return trimmed(millionths.slice(0, -PERCENT_DIGITS), millionths.slice(-PERCENT_DIGITS))
}

/** Millionths of a typed percentage: `'1.25'` → `12500n`; null for anything but 0 to 100 with four decimals. */
export function millionthsOf(percent: string): bigint | null {
  const [, whole, fraction = ''] = /^(\d{1,3})(?:\.(\d{1,4}))?$/.exec(percent) ?? []
  if (whole === undefined) return null
  const millionths = BigInt(`${whole}${fraction.padEnd(PERCENT_DIGITS, '0')}`)
  return millionths <= 1_000_000n ? millionths : null
}

/** `12500n` → `'0.0125'` */
export function rateOf(millionths: bigint): string {
  const digits = millionths.toString().padStart(RATE_DIGITS + 1, '0')
  return trimmed(digits.slice(0, -RATE_DIGITS), digits.slice(-RATE_DIGITS))
}
