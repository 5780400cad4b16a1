import { useAgentBetsQuery } from '@boardwalk/api-client/centres'
import { betSorts } from '@boardwalk/api-client/contract'
import { useTranslation } from '@boardwalk/i18n'
import { type Choice, RecordPage, useBetChoices, useEmptyText, useQuestion, useToday } from '@boardwalk/shell/page-kit'
import { Stack } from '@boardwalk/ui'
import { SavedFilters } from '../filters/SavedFilters.tsx'
import { useWhose } from '../parts/use-whose.tsx'
import { Found } from './Found.tsx'
import { type Asked, filterOf, PAGE_SIZE, question } from './question.ts'

/** Team betting: every bet of the team, of some of its accounts or of one. */
export function TeamBetting() {
  const asking = useQuestion(question)
  const { asked, ask } = asking
  const filter = filterOf(asked, useToday())
  const { sort, page } = asked
  const query = useAgentBetsQuery({ ...filter, sort, pageNo: page, pageSize: PAGE_SIZE })
  const isFiltered =
    [asked.category, asked.vendor, asked.state].some((choice) => choice !== 'ALL') || asked.account + asked.only !== ''
  const empty = useEmptyText(asking, { page: 'agent-centre:betting', isFiltered })
  return (
    <Stack $gap="3">
      <SavedFilters page="teamBetting" {...{ question, asking }} />
      <RecordPage {...{ asking, query, empty }} choices={useChoices(asked)} further={useWhose({ asked, ask })}>
        {(answer) => <Found {...{ answer, filter, asked, ask }} />}
      </RecordPage>
    </Stack>
  )
}

function useChoices(asked: Asked): Choice<Asked>[] {
  const { t } = useTranslation('agent-centre')
  const sort = betSorts.map((value) => ({ value, label: t(`sort.${value}`) }))
  return [...useBetChoices(asked), { name: 'sort', label: t('team.sortBy'), options: sort }]
}
