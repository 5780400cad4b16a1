import { formatMoney } from '@boardwalk/i18n/codes'
import { formatMoney as toDecimal, type Units } from '../ledger/money.ts'

/** An amount with its currency symbol, as the storefront writes it: `₱1,000.00`. */
export const amountText = (amount: Units, symbol: string): string =>
  formatMoney(toDecimal(amount), { symbol, minorDigits: 2, grouping: 'thousand' })
