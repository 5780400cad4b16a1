const MILLIONTHS_OF_A_PERCENT = 10_000n

/** `'0.0125'` → `1.25`, by digits, because a rate may not be rounded. */
export function percentOf(rate: string): string {
  const [whole = '0', fraction = ''] = rate.split('.')
  const millionths = BigInt(`${whole}${fraction.padEnd(6, '0')}`)
  const rest = `${millionths % MILLIONTHS_OF_A_PERCENT}`.padStart(4, '0').replace(/0+$/, '')
  return `${millionths / MILLIONTHS_OF_A_PERCENT}${rest && `.${rest}`}`
}
