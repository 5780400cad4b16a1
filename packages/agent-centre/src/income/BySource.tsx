import type { Endpoints, Value } from '@boardwalk/api-client'
import { formatCount, useTranslation } from '@boardwalk/i18n'
import { useMoney } from '@boardwalk/shell/feature'
import { useTableLabels } from '@boardwalk/shell/page-kit'
import { Button, Money } from '@boardwalk/ui'
import { type Column, PageTable } from '@boardwalk/ui/table'
import type { Source } from './question.ts'

type Sum = NonNullable<Value<Endpoints['agentIncome']>['summary']>['kinds'][number]
type Props = { kinds: readonly Sum[]; onSource: (source: Source) => void }

const sums = ['gross', 'deducted', 'net', 'corrected'] as const
const rowKey = ({ kind }: Sum) => kind

/** Sums of each source; a source opens its payments. */
export function BySource({ kinds, onSource }: Props) {
  const { t } = useTranslation('agent-centre')
  const money = useMoney()
  const labels = useTableLabels()
  const name = (kind: Source) => t(`income.source.${kind}`)
  const columns: Column<Sum>[] = [
    { id: 'source', header: t('income.sourceOf'), card: 'title', value: ({ kind }) => name(kind) },
    { id: 'items', header: t('income.payments'), kind: 'number', value: ({ items }) => formatCount(items) },
    ...sums.map(
      (id): Column<Sum> => ({
        ...{ id, header: t(`income.${id}`), kind: 'number', card: id === 'net' ? 'amount' : 'detail' },
        ...{ value: (row) => row[id], cell: (row) => <Money text={money(row[id])} /> },
      }),
    ),
  ]
  return (
    <PageTable
      title={t('income.bySource')}
      columns={columns.map((column) => ({ ...column, isSortable: false }))}
      {...{ rows: kinds, rowKey, labels }}
      rowAction={({ kind }) => (
        <Button
          variant="outline"
          aria-label={t('income.openSource', { name: name(kind) })}
          onClick={() => onSource(kind)}
        >
          {t('team.open')}
        </Button>
      )}
    />
  )
}
