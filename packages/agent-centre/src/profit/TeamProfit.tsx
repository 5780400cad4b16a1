import { useAgentPnlQuery } from '@boardwalk/api-client/centres'
import { teamFigures } from '@boardwalk/api-client/contract'
import { useTranslation } from '@boardwalk/i18n'
import { FilterBar, ListSkeleton, PageView, useQuestion, useToday } from '@boardwalk/shell/page-kit'
import { Select, Stack } from '@boardwalk/ui'
import { SavedFilters } from '../filters/SavedFilters.tsx'
import { AccountSearch } from '../parts/AccountSearch.tsx'
import { Found } from './Found.tsx'
import { filterOf, PAGE_SIZE, question } from './question.ts'

/** User profit and loss: the accounts behind a figure of the overview, the greatest first. */
export function TeamProfit() {
  const { t } = useTranslation('agent-centre')
  const asking = useQuestion(question)
  const { asked, ask, isNarrowed, reset } = asking
  const filter = filterOf(asked, useToday())
  const query = useAgentPnlQuery({ ...filter, pageNo: asked.page, pageSize: PAGE_SIZE })
  const options = teamFigures.map((value) => ({ value, label: t(`figure.${value}`) }))
  return (
    <Stack $gap="3">
      <SavedFilters page="userProfit" {...{ question, asking }} />
      <FilterBar
        isNarrowed={isNarrowed}
        onReset={reset}
        period={{ value: asked.period, onChange: (period) => ask({ period }) }}
        chosen={[t(`figure.${asked.figure}`)]}
      >
        <Select
          label={t('profit.figure')}
          value={asked.figure}
          options={options}
          onChange={({ target }) => ask({ figure: teamFigures.find((one) => one === target.value) ?? 'validBet' })}
        />
        <AccountSearch key={asked.account} value={asked.account} onSearch={(account) => ask({ account })} />
      </FilterBar>
      <PageView
        query={query}
        isEmpty={({ totalCount }) => totalCount === 0}
        empty={{ title: t('profit.empty'), hint: t('profit.emptyHint') }}
        skeleton={<ListSkeleton />}
      >
        {(answer) => <Found {...{ answer, asked, filter }} onPage={(page) => ask({ page })} />}
      </PageView>
    </Stack>
  )
}
