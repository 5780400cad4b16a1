import { Stack, Text } from '@boardwalk/ui'
import { type ReactNode, useRef } from 'react'
import { PageNumbers } from './PageNumbers.tsx'
import { pageOf } from './paging.ts'
import { type Total, Totals } from './Totals.tsx'

type Answer<Row> = { list: readonly Row[]; pageNo: number; totalPages: number | null; totalCount: number | null }

type Props<Row> = {
  answer: Answer<Row>
  /** The server has no row past `max`, in pages of `size`. */
  limits: { max: number; size: number }
  onPage: (page: number) => void
  totals: { label: string; list: readonly Total[] }
  /** The number of rows, and a hint when not all of them have pages. */
  words: { found: string; newest: string }
  note: ReactNode
  /** One page of rows. */
  children: (rows: readonly Row[]) => ReactNode
}

/** The result of a record's filter: sums over all of it, and one page of its rows. */
export function RecordFound<Row>({ answer, limits, onPage, totals, words, note, children }: Props<Row>) {
  const top = useRef<HTMLDivElement>(null)
  const { items, page, totalPages } = pageOf.numbered(answer)
  const turn = (next: number) => {
    onPage(next)
    top.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <Stack $gap="4" ref={top}>
      <Stack $gap="2">
        <Totals label={totals.label} totals={totals.list} />
        <Text $weight="medium">{words.found}</Text>
        {note}
        {(answer.totalCount ?? 0) > limits.max && <Text $size="sm">{words.newest}</Text>}
      </Stack>
      {children(items)}
      <PageNumbers page={page} totalPages={Math.min(totalPages, limits.max / limits.size)} onPage={turn} />
    </Stack>
  )
}
