import { useBonusesQuery } from '@boardwalk/api-client/centres'
import type { Bonus } from '@boardwalk/api-client/contract'
import { useTranslation } from '@boardwalk/i18n'
import { RecordPage, useEmptyText, useQuestion, useToday } from '@boardwalk/shell/page-kit'
import { useWrite, WriteNotice } from '@boardwalk/shell/write'
import { Stack } from '@boardwalk/ui'
import { useState } from 'react'
import { useRefetchOnMoney } from '../records/use-refetch-on-money.ts'
import { Found } from './Found.tsx'
import { GiveUpDialog } from './GiveUpDialog.tsx'
import { filterOf, PAGE_SIZE, question, states } from './question.ts'

/** Record of bonuses: each with its wagering, its state, the part that became cash, and the way out of an open one. */
export function BonusDetails() {
  const { t } = useTranslation('member-centre')
  const asking = useQuestion(question)
  const { asked, ask } = asking
  const filter = filterOf(asked, useToday())
  const query = useBonusesQuery({ ...filter, pageNo: asked.page, pageSize: PAGE_SIZE })
  useRefetchOnMoney(query.refetch)
  const empty = useEmptyText(asking, { page: 'member-centre:bonusDetails', isFiltered: asked.state !== 'ALL' })
  const options = states.map((value) => ({ value, label: t(`bonusDetails.states.${value}`) }))
  const write = useWrite('giveUpBonus', 'give-up')
  const [chosen, setChosen] = useState<Bonus | null>(null)
  return (
    <Stack $gap="3">
      {/* Of one that a reload interrupted. */}
      {!chosen && <WriteNotice write={write} />}
      <RecordPage {...{ asking, query, empty }} choices={[{ name: 'state', label: t('bonusDetails.state'), options }]}>
        {(answer) => <Found {...{ answer, filter, ask }} onGiveUp={setChosen} />}
      </RecordPage>
      {chosen && <GiveUpDialog key={chosen.id} bonus={chosen} write={write} onClose={() => setChosen(null)} />}
    </Stack>
  )
}
