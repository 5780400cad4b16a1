import { formatCount, useTranslation } from '@boardwalk/i18n'
import { useMoney } from '@boardwalk/shell/feature'
import type { Deposited } from './types.ts'

/** The chosen bonus offer of a deposit, and its bonus once the payment arrived. */
export function useBonusFacts() {
  const { t } = useTranslation('member-centre')
  const money = useMoney()
  const name = (id: string) => t(`depositv2.fact.${id}`)
  return ({ promo, bonus, status }: Pick<Deposited, 'promo' | 'bonus' | 'status'>) => {
    if (!promo) return []
    const isMissing = status === 'APPROVED' && bonus === null
    return [
      { name: name('offer'), value: promo.title },
      ...(isMissing
        ? [{ name: name('bonus'), value: t('depositv2.offer.notAdded') }]
        : [{ name: name('wagering'), value: t('rewardCenter.wager', { times: formatCount(promo.wagerTimes) }) }]),
      ...(bonus === null ? [] : [{ name: name('bonus'), value: money(bonus) }]),
    ]
  }
}
