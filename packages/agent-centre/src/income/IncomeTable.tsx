import { useTranslation } from '@boardwalk/i18n'
import { useTableLabels } from '@boardwalk/shell/page-kit'
import { PageTable } from '@boardwalk/ui/table'
import { useTeamRows } from '../parts/use-team-rows.ts'
import { IncomeDetail } from './IncomeDetail.tsx'
import type { Filter, Item } from './question.ts'
import { useColumns, useFileColumns } from './use-columns.tsx'

const rowKey = ({ refNo }: Item) => refNo

/** One page of payments; an opened one has the members or the bets behind it. */
export function IncomeTable({ items, filter }: { items: readonly Item[]; filter: Filter }) {
  const { kind: source, ...days } = filter
  const { t } = useTranslation('agent-centre')
  const labels = useTableLabels()
  return (
    <PageTable<Item>
      title={t('income.items')}
      columns={useColumns()}
      rows={items}
      {...{ rowKey, rowName: rowKey, labels }}
      rowDetail={(item) => <IncomeDetail item={item} />}
      exportName={`my-income_${filter.startDate}_${filter.endDate}.csv`}
      exportColumns={useFileColumns()}
      exportRows={useTeamRows<Item>({ of: 'INCOME', source, ...days })}
    />
  )
}
