import type { ContractKind } from '@boardwalk/api-client'
import { useContractSettlementsQuery } from '@boardwalk/api-client/centres'
import { incomeSorts } from '@boardwalk/api-client/contract'
import { useTranslation } from '@boardwalk/i18n'
import { RecordPage, useEmptyText, useToday } from '@boardwalk/shell/page-kit'
import { Switch } from '@boardwalk/ui'
import { kinds } from './kinds.ts'
import { type Ask, type Asked, PAGE_SIZE, questionOf, settlementFilterOf } from './question.ts'
import { SettlementsFound } from './SettlementsFound.tsx'

type Props = { kind: ContractKind; asked: Asked; ask: Ask }

/** Payments of a contract, window by window. Of windows of minutes, those with nothing to pay show on request. */
export function Settlements({ kind, asked, ask }: Props) {
  const { t } = useTranslation('agent-centre')
  const { isByDay } = kinds[kind]
  const filter = settlementFilterOf(kind, asked, useToday())
  const query = useContractSettlementsQuery({ ...filter, sort: asked.sort, pageNo: asked.page, pageSize: PAGE_SIZE })
  const asking = useOwnFilters({ kind, asked, ask })
  const empty = useEmptyText(asking, { page: `agent-centre:contract.settled.${filter.show}`, isFiltered: false })
  const unpaid = (
    <Switch
      label={t('contract.showUnpaid')}
      checked={asked.show === 'ALL'}
      onChange={({ target }) => ask({ show: target.checked ? 'ALL' : 'PAYING' })}
    />
  )
  const sorts = incomeSorts.map((value) => ({ value, label: t(`sort.${value}`) }))
  return (
    <RecordPage
      {...{ asking, query, empty }}
      choices={[{ name: 'sort', label: t('team.sortBy'), options: sorts }]}
      {...(!isByDay && { further: { controls: unpaid, chosen: [] } })}
    >
      {(answer) => <SettlementsFound {...{ kind, answer, filter, ask }} />}
    </RecordPage>
  )
}

/** A reset leaves the contract open. */
function useOwnFilters({ kind, asked, ask }: Props) {
  const { fallback, isNarrowed } = questionOf(kind)
  const { period, sort, show } = fallback
  const own = { period: asked.period, sort: asked.sort, show: asked.show }
  return { asked, ask, isNarrowed: isNarrowed({ ...fallback, ...own }), reset: () => ask({ period, sort, show }) }
}
