import { useTransactionsQuery } from '@boardwalk/api-client/centres'
import { RecordPage, useEmptyText, useQuestion, useToday } from '@boardwalk/shell/page-kit'
import { Stack } from '@boardwalk/ui'
import { Statement } from '../statement/Statement.tsx'
import { Found } from './Found.tsx'
import { filterOf, PAGE_SIZE, question } from './question.ts'
import { useChoices } from './use-choices.ts'

/** Account record: every entry of the member's ledger with its kind, reason, and balance before and after. */
export function TransactionHistory() {
  const asking = useQuestion(question)
  const { asked, ask } = asking
  const filter = filterOf(asked, useToday())
  const query = useTransactionsQuery({ ...filter, pageNo: asked.page, pageSize: PAGE_SIZE })
  const isFiltered = [asked.kind, asked.direction, asked.wallet].some((choice) => choice !== 'ALL')
  const empty = useEmptyText(asking, { page: 'member-centre:transactionHistory', isFiltered })
  return (
    <Stack $gap="3">
      <Statement />
      <RecordPage {...{ asking, query, empty }} choices={useChoices(asked)}>
        {(answer) => <Found answer={answer} filter={filter} ask={ask} />}
      </RecordPage>
    </Stack>
  )
}
