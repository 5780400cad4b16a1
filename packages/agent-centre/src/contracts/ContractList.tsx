import type { Contract, ContractKind } from '@boardwalk/api-client'
import { useContractsQuery } from '@boardwalk/api-client/centres'
import { useTranslation } from '@boardwalk/i18n'
import { ListSkeleton, PageNumbers, PageView, pageOf } from '@boardwalk/shell/page-kit'
import { Stack } from '@boardwalk/ui'
import { useState } from 'react'
import { useRights } from '../parts/use-rights.ts'
import { ContractCard } from './ContractCard.tsx'
import { type Ask, type Asked, PAGE_SIZE } from './question.ts'
import { StepDialog } from './StepDialog.tsx'
import { type Side, type Step, sideOf, stepsOf } from './steps.ts'
import { useWrites } from './use-writes.ts'

type Props = { kind: ContractKind; view: 'MINE' | 'DOWNLINE' | 'REQUESTS'; asked: Asked; ask: Ask }

/** Contracts of one kind, the newest first, so that a contract's earlier versions are below it. */
export function ContractList({ kind, view, asked, ask }: Props) {
  const { t } = useTranslation('agent-centre')
  const { mayWrite, mayOffer } = useRights()
  const { status, account, page: pageNo } = asked
  const narrow = view === 'DOWNLINE' ? { status, ...(account && { account }) } : {}
  const query = useContractsQuery({ kind, view, pageNo, pageSize: PAGE_SIZE, ...narrow })
  const writes = useWrites(kind)
  const [open, setOpen] = useState<{ contract: Contract; step: Step } | null>(null)
  const offerTo = (contract: Contract, side: Side) =>
    mayOffer && side === 'UPLINE' && contract.status === 'ACTIVE'
      ? () => ask({ view: 'OFFER', account: contract.downline.account })
      : undefined
  return (
    <>
      <PageView
        query={query}
        isEmpty={({ list }) => list.length === 0}
        empty={{ title: t(`contract.empty.${view}`), hint: t(`contract.emptyHint.${view}`) }}
        skeleton={<ListSkeleton />}
      >
        {(answer) => {
          const { items, page, totalPages } = pageOf.numbered(answer)
          return (
            <Stack $gap="4">
              {items.map((contract) => {
                const side = sideOf(view, contract)
                return (
                  <ContractCard
                    key={contract.id}
                    {...{ contract, side }}
                    steps={mayWrite ? stepsOf(contract, side, answer.allowed.mayForce) : []}
                    onStep={(step) => setOpen({ contract, step })}
                    onSettlements={() => ask({ contract: contract.id })}
                    onOffer={offerTo(contract, side)}
                  />
                )
              })}
              <PageNumbers page={page} totalPages={totalPages} onPage={(next) => ask({ page: next })} />
            </Stack>
          )
        }}
      </PageView>
      {open && <StepDialog {...open} writes={writes} onClose={() => setOpen(null)} />}
    </>
  )
}
