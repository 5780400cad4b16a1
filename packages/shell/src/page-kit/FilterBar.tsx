import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { Button, Stack, useMedia } from '@boardwalk/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { FoldedFilters } from './FoldedFilters.tsx'
import { PeriodField, type PeriodFieldProps } from './PeriodField.tsx'
import { usePeriodText } from './use-period-text.ts'

type Props = {
  /** Whether there is something to reset. */
  isNarrowed: boolean
  onReset: () => void
  /** The days of a record. */
  period?: PeriodFieldProps | undefined
  /** The other active filters, in words; a phone shows them in place of the controls. */
  chosen?: readonly string[]
  children?: ReactNode
}

/** As wide as a phone; the other way round from layouts, so that a machine that draws nothing shows the filters. */
const phone = '(max-width: 639.98px)'

/**
 * The filters of a list: beside each other where there is room, one row that opens them on a phone, and a way back to the
 * start.
 */
export function FilterBar({ period, chosen = [], children, ...reset }: Props) {
  const isPhone = useMedia(phone)
  const days = usePeriodText(period?.value)
  const filters = (
    <Filters {...reset} period={period}>
      {children}
    </Filters>
  )
  return isPhone ? <FoldedFilters chosen={[...days, ...chosen]}>{filters}</FoldedFilters> : filters
}

function Filters({ isNarrowed, onReset, period, children }: Omit<Props, 'chosen'>) {
  const { t } = useTranslation('page-kit')
  return (
    <Stack $gap="3">
      {period && <PeriodField {...period} />}
      <Bar role="search" aria-label={t('filters')}>
        {children}
        {isNarrowed && (
          <Button variant="ghost" onClick={onReset}>
            {t('resetFilters')}
          </Button>
        )}
      </Bar>
    </Stack>
  )
}

/** Fills a row, and keeps the width of a column in the rows after it. */
const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr));
  align-items: end;
  gap: ${token('space-3')};
  & > * { min-inline-size: 0; }
  & > button { justify-self: start; }
`
