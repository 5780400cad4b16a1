import { formatCount, formatDateTime, useTranslation } from '@boardwalk/i18n'
import { useBrand, useLanguage, useMoney } from '@boardwalk/shell/feature'
import type { Reward } from './question.ts'

/** Words of a reward: its cause, terms and dates. */
export function useRewardWords() {
  const { t } = useTranslation('member-centre')
  const money = useMoney()
  const brand = useBrand()
  const { code } = useLanguage()
  const time = (at: string) => formatDateTime(at, code, brand)
  return {
    money,
    title: ({ title, source, level, account }: Reward) =>
      title ?? t(`rewardCenter.source.${level === 2 ? 'SECOND' : source}`, { name: account ?? '' }),
    date: ({ status, claimedAt, createdAt, expiresAt }: Reward) => {
      if (status === 'CLAIM') return t('rewardCenter.until', { time: time(expiresAt) })
      return claimedAt
        ? t('rewardCenter.claimed', { time: time(claimedAt) })
        : t('rewardCenter.granted', { time: time(createdAt) })
    },
    wager: ({ wagering }: Reward) => wagering && t('rewardCenter.wager', { times: formatCount(wagering.times) }),
  }
}
