import { formatMoney, parseMoney, toDecimal } from '@boardwalk/i18n/money'
import { useBrand } from '@boardwalk/shell/feature'
import { useCallback } from 'react'

/** Points as people read them: grouped like the brand's money, without its symbol. */
export function usePoints() {
  const { currency } = useBrand()
  return useCallback((points: string) => formatMoney(points, { ...currency, symbol: '' }), [currency])
}

const millionths = 1_000_000n
const hundredth = 100n

/** Converts points at the server's rate (`0.0125`), cut to hundredths as the server does. */
export function cashFor(points: string, ratio: string): string {
  const [whole = '0', decimals = ''] = ratio.split('.')
  const rate = BigInt(whole) * millionths + BigInt(decimals.padEnd(6, '0'))
  const cash = (parseMoney(points) * rate) / millionths
  return toDecimal(cash - (cash % hundredth))
}

/** Points of several, from the points of one. */
export const timesOf = (points: string, quantity: number): string => toDecimal(parseMoney(points) * BigInt(quantity))
