import { useDepositMethodsQuery } from '@boardwalk/api-client/centres'
import { useTranslation } from '@boardwalk/i18n'
import { ListSkeleton, PageView } from '@boardwalk/shell/page-kit'
import { Stack } from '@boardwalk/ui'
import { useState } from 'react'
import { RecordNote } from '../records/RecordNote.tsx'
import { ClosedDeposits } from './ClosedDeposits.tsx'
import { ConfirmDeposit } from './ConfirmDeposit.tsx'
import { DepositForm } from './DepositForm.tsx'
import { OpenDeposits } from './OpenDeposits.tsx'
import type { Order } from './types.ts'

/** Deposits play money: open deposits, a form for a new one, and earlier ones. */
export function Deposit() {
  const { t } = useTranslation('member-centre')
  const query = useDepositMethodsQuery({})
  const [order, setOrder] = useState<Order | null>(null)
  return (
    <Stack $gap="6">
      <RecordNote />
      <OpenDeposits />
      {/* Outside the answer of the methods: an earlier deposit is followed without it. */}
      <ConfirmDeposit order={order} list={query.currentData?.list ?? []} onClose={() => setOrder(null)} />
      <PageView
        query={query}
        isEmpty={({ list }) => !list.some(({ status }) => status === 'UP')}
        empty={{ title: t('depositv2.noMethod'), hint: t('depositv2.noMethodHint') }}
        skeleton={<ListSkeleton />}
      >
        {(answer) => <DepositForm {...answer} onOrder={setOrder} />}
      </PageView>
      <ClosedDeposits />
    </Stack>
  )
}
