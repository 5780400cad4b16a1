import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { Button } from '@boardwalk/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

type Props = {
  /** Whether there is something to reset. */
  isNarrowed: boolean
  onReset: () => void
  children: ReactNode
}

/** The filters of a list: beside each other where there is room, and a way back to the start. */
export function FilterBar({ isNarrowed, onReset, children }: Props) {
  const { t } = useTranslation('page-kit')
  return (
    <Bar role="search" aria-label={t('filters')}>
      {children}
      {isNarrowed && (
        <Button variant="ghost" onClick={onReset}>
          {t('resetFilters')}
        </Button>
      )}
    </Bar>
  )
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${token('space-3')};
  & > * { flex: 1 1 9.5rem; min-inline-size: 0; }
  & > button { flex: 0 1 auto; }
`
