import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { Chip } from '@boardwalk/ui'
import { DateRangeField, type DayRange } from '@boardwalk/ui/calendar'
import { useState } from 'react'
import styled from 'styled-components'
import { useLanguage } from '../settings/use-language.ts'
import { daysOf, FIRST_DAY, isAnswered, MAX_DAYS, type Period, presets } from './period.ts'
import { useToday } from './use-today.ts'

type Props = { value: Period; onChange: (period: Period) => void }

/** The days of a record, in the brand's time zone: usual periods to press, any other to type or pick. */
export function PeriodField({ value, onChange }: Props) {
  const { t } = useTranslation('page-kit')
  const { bcp47 } = useLanguage()
  const today = useToday()
  /** Days as typed that the server does not answer for; the field says why, and the page keeps its answer. */
  const [draft, setDraft] = useState<DayRange | null>(null)
  const choose = (next: Period) => {
    const isDraft = typeof next !== 'string' && !isAnswered(next)
    setDraft(isDraft ? next : null)
    if (!isDraft) onChange(next)
  }
  return (
    <Root>
      <Presets role="group" aria-label={t('period.usual')}>
        {presets.map((preset) => (
          <Chip key={preset} isSelected={draft === null && value === preset} onClick={() => choose(preset)}>
            {t(`period.${preset}`)}
          </Chip>
        ))}
      </Presets>
      <DateRangeField
        label={t('period.label')}
        hint={t('period.hint')}
        value={draft ?? daysOf(value, today)}
        onChange={choose}
        locale={`${bcp47}-u-nu-latn`}
        today={today}
        min={FIRST_DAY}
        max={today}
        maxDays={MAX_DAYS}
        ends={{ from: t('period.from'), to: t('period.to') }}
        labels={{
          ...{ open: t('calendar.open'), title: t('calendar.title'), close: t('calendar.close') },
          ...{ previousMonth: t('calendar.previousMonth'), nextMonth: t('calendar.nextMonth') },
          ...{ month: t('calendar.month'), year: t('calendar.year') },
        }}
        problems={{
          ...{ unreadable: t('period.unreadable'), early: t('period.early'), late: t('period.late') },
          long: t('period.long'),
        }}
      />
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
`

const Presets = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
`
