import { useDepositMethodsQuery } from '@boardwalk/api-client/centres'
import { useTranslation } from '@boardwalk/i18n'
import { ListSkeleton, PageView } from '@boardwalk/shell/page-kit'
import { Stack } from '@boardwalk/ui'
import { RecordNote } from '../records/RecordNote.tsx'
import { ClosedDeposits } from './ClosedDeposits.tsx'
import { DepositForm } from './DepositForm.tsx'
import { OpenDeposits } from './OpenDeposits.tsx'

/** Deposits play money: open deposits, a form for a new one, and earlier ones. */
export function Deposit() {
  const { t } = useTranslation('member-centre')
  const query = useDepositMethodsQuery({})
  return (
    <Stack $gap="6">
      <RecordNote />
      <OpenDeposits />
      <PageView
        query={query}
        isEmpty={({ list }) => !list.some(({ status }) => status === 'UP')}
        empty={{ title: t('depositv2.noMethod'), hint: t('depositv2.noMethodHint') }}
        skeleton={<ListSkeleton />}
      >
        {(answer) => <DepositForm {...answer} />}
      </PageView>
      <ClosedDeposits />
    </Stack>
  )
}
