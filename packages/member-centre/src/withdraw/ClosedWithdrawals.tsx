import { useWithdrawalsQuery } from '@boardwalk/api-client/centres'
import { defineQuestion, pageUpTo, useQuestion } from '@boardwalk/shell/page-kit'
import { Stack } from '@boardwalk/ui'
import { MoneyList } from '../records/MoneyList.tsx'
import { WithdrawalCard } from './WithdrawalCard.tsx'

const PAGE_SIZE = 10
/** The server answers no page past the 10,000th withdrawal. */
const question = defineQuestion({ page: pageUpTo(10_000 / PAGE_SIZE) })

/** Withdrawals that are finished, newest first. */
export function ClosedWithdrawals() {
  const { asked, ask } = useQuestion(question)
  const query = useWithdrawalsQuery({ state: 'CLOSED', pageNo: asked.page, pageSize: PAGE_SIZE })
  return (
    <Stack as="section" $gap="4">
      <MoneyList page="withdraw" query={query} pageNo={asked.page} onPage={(page) => ask({ page })}>
        {(withdrawal) => <WithdrawalCard key={withdrawal.refNo} withdrawal={withdrawal} />}
      </MoneyList>
    </Stack>
  )
}
