import { token } from '@boardwalk/brand-kit'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { IconButton } from '../button/IconButton.tsx'
import { bareButton, bareList, tint, transition } from '../foundation/mixins.ts'
import { target } from '../foundation/sizes.ts'
import { ChevronEndIcon, ChevronStartIcon } from '../icon/icons.ts'
import { clampPage, pageNumbers, wholePages } from './page-numbers.ts'

export type PaginationProps = {
  /** Counts from 1; taken as the nearest one that exists. */
  page: number
  totalPages: number
  onPage: (page: number) => void
  labels: { region: string; previous: string; next: string; page: (page: number) => string }
  /** Pages around the current one. */
  range?: number
  /** Pages at each end. */
  margin?: number
  /** Writes a number in the reader's digits. */
  formatPage?: (page: number) => string
}

/** Moves between the pages of a list; nothing when there is only one. */
export function Pagination(props: PaginationProps) {
  const { onPage, labels, range = 3, margin = 1, formatPage = String } = props
  const total = wholePages(props.totalPages)
  const page = clampPage(props.page, total)
  if (total <= 1) return null
  return (
    <nav aria-label={labels.region}>
      <List>
        <li>
          <Step label={labels.previous} isAtEnd={page === 1} onPress={() => onPage(page - 1)}>
            <ChevronStartIcon size={20} />
          </Step>
        </li>
        {pageNumbers(page, total, range, margin).map((slot) => (
          <li key={slot}>
            {typeof slot === 'number' ? (
              <Page
                type="button"
                aria-label={labels.page(slot)}
                aria-current={slot === page ? 'page' : undefined}
                onClick={() => onPage(slot)}
              >
                {formatPage(slot)}
              </Page>
            ) : (
              <Gap aria-hidden="true">…</Gap>
            )}
          </li>
        ))}
        <li>
          <Step label={labels.next} isAtEnd={page === total} onPress={() => onPage(page + 1)}>
            <ChevronEndIcon size={20} />
          </Step>
        </li>
      </List>
    </nav>
  )
}

type StepProps = { label: string; isAtEnd: boolean; onPress: () => void; children: ReactNode }

/** Stays focusable at the end of the list, so that the keyboard is not thrown out of it on arrival. */
function Step({ label, isAtEnd, onPress, children }: StepProps) {
  return (
    <IconButton label={label} aria-disabled={isAtEnd || undefined} onClick={isAtEnd ? undefined : onPress}>
      {children}
    </IconButton>
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
