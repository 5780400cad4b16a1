type Decimal = { isNegative: boolean; whole: string; fraction: string }

const form = /^([+-]?)(\d*)\.?(\d*)$/

/** Digits of a number without an exponent. */
function plain(value: number): string {
  if (Math.abs(value) >= 1e21) return BigInt(value).toString()
  const text = String(value)
  return text.includes('e') ? value.toFixed(20) : text
}

function parse(value: string | number | bigint): Decimal | undefined {
  if (typeof value === 'number' && !Number.isFinite(value)) return
  const text = typeof value === 'number' ? plain(value) : String(value).trim()
  const [, sign, whole = '', fraction = ''] = form.exec(text) ?? []
  if (sign === undefined || whole + fraction === '') return
  const digits = { whole: whole.replace(/^0+/, ''), fraction: fraction.replace(/0+$/, '') }
  return { ...digits, isNegative: sign === '-' && digits.whole + digits.fraction !== '' }
}

/** Whether the value reads as a decimal number; `1,000` and `₱5` do not. */
export const isDecimal = (value: unknown): value is string | number | bigint =>
  (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') && parse(value) !== undefined

const order = (a: string, b: string) => (a < b ? -1 : Number(a > b))

/** Compares two decimals of any length exactly. Both must be decimal. */
export function compareDecimals(first: string | number | bigint, second: string | number | bigint): number {
  const [a, b] = [parse(first), parse(second)]
  if (!(a && b)) return 0
  if (a.isNegative !== b.isNegative) return a.isNegative ? -1 : 1
  const size = a.whole.length - b.whole.length || order(a.whole, b.whole) || order(a.fraction, b.fraction)
  return a.isNegative ? -size : size
}
