import type { DepositOffer } from '@boardwalk/api-client/contract'
import { textIn } from '../catalogue/names.ts'
import type { ChosenOffer } from '../db/schema/cashier.ts'
import { least, type Units } from '../ledger/money.ts'
import { unitsOf } from '../promotions/offer.ts'
import { amountText } from '../texts/amount-text.ts'
import { fill } from '../texts/text-file.ts'
import { cashierTexts } from './cashier-texts.ts'
import { type DepositMethod, millionths, whole } from './deposit-methods.ts'

const cent = 100n

/** Bonus of a payment in whole cents, rounded down; nothing below the offer's minimum. */
export function bonusFor(paid: Units, offer: Pick<ChosenOffer, 'rate' | 'least' | 'most'>): Units {
  if (paid < unitsOf(offer.least)) return 0n
  const share = (paid * millionths(offer.rate)) / (whole * cent)
  return least(share * cent, unitsOf(offer.most))
}

/** Whether a method takes a deposit that is large enough for the offer. */
export const isReachable = (offer: ChosenOffer, { isOn, max }: Pick<DepositMethod, 'isOn' | 'max'>): boolean =>
  isOn && unitsOf(offer.least) <= unitsOf(max)

/** Fraction text as percent: `0.125` is `12.5`. */
function percentOf(rate: string): string {
  const parts = millionths(rate)
  const decimals = String(parts % 10_000n)
    .padStart(4, '0')
    .replace(/0+$/, '')
  return `${parts / 10_000n}${decimals && `.${decimals}`}`
}

export const offerFacts = (offer: ChosenOffer, language: string): Omit<DepositOffer, 'rule'> => ({
  ...{ promoId: offer.promotionId, title: textIn(offer.titles, language), rate: offer.rate },
  ...{ minDeposit: offer.least, maxBonus: offer.most, wagerTimes: offer.wagerTimes },
})

/** Shows offers to one reader: their facts, and their terms as a sentence. */
export const wordsOf =
  (language: string, symbol: string) =>
  (offer: ChosenOffer): DepositOffer => {
    const money = (amount: string) => amountText(unitsOf(amount), symbol)
    const facts = { rate: percentOf(offer.rate), most: money(offer.most), least: money(offer.least) }
    const rule = fill(cashierTexts.in(language).offer.rule, { ...facts, times: String(offer.wagerTimes) })
    return { ...offerFacts(offer, language), rule }
  }
