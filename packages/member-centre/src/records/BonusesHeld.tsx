import type { Endpoints, Value } from '@boardwalk/api-client'
import { dayIn, yearOfDays } from '@boardwalk/api-client/contract'
import { formatCount, useTranslation } from '@boardwalk/i18n'
import { useBrand, useMoney, useOverlay } from '@boardwalk/shell/feature'
import { period, useToday } from '@boardwalk/shell/page-kit'
import { Button, Notice } from '@boardwalk/ui'
import { addDays, clampDay } from '@boardwalk/ui/calendar'

/** Says that open bonuses keep cash in the account, and leads to them: the oldest is in the record that it opens. */
export function BonusesHeld({ bonuses }: Pick<Value<Endpoints['withdrawInfo']>, 'bonuses'>) {
  const { t } = useTranslation('member-centre')
  const money = useMoney()
  const { timeZone } = useBrand()
  const today = useToday()
  const { count, remaining, since } = bonuses
  const from = since ? dayIn(timeZone, Date.parse(since)) : today
  const to = clampDay(addDays(from, yearOfDays - 1), { max: today })
  const days = period('month').print({ from, to })
  const toBonuses = useOverlay().to('member', 'bonusDetails', { state: 'ACTIVE', period: days })
  if (count === 0) return null
  return (
    <Notice
      tone="warning"
      action={
        toBonuses && (
          <Button size="small" variant="outline" onClick={toBonuses}>
            {t('bonusDetails.title')}
          </Button>
        )
      }
    >
      {t('bonusDetails.held', { count, total: formatCount(count), left: money(remaining) })}
    </Notice>
  )
}
