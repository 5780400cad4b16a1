import { useAgentIncomeQuery } from '@boardwalk/api-client/centres'
import { incomeSorts } from '@boardwalk/api-client/contract'
import { useTranslation } from '@boardwalk/i18n'
import { type Choice, RecordPage, useEmptyText, useQuestion, useToday } from '@boardwalk/shell/page-kit'
import { Stack } from '@boardwalk/ui'
import { SavedFilters } from '../filters/SavedFilters.tsx'
import { Found } from './Found.tsx'
import { type Asked, filterOf, PAGE_SIZE, question, sources } from './question.ts'

/** My income: the payments of the agent's contracts and its rebates, down to the rounds behind them. */
export function MyIncome() {
  const asking = useQuestion(question)
  const { asked, ask } = asking
  const filter = filterOf(asked, useToday())
  const { sort, page } = asked
  const query = useAgentIncomeQuery({ ...filter, sort, pageNo: page, pageSize: PAGE_SIZE })
  const empty = useEmptyText(asking, { page: 'agent-centre:income', isFiltered: asked.source !== 'ALL' })
  return (
    <Stack $gap="3">
      <SavedFilters page="myIncome" {...{ question, asking }} />
      <RecordPage {...{ asking, query, empty }} choices={useChoices()}>
        {(answer) => <Found {...{ answer, filter, ask }} />}
      </RecordPage>
    </Stack>
  )
}

function useChoices(): Choice<Asked>[] {
  const { t } = useTranslation('agent-centre')
  const source = (['ALL', ...sources] as const).map((value) => ({ value, label: t(`income.source.${value}`) }))
  return [
    { name: 'source', label: t('income.sourceOf'), options: source },
    {
      name: 'sort',
      label: t('team.sortBy'),
      options: incomeSorts.map((value) => ({ value, label: t(`sort.${value}`) })),
    },
  ]
}
