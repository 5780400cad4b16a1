import { token } from '@boardwalk/brand-kit'
import styled from 'styled-components'
import { IconButton } from '../button/IconButton.tsx'
import { bareButton, bareList, tint, transition } from '../foundation/mixins.ts'
import { target } from '../foundation/sizes.ts'
import { ChevronEndIcon, ChevronStartIcon } from '../icon/icons.ts'
import { pageNumbers } from './page-numbers.ts'

export type PaginationProps = {
  /** Counts from 1. */
  page: number
  totalPages: number
  onPage: (page: number) => void
  labels: { region: string; previous: string; next: string; page: (page: number) => string }
  /** Pages around the current one. */
  range?: number
  /** Pages at each end. */
  margin?: number
}

export function Pagination({ page, totalPages, onPage, labels, range = 3, margin = 1 }: PaginationProps) {
  if (totalPages <= 1) return null
  return (
    <nav aria-label={labels.region}>
      <List>
        <li>
          <IconButton label={labels.previous} disabled={page <= 1} onClick={() => onPage(page - 1)}>
            <ChevronStartIcon size={20} />
          </IconButton>
        </li>
        {pageNumbers(page, totalPages, range, margin).map((slot) => (
          <li key={slot}>
            {typeof slot === 'number' ? (
              <Page
                type="button"
                aria-label={labels.page(slot)}
                aria-current={slot === page ? 'page' : undefined}
                onClick={() => onPage(slot)}
              >
                {slot}
              </Page>
            ) : (
              <Gap aria-hidden="true">…</Gap>
            )}
          </li>
        ))}
        <li>
          <IconButton label={labels.next} disabled={page >= totalPages} onClick={() => onPage(page + 1)}>
            <ChevronEndIcon size={20} />
          </IconButton>
        </li>
      </List>
    </nav>
  )
}

const List = styled.ul`
  ${bareList}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 2px;
`

const Page = styled.button`
  ${bareButton}
  min-inline-size: ${target};
  min-block-size: ${target};
  padding-inline: ${token('space-2')};
  border-radius: ${token('radius-control')};
  font-variant-numeric: tabular-nums;
  font-weight: ${token('weight-medium')};
  text-align: center;
  ${transition('background-color')}
  &:hover { background: ${tint('color-accent', 12)}; }
  &[aria-current] { background: ${token('color-accent')}; color: ${token('color-on-accent')}; }
`

const Gap = styled.span`
  display: inline-block;
  min-inline-size: 0.75rem;
  color: ${token('color-text-muted')};
  text-align: center;
`
