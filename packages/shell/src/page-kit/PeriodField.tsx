import { firstDay, yearOfDays } from '@boardwalk/api-client/contract'
import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { Chip, Skeleton } from '@boardwalk/ui'
import type { DayRange } from '@boardwalk/ui/calendar'
import { Suspense, useState } from 'react'
import styled from 'styled-components'
import { lazyPage } from '../app/lazy-page.tsx'
import { SectionBoundary } from '../status/SectionBoundary.tsx'
import type { DaysFieldProps } from './DaysField.tsx'
import { daysOf, isAnswered, type Period, presets } from './period.ts'
import { useToday } from './use-today.ts'

const DaysField = lazyPage<DaysFieldProps>(() => import('./DaysField.tsx').then((module) => module.DaysField))

export type PeriodFieldProps = { value: Period; onChange: (period: Period) => void }

/** The days of a record, in the brand's time zone: usual periods to press, any other to type or pick. */
export function PeriodField({ value, onChange }: PeriodFieldProps) {
  const { t } = useTranslation('page-kit')
  const today = useToday()
  /** Typed days that the server would refuse; the field explains why, and the page keeps its data. */
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
      <SectionBoundary>
        <Suspense fallback={<Skeleton $height="6rem" />}>
          <DaysField
            value={draft ?? daysOf(value, today)}
            onChange={choose}
            {...{ today, min: firstDay, max: today, maxDays: yearOfDays }}
          />
        </Suspense>
      </SectionBoundary>
    </Root>
  )
}

/** Beside each other where there is room for both. */
const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-3')} ${token('space-5')};
  & > * { flex: 1 1 22rem; min-inline-size: 0; }
  & > [role='group']:first-child { flex: 0 1 auto; }
`

const Presets = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
`
