import { useDepositsQuery } from '@boardwalk/api-client/centres'
import { defineQuestion, pageUpTo, useQuestion } from '@boardwalk/shell/page-kit'
import { Stack } from '@boardwalk/ui'
import { MoneyList } from '../records/MoneyList.tsx'
import { DepositCard } from './DepositCard.tsx'

const PAGE_SIZE = 10
/** The server answers no page past the 10,000th deposit. */
const question = defineQuestion({ page: pageUpTo(10_000 / PAGE_SIZE) })

/** Deposits that are finished, newest first. */
export function ClosedDeposits() {
  const { asked, ask } = useQuestion(question)
  const query = useDepositsQuery({ state: 'CLOSED', pageNo: asked.page, pageSize: PAGE_SIZE })
  return (
    <Stack as="section" $gap="4">
      <MoneyList page="depositv2" query={query} pageNo={asked.page} onPage={(page) => ask({ page })}>
        {(deposit) => <DepositCard key={deposit.refNo} deposit={deposit} />}
      </MoneyList>
    </Stack>
  )
}
