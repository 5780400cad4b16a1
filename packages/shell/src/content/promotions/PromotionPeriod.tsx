import type { Promotion } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import { Text } from '@boardwalk/ui'
import { useDay } from '../use-day.ts'

/** From when to when an offer runs. */
export function PromotionPeriod({ promotion }: { promotion: Pick<Promotion, 'state' | 'startsAt' | 'endsAt'> }) {
  const { t } = useTranslation('pages')
  const day = useDay()
  const { state, startsAt, endsAt } = promotion
  const period = endsAt
    ? t('promotions.period', { from: day(startsAt), to: day(endsAt) })
    : t(state === 'COMING_SOON' ? 'promotions.from' : 'promotions.always', { from: day(startsAt) })
  return (
    <Text $size="sm" $tone="muted">
      {period}
    </Text>
  )
}
