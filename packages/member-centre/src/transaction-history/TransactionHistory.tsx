import { useTransactionsQuery } from '@boardwalk/api-client/centres'
import { ListSkeleton, PageView, useQuestion, useToday } from '@boardwalk/shell/page-kit'
import { Stack } from '@boardwalk/ui'
import { Filters } from './Filters.tsx'
import { Found } from './Found.tsx'
import { filterOf, PAGE_SIZE, question } from './question.ts'
import { useEmptyText } from './use-empty-text.tsx'

/** Account record: every entry of the member's ledger, with what it was, why, and the balance before and after. */
export function TransactionHistory() {
  const asking = useQuestion(question)
  const { asked, ask } = asking
  const filter = filterOf(asked, useToday())
  const query = useTransactionsQuery({ ...filter, pageNo: asked.page, pageSize: PAGE_SIZE })
  const empty = useEmptyText(asking)
  return (
    <Stack $gap="3">
      <Filters {...asking} />
      <PageView query={query} isEmpty={({ list }) => list.length === 0} empty={empty} skeleton={<ListSkeleton />}>
        {(answer) => <Found answer={answer} filter={filter} ask={ask} />}
      </PageView>
    </Stack>
  )
}
