import type { ContractKind } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import { ZoneNote } from '@boardwalk/shell/feature'
import { useQuestion } from '@boardwalk/shell/page-kit'
import { Stack, Tabs, Text } from '@boardwalk/ui'
import { SavedFilters } from '../filters/SavedFilters.tsx'
import { useContractInfo } from '../menu/use-contract-info.ts'
import { useRights } from '../parts/use-rights.ts'
import { ContractFilters } from './ContractFilters.tsx'
import { ContractList } from './ContractList.tsx'
import { OfferView } from './OfferView.tsx'
import { questionOf, type View, views } from './question.ts'
import { Settlement } from './Settlement.tsx'
import { Settlements } from './Settlements.tsx'
import { Trail } from './Trail.tsx'
import { useSeesGiven } from './use-sees-given.ts'

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
          {asked.refNo ? <Settlement {...rest} /> : <Settlements {...rest} />}
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
            <OfferView {...rest} />
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
