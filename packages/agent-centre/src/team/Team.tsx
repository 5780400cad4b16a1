import { useAgentTeamQuery } from '@boardwalk/api-client/centres'
import { teamSorts } from '@boardwalk/api-client/contract'
import { useTranslation } from '@boardwalk/i18n'
import { FilterBar, ListSkeleton, PageNumbers, PageView, pageOf, useQuestion } from '@boardwalk/shell/page-kit'
import { Select, Stack } from '@boardwalk/ui'
import { AccountSearch } from '../parts/AccountSearch.tsx'
import { askedOf, question } from './question.ts'
import { TeamPath } from './TeamPath.tsx'
import { TeamTable } from './TeamTable.tsx'

/** Team management: the direct downlines of an account, a level deeper with each account that is opened. */
export function Team() {
  const { t } = useTranslation('agent-centre')
  const { asked, ask, isNarrowed, reset } = useQuestion(question)
  const query = useAgentTeamQuery(askedOf(asked))
  const options = teamSorts.map((value) => ({ value, label: t(`team.sort.${value}`) }))
  const open = (under: string) => ask({ under, account: '' })
  return (
    <Stack $gap="3">
      <FilterBar isNarrowed={isNarrowed} onReset={reset} chosen={[t(`team.sort.${asked.sort}`)]}>
        <AccountSearch key={asked.account} value={asked.account} onSearch={(account) => ask({ account })} />
        <Select
          label={t('team.sortBy')}
          value={asked.sort}
          options={options}
          onChange={({ target }) => ask({ sort: teamSorts.find((sort) => sort === target.value) ?? 'account' })}
        />
      </FilterBar>
      {asked.under && <TeamPath path={query.data?.path ?? []} onOpen={open} />}
      <PageView
        query={query}
        isEmpty={({ totalCount }) => totalCount === 0}
        empty={{ title: t('team.empty'), hint: t('team.emptyHint') }}
        skeleton={<ListSkeleton />}
      >
        {(answer) => {
          const { items, page, totalPages } = pageOf.numbered(answer)
          return (
            <Stack $gap="4">
              <TeamTable rows={items} onOpen={open} />
              <PageNumbers page={page} totalPages={totalPages} onPage={(next) => ask({ page: next })} />
            </Stack>
          )
        }}
      </PageView>
    </Stack>
  )
}
