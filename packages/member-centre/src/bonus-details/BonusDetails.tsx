import { useBonusesQuery } from '@boardwalk/api-client/centres'
import { useTranslation } from '@boardwalk/i18n'
import { RecordPage, useEmptyText, useQuestion, useToday } from '@boardwalk/shell/page-kit'
import { useRefetchOnMoney } from '../records/use-refetch-on-money.ts'
import { Found } from './Found.tsx'
import { filterOf, PAGE_SIZE, question, states } from './question.ts'

/** Record of bonuses: each with its wagering, its state, and the part that became cash. */
export function BonusDetails() {
  const { t } = useTranslation('member-centre')
  const asking = useQuestion(question)
  const { asked, ask } = asking
  const filter = filterOf(asked, useToday())
  const query = useBonusesQuery({ ...filter, pageNo: asked.page, pageSize: PAGE_SIZE })
  useRefetchOnMoney(query.refetch)
  const empty = useEmptyText(asking, { page: 'member-centre:bonusDetails', isFiltered: asked.state !== 'ALL' })
  const options = states.map((value) => ({ value, label: t(`bonusDetails.states.${value}`) }))
  return (
    <RecordPage {...{ asking, query, empty }} choices={[{ name: 'state', label: t('bonusDetails.state'), options }]}>
      {(answer) => <Found answer={answer} filter={filter} ask={ask} />}
    </RecordPage>
  )
}
