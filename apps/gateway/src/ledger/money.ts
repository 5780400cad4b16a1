/** Ten-thousandths of a currency unit: the only form in which amounts are added or stored (contract A2). */
export type Units = bigint

const scale = 10_000n
const shape = /^(-?)(0|[1-9]\d{0,13})(?:\.(\d{1,4}))?$/

/** Decimal text to units; `null` when it is no amount of the contract. Zero has no sign. */
export function parseMoney(text: string): Units | null {
  const match = shape.exec(text)
  if (!match) return null
  const [, sign, whole = '0', decimals = ''] = match
  const size = BigInt(whole) * scale + BigInt(decimals.padEnd(4, '0'))
  if (sign && size === 0n) return null
  return sign ? -size : size
}

/** Formats units as decimal text: two places, more only when they are not zero. */
export function formatMoney(amount: Units): string {
  const size = amount < 0n ? -amount : amount
  const decimals = (size % scale)
    .toString()
    .padStart(4, '0')
    .replace(/0{1,2}$/, '')
  return `${amount < 0n ? '-' : ''}${size / scale}.${decimals}`
}

/** Whether the amount has no more than `places` decimals: deposits, withdrawals and transfers take two. */
export const fitsScale = (amount: Units, places: 0 | 1 | 2 | 3 | 4): boolean =>
  amount % 10n ** BigInt(4 - places) === 0n

/** `amount × part / whole`, rounded away from zero; the cash side of a shared win (contract G3). */
export function shareRoundedUp(amount: Units, part: Units, whole: Units): Units {
  const product = amount * part
  return product % whole === 0n ? product / whole : product / whole + 1n
}

export const least = (a: Units, b: Units): Units => (a < b ? a : b)
