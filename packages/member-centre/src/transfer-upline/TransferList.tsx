import { useTransfersQuery } from '@boardwalk/api-client/centres'
import { useTranslation } from '@boardwalk/i18n'
import { useOverlay } from '@boardwalk/shell/feature'
import { defineQuestion, pageUpTo, useQuestion, useToday } from '@boardwalk/shell/page-kit'
import { Button, Row, Stack } from '@boardwalk/ui'
import { addDays } from '@boardwalk/ui/calendar'
import { MoneyList } from '../records/MoneyList.tsx'
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
  const toRecord = useOverlay().to('member', 'transactionHistory')
  return (
    <Stack as="section" $gap="4">
      <MoneyList page="transferUpline" query={query} pageNo={asked.page} onPage={(page) => ask({ page })}>
        {(transfer) => <TransferCard key={`${transfer.refNo} ${transfer.direction}`} transfer={transfer} />}
      </MoneyList>
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
