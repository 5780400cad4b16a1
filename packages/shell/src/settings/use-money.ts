import { formatMoney } from '@boardwalk/i18n/money'
import { useCallback } from 'react'
import { useBrand } from '../app/storefront-context.ts'

/** Formats decimal strings in the brand's currency: `money('1234.5')` → `₱1,234.50`. */
export function useMoney() {
  const { currency } = useBrand()
  return useCallback((amount: string) => formatMoney(amount, currency), [currency])
}
