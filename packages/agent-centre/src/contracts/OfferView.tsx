import type { ContractKind } from '@boardwalk/api-client'
import { useAgentTeamQuery, useContractsQuery } from '@boardwalk/api-client/centres'
import { useTranslation } from '@boardwalk/i18n'
import { ListSkeleton, PageView } from '@boardwalk/shell/page-kit'
import { EmptyState, Heading, Stack } from '@boardwalk/ui'
import { AccountSearch } from '../parts/AccountSearch.tsx'
import { OfferForm } from './OfferForm.tsx'
import type { Ask, Asked } from './question.ts'
import { Terms } from './Terms.tsx'

type Props = { kind: ContractKind; asked: Asked; ask: Ask }

/** Direct downlines of one list; an agent with more finds the others by their names. */
const most = 100
const isLive = (status: string) => status === 'ACTIVE' || status === 'END_REQUESTED'

/** A new offer, below the agent's own terms, which no offer may exceed. */
export function OfferView({ kind, asked: { account }, ask }: Props) {
  const { t } = useTranslation('agent-centre')
  const own = useContractsQuery({ kind, view: 'MINE' })
  const team = useAgentTeamQuery({ pageSize: most, ...(account && { account }) })
  return (
    <PageView query={own} skeleton={<ListSkeleton />}>
      {({ list, allowed }) => {
        const mine = list.find(({ status }) => isLive(status))
        if (!/[1-9]/.test(allowed.maxRate)) {
          return <EmptyState title={t('contract.offer.noOwn')} hint={t('contract.offer.noOwnHint')} level={2} />
        }
        return (
          <Stack $gap="5">
            {mine && (
              <Stack as="section" $gap="2">
                <Heading level={2} size="card">
                  {t('contract.offer.mine')}
                </Heading>
                <Terms kind={kind} tiers={mine.tiers} />
              </Stack>
            )}
            <PageView
              query={team}
              isEmpty={({ totalCount }) => totalCount === 0 && !account}
              empty={{ title: t('overview.empty'), hint: t('overview.emptyHint') }}
              skeleton={<ListSkeleton />}
            >
              {({ list: accounts, totalCount }) => (
                <Stack $gap="4">
                  {(account || totalCount > most) && (
                    <AccountSearch key={account} value={account} onSearch={(next) => ask({ account: next })} />
                  )}
                  <OfferForm
                    {...{ kind, allowed, account }}
                    downlines={accounts.filter(({ level, type }) => level === 1 && (type === 0 || type === 1))}
                    onSent={() => ask({ view: 'DOWNLINE', account: '', status: 'ALL' })}
                  />
                </Stack>
              )}
            </PageView>
          </Stack>
        )
      }}
    </PageView>
  )
}
