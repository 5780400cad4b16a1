import { type ReactNode, type RefObject, useId } from 'react'
import type { UseLines } from './all-lines.ts'
import type { Column } from './columns.ts'
import type { Entry } from './entries.ts'
import { moveRow } from './move-row.ts'
import { TableLine } from './TableLine.tsx'
import { Body, Gap } from './table-styles.ts'

type Props<Row> = {
  box: RefObject<HTMLElement | null>
  entries: readonly Entry<Row>[]
  columns: readonly Column<Row>[]
  opened: ReadonlySet<string>
  isVirtual: boolean
  useLines: UseLines
  action: ((row: Row) => ReactNode) | undefined
  detail: ((row: Row) => ReactNode) | undefined
  detailLabel: string
  rowName: ((row: Row) => string) | undefined
  onToggle: (key: string) => void
}

/** The rows. Only this part renders while a long table scrolls. */
export function TableBody<Row>(props: Props<Row>) {
  const { box, entries, columns, opened, isVirtual, useLines, ...rest } = props
  const prefix = useId()
  const { lines, before, after, measure, reveal } = useLines(box, entries, isVirtual)
  return (
    <Body role="rowgroup" onKeyDown={(event) => moveRow(event, reveal)}>
      <Space height={before} columns={columns.length} />
      {lines.map(({ entry, index }) => (
        <TableLine
          key={entry.key}
          {...rest}
          entry={entry}
          index={index}
          columns={columns}
          measure={measure}
          prefix={prefix}
          isOpen={opened.has(entry.key)}
        />
      ))}
      <Space height={after} columns={columns.length} />
    </Body>
  )
}

/** An attribute, so that neither the server's page nor the policy against inline styles minds. */
function Space({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null
  return (
    <Gap aria-hidden="true">
      <td height={height} colSpan={columns} />
    </Gap>
  )
}
