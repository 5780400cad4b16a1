import { contractSorts } from '@boardwalk/api-client/contract'
import { useTranslation } from '@boardwalk/i18n'
import { FilterBar } from '@boardwalk/shell/page-kit'
import { Select } from '@boardwalk/ui'
import { AccountSearch } from '../parts/AccountSearch.tsx'
import { type Ask, type Asked, type ListView, statuses } from './question.ts'

const lists = { status: statuses, order: contractSorts } as const
const start = { status: 'ALL', account: '', order: 'newest' } as const

/** Which contracts: with one account, in one state, and in which order. Requests have no other state to choose. */
export function ContractFilters({ view, asked, ask }: { view: ListView; asked: Asked; ask: Ask }) {
  const { t } = useTranslation('agent-centre')
  const { status, account, order } = asked
  const shown = view === 'REQUESTS' ? (['order'] as const) : (['status', 'order'] as const)
  const words = {
    status: { label: t('column.status'), text: (value: string) => t(`contract.status.${value}`) },
    order: { label: t('team.sortBy'), text: (value: string) => t(`contract.order.${value}`) },
  }
  return (
    <FilterBar
      isNarrowed={status !== start.status || account !== start.account || order !== start.order}
      onReset={() => ask(start)}
      chosen={[...(account ? [account] : []), ...shown.map((name) => words[name].text(asked[name]))]}
    >
      {shown.map((name) => (
        <Select
          key={name}
          label={words[name].label}
          value={asked[name]}
          options={lists[name].map((value) => ({ value, label: words[name].text(value) }))}
          onChange={({ target }) => ask({ [name]: lists[name].find((one) => one === target.value) ?? start[name] })}
        />
      ))}
      <AccountSearch
        key={account}
        label={t('contract.exactAccount')}
        value={account}
        onSearch={(next) => ask({ account: next })}
      />
    </FilterBar>
  )
}
