import type { Contract, ContractKind } from '@boardwalk/api-client'
import { useContractsQuery } from '@boardwalk/api-client/centres'
import { useTranslation } from '@boardwalk/i18n'
import { lazyPage } from '@boardwalk/shell/feature'
import { ListSkeleton, PageNumbers, PageView, pageOf, toFirstPage, useEmptyState } from '@boardwalk/shell/page-kit'
import { Stack } from '@boardwalk/ui'
import { Suspense, useState } from 'react'
import { useRights } from '../parts/use-rights.ts'
import { ContractCard } from './ContractCard.tsx'
import { type Ask, type Asked, contractFilterOf, type ListView, PAGE_SIZE } from './question.ts'
import { StepDialog } from './StepDialog.tsx'
import { type Side, type Step, sideOf, stepsOf } from './steps.ts'
import { useWrites } from './use-writes.ts'

const ContractFile = lazyPage(() => import('./ContractFile.tsx').then((module) => module.ContractFile))

type Props = { kind: ContractKind; view: ListView; asked: Asked; ask: Ask }

/** Contracts of one kind; with the newest first a contract's earlier versions are below it. */
export function ContractList({ kind, view, asked, ask }: Props) {
  const { mayWrite, mayOffer } = useRights()
  const filter = contractFilterOf(view, asked)
  const query = useContractsQuery({ kind, ...filter, sort: asked.order, pageNo: asked.page, pageSize: PAGE_SIZE })
  const empty = useEmpty({ view, asked, ask })
  const writes = useWrites(kind)
  const [open, setOpen] = useState<{ contract: Contract; step: Step } | null>(null)
  const offerTo = (contract: Contract, side: Side) =>
    mayOffer && side === 'UPLINE' && contract.status === 'ACTIVE'
      ? () => ask({ view: 'OFFER', account: contract.downline.account })
      : undefined
  return (
    <>
      <PageView query={query} isEmpty={({ list }) => list.length === 0} empty={empty} skeleton={<ListSkeleton />}>
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
              <Suspense fallback={null}>
                <ContractFile {...{ kind, filter }} />
              </Suspense>
              <PageNumbers page={page} totalPages={totalPages} onPage={(next) => ask({ page: next })} />
            </Stack>
          )
        }}
      </PageView>
      {open && <StepDialog {...open} writes={writes} onClose={() => setOpen(null)} />}
    </>
  )
}

function useEmpty({ view, asked, ask }: Omit<Props, 'kind'>) {
  const { t } = useTranslation('agent-centre')
  const empty = useEmptyState()
  const { status, account } = contractFilterOf(view, asked)
  const first = toFirstPage(asked.page, (page) => ask({ page }))
  if (first) return empty('record.beyond', first)
  if (account || status !== 'ALL') {
    const act = () => ask({ account: '', status: 'ALL' })
    return empty('agent-centre:contract.narrowed', { label: 'resetFilters', act })
  }
  return { title: t(`contract.empty.${view}`), hint: t(`contract.emptyHint.${view}`) }
}
