import { useTranslation } from '@boardwalk/i18n'
import { useMoney } from '@boardwalk/shell/feature'
import { offerBonus } from './offer-bonus.ts'
import type { Offer } from './types.ts'

/** The bonus of an offer for this amount, and the bets that it asks for. */
export function OfferBonus({ offer, amount }: { offer: Offer; amount: string }) {
  const { t } = useTranslation('member-centre')
  const money = useMoney()
  const found = offerBonus(amount, offer)
  return found && t('depositv2.offer.preview', { bonus: money(found.bonus), required: money(found.required) })
}
