import { useTranslation } from '@boardwalk/i18n'
import { useTableLabels } from '@boardwalk/shell/page-kit'
import { PageTable } from '@boardwalk/ui/table'
import { IncomeDetail } from './IncomeDetail.tsx'
import type { Filter } from './question.ts'
import { type Item, useAllIncome } from './use-all-income.ts'
import { useColumns, useFileColumns } from './use-columns.tsx'

const rowKey = ({ refNo }: Item) => refNo

/** One page of payments; an opened one has the members or the bets behind it. */
export function IncomeTable({ items, filter }: { items: readonly Item[]; filter: Filter }) {
  const { t } = useTranslation('agent-centre')
  const labels = useTableLabels()
  return (
    <PageTable
      title={t('income.items')}
      columns={useColumns()}
      rows={items}
      {...{ rowKey, rowName: rowKey, labels }}
      rowDetail={(item) => <IncomeDetail item={item} />}
      exportName={`my-income_${filter.startDate}_${filter.endDate}.csv`}
      exportColumns={useFileColumns()}
      exportRows={useAllIncome(filter)}
    />
  )
}
