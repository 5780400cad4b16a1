import type { ContractKind, Endpoints, Value } from '@boardwalk/api-client'
import { formatExactTime, useTranslation } from '@boardwalk/i18n'
import { useBrand, useLanguage, useMoney } from '@boardwalk/shell/feature'
import { useTableLabels } from '@boardwalk/shell/page-kit'
import { Button, KeyValueList, Money } from '@boardwalk/ui'
import { type Column, PageTable } from '@boardwalk/ui/table'
import { useContractWords } from './use-contract-words.ts'

type Line = Value<Endpoints['settlementLines']>['list'][number]
type BetLine = Extract<Line, { betNo: string }>
type MemberLine = Exclude<Line, BetLine>

const plain = { isSortable: false }
const betKey = ({ betNo }: BetLine) => betNo
const memberKey = ({ account }: MemberLine) => account ?? ''

/** A column of money. */
function useAmount() {
  const { t } = useTranslation('agent-centre')
  const money = useMoney()
  return <Row,>(id: string, read: (row: Row) => string, card: 'amount' | 'detail' = 'detail'): Column<Row> => ({
    ...{ ...plain, id, card, kind: 'number', header: t(`contract.column.${id}`) },
    ...{ value: read, cell: (row) => <Money text={money(read(row))} /> },
  })
}

type MemberProps = { rows: readonly MemberLine[]; kind: ContractKind; onOpen: (account: string) => void }

/** Members of the team; their sums are the base of the settlement. */
export function MemberTable({ rows, kind, onOpen }: MemberProps) {
  const { t } = useTranslation('agent-centre')
  const labels = useTableLabels()
  const amount = useAmount()
  const columns: Column<MemberLine>[] = [
    {
      ...plain,
      id: 'account',
      header: t('column.account'),
      card: 'title',
      value: ({ account }) => account ?? t('contract.left'),
    },
    amount('validBet', ({ validBet }) => validBet, 'amount'),
    amount('winLoss', ({ winLoss }) => winLoss),
    ...(kind === 'DIVIDEND' ? [amount<MemberLine>('given', ({ given }) => given)] : []),
    {
      ...{ ...plain, id: 'active', header: t('contract.column.active') },
      value: ({ active }) => t(active ? 'contract.yes' : 'contract.no'),
    },
  ]
  return (
    <PageTable
      title={t('contract.members')}
      {...{ columns, rows, rowKey: memberKey, labels }}
      rowAction={({ account }) =>
        account !== null && (
          <Button
            variant="outline"
            aria-label={t('contract.stepOn', { 0: t('contract.rounds'), 1: account })}
            onClick={() => onOpen(account)}
          >
            {t('contract.rounds')}
          </Button>
        )
      }
    />
  )
}

/** Bets by game, round and member; of real-time pay with the rate and the pay of each. */
export function BetTable({ rows, kind }: { rows: readonly BetLine[]; kind: ContractKind }) {
  const { t } = useTranslation('agent-centre')
  const labels = useTableLabels()
  return (
    <PageTable
      title={t('contract.rounds')}
      columns={useBetColumns(kind)}
      {...{ rows, rowKey: betKey, labels }}
      rowName={({ betNo }) => betNo}
      rowDetail={(row) => <BetDetail row={row} />}
    />
  )
}

function useBetColumns(kind: ContractKind): Column<BetLine>[] {
  const { t } = useTranslation('agent-centre')
  const words = useContractWords()
  const amount = useAmount()
  const isEachPaid = kind === 'REALTIME'
  return [
    {
      ...plain,
      id: 'account',
      header: t('column.account'),
      card: 'title',
      value: ({ account }) => account ?? t('contract.left'),
    },
    { ...plain, id: 'game', header: t('contract.column.game'), value: ({ gameCode }) => gameCode },
    {
      ...{ ...plain, id: 'result', header: t('contract.column.result') },
      value: ({ result }) => t(`contract.result.${result}`),
    },
    amount('validBet', ({ validBet }) => validBet, isEachPaid ? 'detail' : 'amount'),
    amount('payout', ({ payout }) => payout),
    ...(isEachPaid
      ? [
          {
            ...{ ...plain, id: 'rate', header: t('contract.field.rate'), kind: 'number' as const },
            value: ({ rate }: BetLine) => (rate === null ? '–' : words.rate(rate)),
          },
          amount<BetLine>('pay', (row) => row.amount ?? '0.00', 'amount'),
        ]
      : []),
  ]
}

function BetDetail({ row: { gameCategory, roundId, betNo, stake, settledAt } }: { row: BetLine }) {
  const { t } = useTranslation('agent-centre')
  const { code } = useLanguage()
  const brand = useBrand()
  const money = useMoney()
  return (
    <KeyValueList
      items={[
        { name: t('contract.column.category'), value: gameCategory },
        { name: t('contract.column.round'), value: roundId },
        { name: t('contract.column.betNo'), value: betNo },
        { name: t('contract.column.stake'), value: money(stake) },
        { name: t('contract.column.settled'), value: formatExactTime(settledAt, code, brand) },
      ]}
    />
  )
}
