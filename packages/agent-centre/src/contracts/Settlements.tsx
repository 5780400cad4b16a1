import type { ContractKind, Income } from '@boardwalk/api-client'
import { useContractSettlementsQuery } from '@boardwalk/api-client/centres'
import { useTranslation } from '@boardwalk/i18n'
import { ListSkeleton, PageNumbers, PageView, pageOf, useTableLabels, useToday } from '@boardwalk/shell/page-kit'
import { Badge, Button, Money, Stack, Switch } from '@boardwalk/ui'
import { type Column, PageTable } from '@boardwalk/ui/table'
import { useFileColumns } from '../income/use-columns.tsx'
import { useSettlementRows } from '../parts/use-team-rows.ts'
import { kinds } from './kinds.ts'
import { type Ask, type Asked, PAGE_SIZE } from './question.ts'
import { useContractWords } from './use-contract-words.ts'

type Props = { kind: ContractKind; asked: Asked; ask: Ask }

const rowKey = ({ refNo }: Income) => refNo

/** Payments of a contract, window by window. Of windows of minutes, those with nothing to pay show on request. */
export function Settlements(props: Props) {
  const { kind, asked, ask } = props
  const { t } = useTranslation('agent-centre')
  if (kinds[kind].isByDay) return <Windows {...props} show="ALL" />
  return (
    <Stack $gap="4">
      <Switch
        label={t('contract.showUnpaid')}
        checked={asked.show === 'ALL'}
        onChange={({ target }) => ask({ show: target.checked ? 'ALL' : 'PAYING' })}
      />
      <Windows {...props} show={asked.show} />
    </Stack>
  )
}

function Windows({ kind, asked, ask, show }: Props & Pick<Asked, 'show'>) {
  const { t } = useTranslation('agent-centre')
  const labels = useTableLabels()
  const words = useContractWords()
  const columns = useColumns(kind)
  const query = useContractSettlementsQuery({ id: asked.contract, show, pageNo: asked.page, pageSize: PAGE_SIZE })
  const exportName = `settlements_${kind.toLowerCase()}_${useToday()}.csv`
  const exportColumns = useFileColumns()
  const exportRows = useSettlementRows<Income>({ id: asked.contract, show })
  const rowName = ({ periodStart, periodEnd }: Income) => words.span(kind, periodStart, periodEnd)
  const empty = show === 'ALL' ? 'noSettlements' : 'noneToPay'
  return (
    <PageView
      query={query}
      isEmpty={({ list }) => list.length === 0}
      empty={{ title: t(`contract.${empty}`), hint: t(`contract.${empty}Hint`) }}
      skeleton={<ListSkeleton />}
    >
      {(answer) => {
        const { items, page, totalPages } = pageOf.numbered(answer)
        return (
          <Stack $gap="4">
            <PageTable
              title={t('contract.settlements')}
              {...{ columns, rows: items, rowKey, rowName, labels, exportName, exportColumns, exportRows }}
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
            <PageNumbers page={page} totalPages={totalPages} onPage={(next) => ask({ page: next })} />
          </Stack>
        )
      }}
    </PageView>
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
