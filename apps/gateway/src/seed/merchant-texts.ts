import { welcomeAmount } from '../ledger/accounts.ts'
import type { Merchant } from '../permission/merchants.ts'
import { amountText } from '../texts/amount-text.ts'
import { type EveryLanguage, fill } from '../texts/text-file.ts'

/** Facts that texts of a merchant may name: `{amount}` of the welcome credit and the minimum `{age}`. */
export const merchantFacts = ({ currencySymbol, minAge }: Merchant) => ({
  amount: amountText(welcomeAmount, currencySymbol),
  age: minAge,
})

/** One text for a merchant: its amounts, in its currency, and its minimum age. */
export const merchantText = (text: string, merchant: Merchant): string => fill(text, merchantFacts(merchant))

/** As above for the named texts of a row, each in every language. */
export const merchantTexts = <Key extends string>(
  row: Record<Key, EveryLanguage>,
  keys: readonly Key[],
  merchant: Merchant,
): Record<Key, EveryLanguage> =>
  Object.fromEntries(
    keys.map((key) => [
      key,
      Object.fromEntries(Object.entries(row[key]).map(([code, text]) => [code, merchantText(text, merchant)])),
    ]),
  ) as Record<Key, EveryLanguage>

/** A text in every language, with `{amount}` in the merchant's currency. */
export const amountNamed = (text: EveryLanguage, amount: bigint, { currencySymbol }: Merchant): EveryLanguage => {
  const said = { amount: amountText(amount, currencySymbol) }
  return Object.fromEntries(Object.entries(text).map(([code, each]) => [code, fill(each, said)])) as EveryLanguage
}
