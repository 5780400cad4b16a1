import { token } from '@boardwalk/brand-kit'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Button } from '../button/Button.tsx'
import { Checkbox } from '../form/Checkbox.tsx'
import { Select } from '../form/Select.tsx'
import { ColumnsIcon } from '../icon/icons-actions.ts'
import { Popover } from '../popover/Popover.tsx'
import type { Column } from './columns.ts'
import type { TableLabels } from './labels.ts'
import type { Sort, SortDirection } from './sort.ts'
import { asCards } from './table-styles.ts'

type Props<Row> = {
  columns: readonly Column<Row>[]
  visible: readonly Column<Row>[]
  labels: TableLabels
  sort: Sort | null
  onSort: (sort: Sort | null) => void
  onToggleColumn: (column: string) => void
  hasColumnMenu: boolean
  /** Own tools of the page, in front. */
  children: ReactNode
}

/** Above the table: the order (on a phone, where there is no head to press), the columns, the file. */
export function TableTools<Row>({ children, ...props }: Props<Row>) {
  return (
    <Bar>
      <SortChoice {...props} />
      {props.hasColumnMenu && <ColumnMenu {...props} />}
      {children}
    </Bar>
  )
}

const directions: readonly SortDirection[] = ['ascending', 'descending']

function SortChoice<Row>({ visible, labels, sort, onSort }: Omit<Props<Row>, 'children'>) {
  const choices = visible
    .filter(({ isSortable = true }) => isSortable)
    .flatMap(({ id, header }) =>
      directions.map((direction) => ({ column: id, direction, label: labels.sorted(header, direction) })),
    )
  if (choices.length === 0) return null
  const at = choices.findIndex(({ column, direction }) => column === sort?.column && direction === sort.direction)
  return (
    <OnCards>
      <Select
        label={labels.sortBy}
        value={`${at}`}
        options={[{ label: labels.unsorted }, ...choices].map(({ label }, index) => ({ value: `${index - 1}`, label }))}
        onChange={({ target }) => {
          const chosen = choices[Number(target.value)]
          onSort(chosen ? { column: chosen.column, direction: chosen.direction } : null)
        }}
      />
    </OnCards>
  )
}

function ColumnMenu<Row>({ columns, visible, labels, onToggleColumn }: Omit<Props<Row>, 'children'>) {
  const shown = new Set(visible.map(({ id }) => id))
  return (
    <Popover
      label={labels.columns}
      align="end"
      trigger={(trigger) => (
        <Button {...trigger} variant="outline" size="small" icon={<ColumnsIcon size={18} />}>
          {labels.columns}
        </Button>
      )}
    >
      {columns.map(({ id, header, isFixed = false }) => (
        <Checkbox
          key={id}
          label={header}
          checked={shown.has(id)}
          // The last column cannot be hidden: a table without columns is empty.
          disabled={isFixed || (shown.size === 1 && shown.has(id))}
          onChange={() => onToggleColumn(id)}
        />
      ))}
    </Popover>
  )
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: flex-end;
  gap: ${token('space-3')};
  margin-block-end: ${token('space-3')};
`

const OnCards = styled.div`
  display: none;
  flex: 1 1 12rem;
  min-inline-size: 0;
  ${asCards} { display: block; }
`
