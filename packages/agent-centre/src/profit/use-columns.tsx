import type { Endpoints, Value } from '@boardwalk/api-client'
import { formatCount, useTranslation } from '@boardwalk/i18n'
import { useMoney } from '@boardwalk/shell/feature'
import { Money } from '@boardwalk/ui'
import type { Column } from '@boardwalk/ui/table'

export type Line = Value<Endpoints['agentPnl']>['list'][number]

/** Sums of all play and money, and of some games, to which no money in or out belongs. */
const whole = ['deposit', 'withdraw', 'validBet', 'winLoss', 'bonus', 'net'] as const
const ofGames = ['validBet', 'winLoss'] as const
export const sumsOf = (isOfGames: boolean): readonly (typeof whole)[number][] => (isOfGames ? ofGames : whole)

/** Columns of an account; its result is the one that a card shows beside its name. */
export function useColumns(isOfGames: boolean): Column<Line>[] {
  const { t } = useTranslation('agent-centre')
  const money = useMoney()
  const sums = sumsOf(isOfGames)
  const counts = [
    { id: 'level' as const, header: t('column.level') },
    ...(isOfGames ? [{ id: 'bets' as const, header: t('figure.bets') }] : []),
  ]
  return [
    { id: 'account', header: t('column.account'), isSortable: false, card: 'title', value: ({ account }) => account },
    ...counts.map(
      ({ id, header }): Column<Line> => ({
        ...{ id, header, isSortable: false, kind: 'number' },
        ...{ value: (row) => row[id], cell: (row) => formatCount(row[id]) },
      }),
    ),
    ...sums.map(
      (id): Column<Line> => ({
        ...{ id, header: t(`figure.${id}`), isSortable: false, kind: 'number' },
        card: id === sums.at(-1) ? 'amount' : 'detail',
        ...{ value: (row) => row[id], cell: (row) => <Money text={money(row[id] ?? '0')} /> },
      }),
    ),
  ]
}
