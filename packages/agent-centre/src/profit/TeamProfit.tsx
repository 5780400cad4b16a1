import { useAgentPnlQuery } from '@boardwalk/api-client/centres'
import { useTranslation } from '@boardwalk/i18n'
import {
  type Choice,
  RecordPage,
  toFirstPage,
  useEmptyState,
  useGameChoices,
  useQuestion,
  useToday,
} from '@boardwalk/shell/page-kit'
import { Stack } from '@boardwalk/ui'
import { SavedFilters } from '../filters/SavedFilters.tsx'
import { AccountSearch } from '../parts/AccountSearch.tsx'
import { Found } from './Found.tsx'
import { type Asked, answerable, figuresOf, filterOf, PAGE_SIZE, question, sortsOf } from './question.ts'

/** User profit and loss: the accounts behind a figure of the overview, the greatest first or in another order. */
export function TeamProfit() {
  const { t } = useTranslation('agent-centre')
  const asking = useQuestion(question)
  const { ask, isNarrowed, reset } = asking
  const asked = answerable(asking.asked)
  const filter = filterOf(asked, useToday())
  const { account, sort, page } = asked
  const query = useAgentPnlQuery({ ...filter, sort, pageNo: page, pageSize: PAGE_SIZE })
  const empty = useEmptyState()
  const first = toFirstPage(page, (next) => ask({ page: next }))
  const all = isNarrowed ? { label: 'resetFilters', act: reset } : undefined
  const search = {
    controls: <AccountSearch key={account} value={account} onSearch={(next) => ask({ account: next })} />,
    chosen: account ? [t('search.begins', { account })] : [],
  }
  return (
    <Stack $gap="3">
      <SavedFilters page="userProfit" {...{ question, asking }} />
      <RecordPage
        asking={{ ...asking, asked }}
        choices={useChoices(asked)}
        further={search}
        query={query}
        empty={first ? empty('record.beyond', first) : empty('agent-centre:profit.empty', all)}
      >
        {(answer) => <Found {...{ answer, asked, filter }} onPage={(next) => ask({ page: next })} />}
      </RecordPage>
    </Stack>
  )
}

function useChoices(asked: Asked): Choice<Asked>[] {
  const { t } = useTranslation('agent-centre')
  const figures = figuresOf(asked).map((value) => ({ value, label: t(`figure.${value}`) }))
  const sorts = sortsOf(asked).map((value) => ({ value, label: t(`profit.sort.${value}`) }))
  return [
    { name: 'figure', label: t('profit.figure'), options: figures },
    ...useGameChoices(asked),
    { name: 'sort', label: t('team.sortBy'), options: sorts },
  ]
}
