/** Money: decimal strings on the wire, bigint of 1/10 000 unit inside, `Number` nowhere (contract A2). */

/** Units of 1/10 000 in one currency unit. */
export const scale = 10_000n

const form = /^(-?)(0|[1-9]\d{0,13})(?:\.(\d{1,4}))?$/

/** Whether a text is an amount that `parseMoney` takes. */
export const isMoney = (text: string): boolean => form.test(text)

/** Decimal string → units of 1/10 000. Throws on anything else; validate input first. */
export function parseMoney(decimal: string): bigint {
  const [, sign, whole, fraction = ''] = form.exec(decimal) ?? []
  if (whole === undefined) throw new RangeError(`not an amount: ${JSON.stringify(decimal)}`)
  const units = BigInt(whole) * scale + BigInt(fraction.padEnd(4, '0'))
  return sign ? -units : units
}

/** Units of 1/10 000 → decimal string with 2 to 4 decimals; zeros beyond the second are dropped. */
export function toDecimal(units: bigint): string {
  const { sign, whole, fraction } = split(units)
  return `${sign}${whole}.${fraction.replace(/0{1,2}$/, '')}`
}

export type Currency = {
  symbol: string
  /** Decimals shown; the rest is cut off, never rounded up. */
  minorDigits: number
  /** `thousand`: 1,234,567 · `lakh`: 12,34,567 */
  grouping: 'thousand' | 'lakh'
}

/** `'1234.5678'` → `₱1,234.56`. The only place that turns an amount into text for people. */
export function formatMoney(decimal: string, { symbol, minorDigits, grouping }: Currency): string {
  const { whole, fraction } = split(parseMoney(decimal))
  const shown = minorDigits === 0 ? '' : `.${fraction.slice(0, minorDigits).padEnd(minorDigits, '0')}`
  const isNegative = decimal.startsWith('-') && /[1-9]/.test(whole + shown)
  return `${isNegative ? '\u2212' : ''}${symbol}${whole.replace(groupEnds[grouping], '$&,')}${shown}`
}

const groupEnds = {
  thousand: /\d(?=(?:\d{3})+$)/g,
  lakh: /\d(?=(?:\d{2})*\d{3}$)/g,
} as const

function split(units: bigint) {
  const positive = units < 0n ? -units : units
  const fraction = (positive % scale).toString().padStart(4, '0')
  return { sign: units < 0n ? '-' : '', whole: (positive / scale).toString(), fraction }
}
