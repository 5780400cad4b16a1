import { minutesText, useTranslation } from '@boardwalk/i18n'
import { useMoney } from '@boardwalk/shell/feature'
import { ListSkeleton, PageView, useTableLabels, WinLoss } from '@boardwalk/shell/page-kit'
import { Money } from '@boardwalk/ui'
import { type Column, PageTable } from '@boardwalk/ui/table'
import { type Activity, useActivity } from './use-activity.ts'

const rowKey = ({ window }: Activity) => window

/** The player's own play and payments in the windows of limits. */
export function ActivityTable() {
  const { t } = useTranslation('safety')
  const query = useActivity()
  const columns = useColumns()
  const labels = useTableLabels()
  return (
    <PageView query={query} skeleton={<ListSkeleton />}>
      {(rows) => (
        <PageTable title={t('activity.title')} columns={columns} rows={rows} rowKey={rowKey} labels={labels} />
      )}
    </PageView>
  )
}

const paid = ['deposited', 'withdrawn', 'stake'] as const

function useColumns(): Column<Activity>[] {
  const { t, i18n } = useTranslation('safety')
  const money = useMoney()
  const fixed = { isSortable: false, kind: 'number' } as const
  return [
    {
      ...{ id: 'window', header: t('limits.windowLabel'), isSortable: false, card: 'title' },
      value: ({ window }) => t(`activity.${window}`),
    },
    ...paid.map(
      (id): Column<Activity> => ({
        ...{ ...fixed, id, header: t(`activity.${id}`), card: 'detail', value: (row) => row[id] },
        cell: (row) => <Money text={money(row[id])} />,
      }),
    ),
    {
      ...{ ...fixed, id: 'net', header: t('activity.net'), card: 'amount', value: ({ net }) => net },
      cell: ({ net }) => <WinLoss amount={net} />,
    },
    {
      ...{ ...fixed, id: 'minutes', header: t('activity.minutes'), card: 'detail' },
      value: ({ minutes }) => minutesText(minutes, i18n.language),
    },
  ]
}
