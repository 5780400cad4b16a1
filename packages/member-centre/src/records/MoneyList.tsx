import { useTranslation } from '@boardwalk/i18n'
import {
  ListSkeleton,
  PageNumbers,
  type PageQuery,
  PageView,
  pageOf,
  toFirstPage,
  useEmptyState,
} from '@boardwalk/shell/page-kit'
import { Heading, Stack } from '@boardwalk/ui'
import type { ReactNode } from 'react'

type Answer<Row> = Parameters<typeof pageOf.numbered<Row>>[0]
type Props<Row> = {
  /** Its texts are `past`, `empty` and `emptyHint` of this page. */
  page: 'depositv2' | 'withdraw' | 'transferUpline'
  query: PageQuery<Answer<Row>>
  pageNo: number
  onPage: (page: number) => void
  /** The card of a row, with its key. */
  children: (row: Row) => ReactNode
}

/** Earlier movements of a money form, newest first, below the form. */
export function MoneyList<Row>({ page: name, query, pageNo, onPage, children }: Props<Row>) {
  const { t } = useTranslation('member-centre')
  const state = useEmptyState()
  const first = toFirstPage(pageNo, onPage)
  return (
    <>
      <Heading level={2} size="section">
        {t(`${name}.past`)}
      </Heading>
      <PageView
        query={query}
        isEmpty={({ list }) => list.length === 0}
        empty={first ? state('record.beyond', first) : state(`member-centre:${name}.empty`)}
        skeleton={<ListSkeleton />}
      >
        {(answer) => {
          const { items, page, totalPages } = pageOf.numbered(answer)
          return (
            <Stack $gap="5">
              {items.map(children)}
              <PageNumbers page={page} totalPages={totalPages} onPage={onPage} />
            </Stack>
          )
        }}
      </PageView>
    </>
  )
}
