import { useWithdrawInfoQuery } from '@boardwalk/api-client/centres'
import { ListSkeleton, PageView } from '@boardwalk/shell/page-kit'
import { Stack } from '@boardwalk/ui'
import { RecordNote } from '../records/RecordNote.tsx'
import { useRefetchOnMoney } from '../records/use-refetch-on-money.ts'
import { ClosedWithdrawals } from './ClosedWithdrawals.tsx'
import { OpenWithdrawals } from './OpenWithdrawals.tsx'
import { WithdrawForm } from './WithdrawForm.tsx'

/** Takes play money out: open withdrawals, a new one, and past ones. */
export function Withdraw() {
  const query = useWithdrawInfoQuery({})
  useRefetchOnMoney(query.refetch)
  return (
    <Stack $gap="6">
      <RecordNote />
      <OpenWithdrawals />
      <PageView query={query} skeleton={<ListSkeleton />}>
        {(info) => <WithdrawForm info={info} />}
      </PageView>
      <ClosedWithdrawals />
    </Stack>
  )
}
