import { formatCount, useTranslation } from '@boardwalk/i18n'
import { formatZonedTime } from '@boardwalk/i18n/zone-name'
import { useBrand, useLanguage, useMoney } from '@boardwalk/shell/feature'
import { percentOf } from '@boardwalk/shell/page-kit'
import type { Application, Offer } from './types.ts'

/** Terms of an offer as people read them. */
export function useOfferWords() {
  const { t } = useTranslation('member-centre')
  const money = useMoney()
  const brand = useBrand()
  const { code } = useLanguage()
  const needs = ({ comment, images, contact }: NonNullable<Offer['needs']>) => [
    ...(comment ? [t('promotion.need.comment')] : []),
    ...(images ? [t('promotion.need.images')] : []),
    ...(contact.length > 0 ? [t('promotion.need.contact')] : []),
  ]
  return {
    money,
    amount: ({ reward }: Pick<Offer, 'reward'>) =>
      t(`promotion.amount.${reward.type}`, { amount: money(reward.amount) }),
    /** Everything that a member agrees to: the reward, how it is earned and how it becomes cash. */
    terms: ({ reward, goal, wagerTimes, days, needs: asked, deposit }: Offer) => [
      {
        name: t('promotion.reward'),
        value: deposit
          ? t('promotion.share', { rate: percentOf(deposit.rate), most: money(reward.amount) })
          : t(`promotion.amount.${reward.type}`, { amount: money(reward.amount) }),
      },
      ...(deposit ? [{ name: t('promotion.least'), value: money(deposit.least) }] : []),
      ...(goal
        ? [
            {
              name: t('promotion.goal'),
              value: t(`promotion.reach.${goal.metric}`, { amount: money(goal.target) }),
            },
          ]
        : []),
      {
        name: t('rewardCenter.wagering'),
        value: wagerTimes === 0 ? t('promotion.noWager') : t('rewardCenter.wager', { times: formatCount(wagerTimes) }),
      },
      ...(asked && needs(asked).length > 0 ? [{ name: t('promotion.needs'), value: needs(asked).join(', ') }] : []),
      ...(deposit
        ? []
        : [{ name: t('promotion.days'), value: t('promotion.within', { count: days, total: formatCount(days) }) }]),
    ],
    application: ({ status, refNo, appliedAt }: Application) =>
      t(`promotion.status.${status}`, { refNo, time: formatZonedTime(appliedAt, code, brand) }),
  }
}
