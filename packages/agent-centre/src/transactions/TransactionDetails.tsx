import { useAgentTransactionsQuery } from '@boardwalk/api-client/centres'
import { entrySorts } from '@boardwalk/api-client/contract'
import { useTranslation } from '@boardwalk/i18n'
import {
  type Choice,
  RecordPage,
  useEmptyText,
  useEntryChoices,
  useQuestion,
  useToday,
} from '@boardwalk/shell/page-kit'
import { Stack } from '@boardwalk/ui'
import { SavedFilters } from '../filters/SavedFilters.tsx'
import { useWhose } from '../parts/use-whose.tsx'
import { Found } from './Found.tsx'
import { type Asked, filterOf, kinds, PAGE_SIZE, question } from './question.ts'

/** Transaction details: every ledger entry of the team, of some of its accounts or of one. */
export function TransactionDetails() {
  const asking = useQuestion(question)
  const { asked, ask } = asking
  const filter = filterOf(asked, useToday())
  const { sort, page } = asked
  const query = useAgentTransactionsQuery({ ...filter, sort, pageNo: page, pageSize: PAGE_SIZE })
  const isFiltered = asked.kind !== 'ALL' || asked.direction !== 'ALL' || asked.account + asked.only !== ''
  const empty = useEmptyText(asking, { page: 'agent-centre:transactions', isFiltered })
  return (
    <Stack $gap="3">
      <SavedFilters page="transactionDetails" {...{ question, asking }} />
      <RecordPage {...{ asking, query, empty }} choices={useChoices()} further={useWhose({ asked, ask })}>
        {(answer) => <Found {...{ answer, filter, asked, ask }} />}
      </RecordPage>
    </Stack>
  )
}

function useChoices(): Choice<Asked>[] {
  const { t } = useTranslation('agent-centre')
  const [{ label }, direction] = useEntryChoices()
  const kindName = (kind: (typeof kinds)[number]) =>
    t(kind === 'GIFTS' ? 'page-kit:play.bonus' : `page-kit:group.${kind}`)
  return [
    { name: 'kind', label, options: kinds.map((value) => ({ value, label: kindName(value) })) },
    direction,
    {
      name: 'sort',
      label: t('team.sortBy'),
      options: entrySorts.map((value) => ({ value, label: t(`sort.${value}`) })),
    },
  ]
}
