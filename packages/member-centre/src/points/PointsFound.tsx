import { formatCount, useTranslation } from '@boardwalk/i18n'
import { PageNumbers, pageOf } from '@boardwalk/shell/page-kit'
import { Stack, Text } from '@boardwalk/ui'
import { type ReactNode, useRef } from 'react'
import { RecordNote } from '../records/RecordNote.tsx'

type Answer<Row> = { list: readonly Row[]; pageNo: number; totalPages: number; totalCount: number }
type Props<Row> = {
  answer: Answer<Row>
  page: 'points.history' | 'points.details'
  onPage: (page: number) => void
  children: (rows: readonly Row[]) => ReactNode
}

/** Result of a points record: the total and one page of it. */
export function PointsFound<Row>({ answer, page: name, onPage, children }: Props<Row>) {
  const { t } = useTranslation('member-centre')
  const top = useRef<HTMLDivElement>(null)
  const { items, page, totalPages } = pageOf.numbered(answer)
  const count = answer.totalCount
  const turn = (next: number) => {
    onPage(next)
    top.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <Stack $gap="4" ref={top}>
      <Stack $gap="2">
        <Text $weight="medium">{t(`${name}.found`, { count, total: formatCount(count) })}</Text>
        <RecordNote />
      </Stack>
      {children(items)}
      <PageNumbers page={page} totalPages={totalPages} onPage={turn} />
    </Stack>
  )
}
