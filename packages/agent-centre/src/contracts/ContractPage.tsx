import type { ContractKind } from '@boardwalk/api-client'
import { useConsolidatedFundsQuery } from '@boardwalk/api-client/centres'
import { useTranslation } from '@boardwalk/i18n'
import { useSession, ZoneNote } from '@boardwalk/shell/feature'
import { useQuestion } from '@boardwalk/shell/page-kit'
import { Stack, Tabs, Text } from '@boardwalk/ui'
import { ContractFilters } from './ContractFilters.tsx'
import { ContractList } from './ContractList.tsx'
import { OfferView } from './OfferView.tsx'
import { question, type View, views } from './question.ts'
import { Settlement } from './Settlement.tsx'
import { Settlements } from './Settlements.tsx'
import { Trail } from './Trail.tsx'

/** Agents and head agents offer contracts; affiliates only hold what the house offers. */
const offerers = [1, 2]
const ofOthers: readonly View[] = ['DOWNLINE', 'OFFER']

/** Contracts of one kind: the agent's own, those of its downlines, requests, a new offer, and what they paid. */
export function ContractPage({ kind }: { kind: ContractKind }) {
  const { t } = useTranslation('agent-centre')
  const { asked, ask } = useQuestion(question)
  const mayOffer = offerers.includes(useSession().isAgent)
  const waiting = useConsolidatedFundsQuery({}).currentData?.pending.filter((contract) => contract.kind === kind)
  const shown = views.filter((view) => mayOffer || !ofOthers.includes(view))
  const view = shown.find((one) => one === asked.view) ?? 'MINE'
  const rest = { kind, asked, ask }
  return (
    <Stack $gap="4">
      <Text $size="sm" $tone="muted">
        {t(`contract.about.${kind}`)}
      </Text>
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
              {view === 'DOWNLINE' && <ContractFilters {...rest} />}
              <ContractList {...rest} view={view} mayOffer={mayOffer} />
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
