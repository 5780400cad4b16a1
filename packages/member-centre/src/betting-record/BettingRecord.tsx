import { useBetsQuery } from '@boardwalk/api-client/centres'
import { RecordPage, useBetChoices, useEmptyText, useQuestion, useToday } from '@boardwalk/shell/page-kit'
import { Found } from './Found.tsx'
import { filterOf, PAGE_SIZE, question } from './question.ts'

/** Betting record: every bet of the member with its result and the way to verify the round. */
export function BettingRecord() {
  const asking = useQuestion(question)
  const { asked, ask } = asking
  const filter = filterOf(asked, useToday())
  const query = useBetsQuery({ ...filter, pageNo: asked.page, pageSize: PAGE_SIZE })
  const isFiltered = [asked.category, asked.vendor, asked.state].some((choice) => choice !== 'ALL')
  const empty = useEmptyText(asking, { page: 'member-centre:personalHistoryCopy', isFiltered })
  return (
    <RecordPage {...{ asking, query, empty }} choices={useBetChoices(asked)}>
      {(answer) => <Found answer={answer} filter={filter} ask={ask} />}
    </RecordPage>
  )
}
