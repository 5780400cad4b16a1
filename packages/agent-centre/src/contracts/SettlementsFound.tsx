import type { ContractKind, Endpoints, Income, Value } from '@boardwalk/api-client'
import { formatCount, useTranslation } from '@boardwalk/i18n'
import { RecordFound, useTableLabels } from '@boardwalk/shell/page-kit'
import { Badge, Button, Money, Text } from '@boardwalk/ui'
import { type Column, PageTable } from '@boardwalk/ui/table'
import { useFileColumns } from '../income/use-columns.tsx'
import { useSettlementRows } from '../parts/use-team-rows.ts'
import { type Ask, MAX_ITEMS, PAGE_SIZE, type SettlementFilter } from './question.ts'
import { useContractWords } from './use-contract-words.ts'

type Answer = Value<Endpoints['contractSettlements']>
type Props = { kind: ContractKind; answer: Answer; filter: SettlementFilter; ask: Ask }

const sums = ['gross', 'deducted', 'net', 'corrected'] as const
const rowKey = ({ refNo }: Income) => refNo

/** The result of the filter: sums over all of it, and one page of its settlements. */
export function SettlementsFound({ kind, answer, filter, ask }: Props) {
  const { t } = useTranslation('agent-centre')
  const words = useContractWords()
  const { summary, totalCount: count } = answer
  return (
    <RecordFound
      answer={answer}
      limits={{ max: MAX_ITEMS, size: PAGE_SIZE }}
      onPage={(page) => ask({ page })}
      totals={{
        label: t('income.totals'),
        list: sums.map((key) => ({ key, label: t(`contract.column.${key}`), text: words.money(summary[key]) })),
      }}
      words={{
        found: t('contract.found', { count, total: formatCount(count) }),
        newest: t('income.most', { max: formatCount(MAX_ITEMS) }),
      }}
      note={
        /[1-9]/.test(summary.deducted) && (
          <Text $size="sm" $tone="muted">
            {t('income.sumNote')}
          </Text>
        )
      }
    >
      {(items) => <Windows {...{ kind, items, filter, ask }} />}
    </RecordFound>
  )
}

/** One page of settlements; an opened one has the members or the bets behind it. */
function Windows({ kind, items, filter, ask }: Omit<Props, 'answer'> & { items: readonly Income[] }) {
  const { t } = useTranslation('agent-centre')
  const words = useContractWords()
  const labels = useTableLabels()
  const rowName = ({ periodStart, periodEnd }: Income) => words.span(kind, periodStart, periodEnd)
  return (
    <PageTable
      title={t('contract.settlements')}
      columns={useColumns(kind)}
      rows={items}
      {...{ rowKey, rowName, labels }}
      exportName={`settlements_${kind.toLowerCase()}_${filter.startDate}_${filter.endDate}.csv`}
      exportColumns={useFileColumns()}
      exportRows={useSettlementRows<Income>(filter)}
      rowAction={(row) => (
        <Button
          variant="outline"
          aria-label={t('contract.stepOn', { 0: t('contract.open'), 1: rowName(row) })}
          onClick={() => ask({ refNo: row.refNo })}
        >
          {t('contract.open')}
        </Button>
      )}
    />
  )
}

/** The steps from the base to the pay are in the opened settlement. */
const amounts = ['base', 'corrected', 'net'] as const

function useColumns(kind: ContractKind): Column<Income>[] {
  const { t } = useTranslation('agent-centre')
  const words = useContractWords()
  const plain = { isSortable: false }
  const amount = (id: (typeof amounts)[number]): Column<Income> => ({
    ...{ ...plain, id, header: t(`contract.column.${id}`), kind: 'number', card: id === 'net' ? 'amount' : 'detail' },
    ...{ value: (row) => row[id], cell: (row) => <Money text={words.money(row[id])} /> },
  })
  return [
    {
      ...{ ...plain, id: 'span', header: t('contract.column.span'), card: 'title', width: 220 },
      value: ({ periodStart, periodEnd }) => words.span(kind, periodStart, periodEnd),
    },
    {
      ...{ ...plain, id: 'status', header: t('column.status'), card: 'state' },
      value: ({ status }) => t(`contract.paid.${status}`),
      cell: ({ status }) => (
        <Badge $tone={status === 'PAID' ? 'positive' : 'neutral'}>{t(`contract.paid.${status}`)}</Badge>
      ),
    },
    {
      ...{ ...plain, id: 'rate', header: t('contract.field.rate'), kind: 'number' },
      value: ({ rate }) => (rate === null ? '–' : words.rate(rate)),
    },
    ...amounts.map(amount),
  ]
}
