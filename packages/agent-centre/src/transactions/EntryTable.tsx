import type { Endpoints, Value } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import {
  EntryFacts,
  type Period,
  useEntryColumns,
  useEntryFileColumns,
  useTableLabels,
} from '@boardwalk/shell/page-kit'
import { PageTable } from '@boardwalk/ui/table'
import { AccountLinks } from '../parts/AccountLinks.tsx'
import { useAccountColumn } from '../parts/account-column.ts'
import { useTeamRows } from '../parts/use-team-rows.ts'
import type { Filter } from './question.ts'

type TeamEntry = Value<Endpoints['agentTransactions']>['list'][number]
type Props = { entries: readonly TeamEntry[]; filter: Filter; period: Period }

const rowKey = ({ id }: TeamEntry) => id
const rowName = ({ refNo }: TeamEntry) => refNo

/** One page of entries; an opened one has its numbers, and the way to the other rows of its account. */
export function EntryTable({ entries, filter, period }: Props) {
  const { t } = useTranslation('agent-centre')
  const labels = useTableLabels()
  const account = useAccountColumn()
  // Reasons are words to the member, not to its agent.
  const [when, ...columns] = useEntryColumns().filter(({ id }) => id !== 'why')
  return (
    <PageTable<TeamEntry>
      title={t('transactions.title')}
      isTitleHidden
      columns={[...(when ? [when] : []), account, ...columns]}
      rows={entries}
      {...{ rowKey, rowName, labels }}
      rowDetail={(entry) => (
        <EntryFacts entry={entry}>
          <AccountLinks account={entry.account} period={period} />
        </EntryFacts>
      )}
      exportName={`team-transactions_${filter.startDate}_${filter.endDate}.csv`}
      exportColumns={[account, ...useEntryFileColumns().filter(({ id }) => id !== 'why')]}
      exportRows={useTeamRows<TeamEntry>({ of: 'ENTRIES', ...filter })}
    />
  )
}
