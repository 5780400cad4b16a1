import { token } from '@boardwalk/brand-kit'
import styled from 'styled-components'
import { bareButton, transition } from '../foundation/mixins.ts'
import { target } from '../foundation/sizes.ts'
import { ChevronDownIcon, ChevronUpIcon } from '../icon/icons.ts'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { type Column, isNumeric } from './columns.ts'
import type { Sort } from './sort.ts'
import { Head, HeadCell, PlainRow } from './table-styles.ts'

type Props<Row> = {
  columns: readonly Column<Row>[]
  sort: Sort | null
  onSort: (column: string) => void
  /** Names the column of actions; without it there is none. */
  actions: string | undefined
}

/** The head stays in sight; a press on a name sorts by it. */
export function TableHead<Row>({ columns, sort, onSort, actions }: Props<Row>) {
  return (
    <Head role="rowgroup">
      <PlainRow aria-rowindex={1}>
        {columns.map((column) => {
          const { id, header, isSortable = true } = column
          const direction = sort?.column === id ? sort.direction : undefined
          return (
            <HeadCell
              key={id}
              role="columnheader"
              scope="col"
              $isNumeric={isNumeric(column)}
              {...(isSortable && { 'aria-sort': direction ?? 'none' })}
            >
              {isSortable ? (
                <SortButton type="button" onClick={() => onSort(id)} data-numeric={isNumeric(column) || undefined}>
                  {header}
                  <Arrow data-direction={direction}>
                    {direction === 'descending' ? <ChevronDownIcon size={16} /> : <ChevronUpIcon size={16} />}
                  </Arrow>
                </SortButton>
              ) : (
                <Name>{header}</Name>
              )}
            </HeadCell>
          )
        })}
        {actions !== undefined && (
          <HeadCell role="columnheader" scope="col" $isNumeric={false}>
            <VisuallyHidden>{actions}</VisuallyHidden>
          </HeadCell>
        )}
      </PlainRow>
    </Head>
  )
}

const Arrow = styled.span`
  display: inline-flex;
  opacity: 0;
  ${transition('opacity')}
  &[data-direction] { color: ${token('color-link')}; opacity: 1; }
`

const SortButton = styled.button`
  ${bareButton}
  display: flex;
  align-items: center;
  gap: ${token('space-1')};
  inline-size: 100%;
  min-block-size: ${target};
  padding: ${token('space-2')} ${token('space-4')};
  font-weight: ${token('weight-medium')};
  &[data-numeric] { justify-content: flex-end; text-align: end; }
  &:hover ${Arrow}:not([data-direction]), &:focus-visible ${Arrow}:not([data-direction]) { opacity: 0.6; }
  &:focus-visible { outline-offset: -3px; }
`

const Name = styled.span`
  display: block;
  padding: ${token('space-2')} ${token('space-4')};
`
