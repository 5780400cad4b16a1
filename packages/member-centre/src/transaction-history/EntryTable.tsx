import type { Tx } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import { useEntryColumns, useEntryFileColumns, useTableLabels } from '@boardwalk/shell/page-kit'
import { PageTable } from '@boardwalk/ui/table'
import { EntryDetail } from './EntryDetail.tsx'
import type { Asked, Filter } from './question.ts'
import { useAllEntries } from './use-all-entries.ts'

type Props = { entries: readonly Tx[]; filter: Filter; ask: (changes: Partial<Asked>) => void }

const rowKey = ({ id }: Tx) => id
const rowName = ({ refNo }: Tx) => refNo

/** One page of entries: a table where there is room, cards where there is not. */
export function EntryTable({ entries, filter, ask }: Props) {
  const { t } = useTranslation('member-centre')
  const labels = useTableLabels()
  const { startDate, endDate } = filter
  return (
    <PageTable
      title={t('transactionHistory.entries')}
      isTitleHidden
      columns={useEntryColumns()}
      rows={entries}
      rowKey={rowKey}
      rowName={rowName}
      labels={labels}
      rowDetail={(entry) => <EntryDetail entry={entry} onWallet={(wallet) => ask({ wallet })} />}
      exportName={`account-record_${startDate}_${endDate}.csv`}
      exportColumns={useEntryFileColumns()}
      exportRows={useAllEntries(filter)}
    />
  )
}
