import { useTranslation } from '@boardwalk/i18n'
import { FilterBar } from '@boardwalk/shell/page-kit'
import { Select } from '@boardwalk/ui'
import { AccountSearch } from '../parts/AccountSearch.tsx'
import { type Ask, type Asked, statuses } from './question.ts'

/** Which contracts of the downlines: of one account, in one state. */
export function ContractFilters({ asked: { status, account }, ask }: { asked: Asked; ask: Ask }) {
  const { t } = useTranslation('agent-centre')
  const text = (value: (typeof statuses)[number]) => t(`contract.status.${value}`)
  return (
    <FilterBar
      isNarrowed={status !== 'ALL' || account !== ''}
      onReset={() => ask({ status: 'ALL', account: '' })}
      chosen={[text(status), ...(account ? [account] : [])]}
    >
      <Select
        label={t('column.status')}
        value={status}
        options={statuses.map((value) => ({ value, label: text(value) }))}
        onChange={({ target }) => ask({ status: statuses.find((one) => one === target.value) ?? 'ALL' })}
      />
      <AccountSearch
        key={account}
        label={t('contract.exactAccount')}
        value={account}
        onSearch={(next) => ask({ account: next })}
      />
    </FilterBar>
  )
}
