import { useMemo, useState } from 'react'
import type { Column } from './columns.ts'
import { nextSort, type Sort, sortRows } from './sort.ts'

type Settings<Row> = {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  locale: string | undefined
  defaultSort: Sort | null
  /** Controlled sorting: the rows are sorted already, and a press only calls back. */
  sort: Sort | null | undefined
  onSort: ((sort: Sort | null) => void) | undefined
}

/** Order, hidden columns and opened rows of a table. */
export function useTable<Row>({ columns, rows, locale, defaultSort, sort: given, onSort }: Settings<Row>) {
  const [own, setOwn] = useState(defaultSort)
  const [hidden, setHidden] = useState<ReadonlySet<string>>(
    () => new Set(columns.filter(({ isHidden, isFixed }) => isHidden && !isFixed).map(({ id }) => id)),
  )
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const isSortedElsewhere = given !== undefined
  const sort = isSortedElsewhere ? given : own
  const sorted = useMemo(
    () => (isSortedElsewhere ? rows : sortRows(rows, columns, sort, locale)),
    [isSortedElsewhere, rows, columns, sort, locale],
  )
  const visible = useMemo(() => columns.filter(({ id }) => !hidden.has(id)), [columns, hidden])
  const choose = (next: Sort | null) => {
    setOwn(next)
    onSort?.(next)
  }
  return {
    sort,
    sorted,
    visible,
    opened,
    choose,
    press: (column: string) => choose(nextSort(sort, column)),
    toggleColumn: (column: string) => setHidden((before) => toggled(before, column)),
    toggleRow: (key: string) => setOpened((before) => toggled(before, key)),
  }
}

function toggled(before: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const after = new Set(before)
  if (!after.delete(key)) after.add(key)
  return after
}

export type TableState<Row> = ReturnType<typeof useTable<Row>>
