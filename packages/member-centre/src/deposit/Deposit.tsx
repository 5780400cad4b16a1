import { useDepositMethodsQuery } from '@boardwalk/api-client/centres'
import { useTranslation } from '@boardwalk/i18n'
import { ListSkeleton, PageView } from '@boardwalk/shell/page-kit'
import { useWrite } from '@boardwalk/shell/write'
import { Stack } from '@boardwalk/ui'
import { useState } from 'react'
import { RecordNote } from '../records/RecordNote.tsx'
import { ClosedDeposits } from './ClosedDeposits.tsx'
import { ConfirmDeposit } from './ConfirmDeposit.tsx'
import { DepositForm } from './DepositForm.tsx'
import { OpenDeposits } from './OpenDeposits.tsx'
import type { Offer, Order } from './types.ts'

/** Deposits play money: open deposits, a form for a new one, and earlier ones. */
export function Deposit() {
  const { t } = useTranslation('member-centre')
  const query = useDepositMethodsQuery({})
  const write = useWrite('createDeposit', 'deposit')
  const [order, setOrder] = useState<Order | null>(null)
  const [agreed, setAgreed] = useState<readonly Offer[]>([])
  const ask = (next: Order, offer: Offer | null) => {
    setOrder(next)
    if (offer) setAgreed((known) => [offer, ...known])
  }
  return (
    <Stack $gap="6">
      <RecordNote />
      <OpenDeposits />
      {/* Outside the answer of the methods: an earlier deposit is followed without it. */}
      <ConfirmDeposit
        {...{ write, order, agreed }}
        list={query.currentData?.list ?? []}
        onClose={() => setOrder(null)}
      />
      <PageView
        query={query}
        isEmpty={({ list }) => !list.some(({ status }) => status === 'UP')}
        empty={{ title: t('depositv2.noMethod'), hint: t('depositv2.noMethodHint') }}
        skeleton={<ListSkeleton />}
      >
        {(answer) => (
          <DepositForm {...answer} used={write.phase === 'done' ? write.body?.promoId : undefined} onOrder={ask} />
        )}
      </PageView>
      <ClosedDeposits />
    </Stack>
  )
}
