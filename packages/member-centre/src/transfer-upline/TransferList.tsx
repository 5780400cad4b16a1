import { useTransfersQuery } from '@boardwalk/api-client/centres'
import { useTranslation } from '@boardwalk/i18n'
import { useOverlay } from '@boardwalk/shell/feature'
import {
  defineQuestion,
  ListSkeleton,
  PageNumbers,
  PageView,
  pageOf,
  pageUpTo,
  toFirstPage,
  useEmptyState,
  useQuestion,
  useToday,
} from '@boardwalk/shell/page-kit'
import { Button, Heading, Row, Stack } from '@boardwalk/ui'
import { addDays } from '@boardwalk/ui/calendar'
import { useRefetchOnMoney } from '../records/use-refetch-on-money.ts'
import { TransferCard } from './TransferCard.tsx'

const PAGE_SIZE = 10
const DAYS = 30
/** The server answers no page past the 10,000th transfer. */
const question = defineQuestion({ page: pageUpTo(10_000 / PAGE_SIZE) })

/** Transfers of the last 30 days, newest first; the account record has earlier ones. */
export function TransferList() {
  const { t } = useTranslation('member-centre')
  const { asked, ask } = useQuestion(question)
  const today = useToday()
  const days = { startDate: addDays(today, 1 - DAYS), endDate: today }
  const query = useTransfersQuery({ ...days, pageNo: asked.page, pageSize: PAGE_SIZE })
  useRefetchOnMoney(query.refetch)
  const state = useEmptyState()
  const first = toFirstPage(asked.page, (page) => ask({ page }))
  const toRecord = useOverlay().to('member', 'transactionHistory')
  return (
    <Stack as="section" $gap="4">
      <Heading level={2} size="section">
        {t('transferUpline.past')}
      </Heading>
      <PageView
        query={query}
        isEmpty={({ list }) => list.length === 0}
        empty={first ? state('record.beyond', first) : state('member-centre:transferUpline.empty')}
        skeleton={<ListSkeleton />}
      >
        {(answer) => {
          const { items, page, totalPages } = pageOf.numbered(answer)
          return (
            <Stack $gap="5">
              {items.map((transfer) => (
                <TransferCard key={`${transfer.refNo} ${transfer.direction}`} transfer={transfer} />
              ))}
              <PageNumbers page={page} totalPages={totalPages} onPage={(next) => ask({ page: next })} />
            </Stack>
          )
        }}
      </PageView>
      {toRecord && (
        <Row>
          <Button variant="ghost" onClick={toRecord}>
            {t('transferUpline.earlier')}
          </Button>
        </Row>
      )}
    </Stack>
  )
}
