import type { ContractKind } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import { lazyPage, ZoneNote } from '@boardwalk/shell/feature'
import { ListSkeleton, useQuestion } from '@boardwalk/shell/page-kit'
import { Stack, Tabs, Text } from '@boardwalk/ui'
import { Suspense } from 'react'
import { SavedFilters } from '../filters/SavedFilters.tsx'
import { useContractInfo } from '../menu/use-contract-info.ts'
import { useRights } from '../parts/use-rights.ts'
import { ContractFilters } from './ContractFilters.tsx'
import { ContractList } from './ContractList.tsx'
import { questionOf, type View, views } from './question.ts'
import { Trail } from './Trail.tsx'
import { useSeesGiven } from './use-sees-given.ts'

/** The form and the tables load when they are opened, because most visits only read the contracts. */
const OfferView = lazyPage(() => import('./OfferView.tsx').then((module) => module.OfferView))
const Settlement = lazyPage(() => import('./Settlement.tsx').then((module) => module.Settlement))
const Settlements = lazyPage(() => import('./Settlements.tsx').then((module) => module.Settlements))

/** Contracts of one kind: the agent's own, those of its downlines, requests, a new offer, and their payments. */
export function ContractPage({ kind }: { kind: ContractKind }) {
  const { t } = useTranslation('agent-centre')
  const question = questionOf(kind)
  const asking = useQuestion(question)
  const { asked, ask } = asking
  const { mayOffer } = useRights()
  const seesGiven = useSeesGiven()
  const waiting = useContractInfo().currentData?.pending.filter((contract) => contract.kind === kind)
  const isShown: Partial<Record<View, boolean>> = { DOWNLINE: seesGiven, OFFER: mayOffer }
  const shown = views.filter((view) => isShown[view] ?? true)
  const view = shown.find((one) => one === asked.view) ?? 'MINE'
  const rest = { kind, asked, ask }
  const hasFilters = asked.contract ? asked.refNo === '' : view !== 'OFFER'
  return (
    <Stack $gap="4">
      <Text $size="sm" $tone="muted">
        {t(`contract.about.${kind}`)}
      </Text>
      {hasFilters && <SavedFilters page={`contracts.${kind}`} {...{ question, asking }} />}
      {asked.contract ? (
        <>
          <Trail {...rest} />
          <Suspense fallback={<ListSkeleton />}>
            {asked.refNo ? <Settlement {...rest} /> : <Settlements {...rest} />}
          </Suspense>
        </>
      ) : (
        <Tabs
          label={t('contract.view.label')}
          value={view}
          onChange={(next) => ask({ ...question.fallback, view: next })}
          tabs={shown.map((id) => ({
            ...{ id, label: t(`contract.view.${id}`) },
            count: id === 'REQUESTS' ? (waiting?.length ?? 0) : 0,
          }))}
        >
          {view === 'OFFER' ? (
            <Suspense fallback={<ListSkeleton />}>
              <OfferView {...rest} />
            </Suspense>
          ) : (
            <Stack $gap="4">
              <ContractFilters {...rest} view={view} />
              <ContractList {...rest} view={view} />
            </Stack>
          )}
        </Tabs>
      )}
      <Text $size="sm" $tone="muted">
        {t('notRealMoney')}
      </Text>
      <ZoneNote />
    </Stack>
  )
}
