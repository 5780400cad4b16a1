import type { Endpoints, Value } from '@boardwalk/api-client'
import { formatExactTime, useTranslation } from '@boardwalk/i18n'
import { useBrand, useLanguage, useMoney } from '@boardwalk/shell/feature'
import { percentOf, TwoLines, useGameWords, WinLoss } from '@boardwalk/shell/page-kit'
import { Badge, Money } from '@boardwalk/ui'
import type { Column } from '@boardwalk/ui/table'
import { LineAccount, type Settled } from './LineAccount.tsx'

type Line = Value<Endpoints['settlementLines']>['list'][number]
export type BetLine = Extract<Line, { betNo: string }>
export type TeamLine = Exclude<Line, { betNo: string }>

const tones = { WIN: 'positive', LOSS: 'negative', DRAW: 'neutral' } as const

/** Each bet of a real-time payment: type of game and round, bet, rate, and pay. */
export function useBetLineColumns(): Column<BetLine>[] {
  const { t } = useTranslation('agent-centre')
  const money = useMoney()
  const brand = useBrand()
  const { code } = useLanguage()
  const { categoryOf } = useGameWords()
  const header = (id: string) => ({ id, header: t(`line.${id}`), isSortable: false })
  const amount = (id: 'stake' | 'amount'): Column<BetLine> => ({
    ...{
      ...header(id),
      kind: 'number',
      value: (line) => line[id] ?? '',
      cell: (line) => <Money text={money(line[id] ?? '0')} />,
    },
    card: id === 'amount' ? 'amount' : 'detail',
  })
  return [
    {
      ...{ ...header('game'), card: 'title', value: ({ gameCategory }) => categoryOf(gameCategory) },
      cell: ({ gameCategory, gameCode }) => <TwoLines first={categoryOf(gameCategory)} second={gameCode} />,
    },
    {
      ...{ ...header('round'), value: ({ roundId }) => roundId },
      cell: ({ roundId, settledAt }) => (
        <TwoLines first={<bdi>{roundId}</bdi>} second={formatExactTime(settledAt, code, brand)} />
      ),
    },
    {
      ...{ ...header('account'), value: ({ account }) => account ?? t('contract.left') },
      cell: ({ account, betNo }) => <TwoLines first={account ?? t('contract.left')} second={<bdi>{betNo}</bdi>} />,
    },
    amount('stake'),
    {
      ...{ ...header('result'), card: 'state', value: ({ result }) => t(`line.${result}`) },
      cell: ({ result }) => <Badge $tone={tones[result]}>{t(`line.${result}`)}</Badge>,
    },
    { ...header('rate'), kind: 'number', value: ({ rate }) => (rate === null ? '–' : `${percentOf(rate)}%`) },
    amount('amount'),
  ]
}

/** Each account of another payment; it opens its bets of the same days. */
export function useTeamLineColumns(income: Settled): Column<TeamLine>[] {
  const { t } = useTranslation('agent-centre')
  const money = useMoney()
  const header = (id: string) => ({ id, header: t(`line.${id}`), isSortable: false })
  return [
    {
      ...{ ...header('account'), card: 'title', value: ({ account }) => account ?? t('contract.left') },
      cell: ({ account, own }) =>
        account === null ? t('contract.left') : <LineAccount {...{ account, isOwn: own, income }} />,
    },
    {
      ...{ ...header('validBet'), kind: 'number', value: ({ validBet }) => validBet },
      cell: ({ validBet }) => <Money text={money(validBet)} />,
    },
    {
      ...{ ...header('winLoss'), kind: 'number', value: ({ winLoss }) => winLoss, card: 'amount' },
      cell: ({ winLoss }) => <WinLoss amount={winLoss} />,
    },
  ]
}
