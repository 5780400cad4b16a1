import type { Bet } from '@boardwalk/api-client'
import { formatDateTime, useTranslation } from '@boardwalk/i18n'
import { useBrand, useLanguage, useMoney } from '@boardwalk/shell/feature'
import { Badge, Money, type Tone } from '@boardwalk/ui'
import type { Column } from '@boardwalk/ui/table'
import { TwoLines } from '../records/TwoLines.tsx'
import { useGameWords } from '../records/use-game-words.ts'
import { WinLoss } from '../records/WinLoss.tsx'

const tones: Record<Bet['status'], Tone> = { OPEN: 'info', SETTLED: 'neutral', ROLLED_BACK: 'warning' }

/** The columns of a bet on the screen. The order is the server's, newest first. */
export function useColumns(): Column<Bet>[] {
  const { t } = useTranslation('member-centre')
  const brand = useBrand()
  const { code: language } = useLanguage()
  const { categoryOf, vendorOf } = useGameWords()
  const money = useMoney()
  const header = (id: string) => ({ id, header: t(`personalHistoryCopy.column.${id}`), isSortable: false })
  const amount = (id: 'stake' | 'payout'): Column<Bet> => ({
    ...{ id, header: t(`play.${id}`), isSortable: false, kind: 'number', value: (bet) => bet[id] },
    cell: (bet) => <Money text={money(bet[id])} />,
  })
  return [
    { ...header('when'), value: ({ placedAt }) => formatDateTime(placedAt, language, brand) },
    {
      ...{ ...header('game'), value: ({ gameName }) => gameName, card: 'title' },
      cell: ({ gameName, gameCategory, vassalage }) => (
        <TwoLines first={gameName} second={`${categoryOf(gameCategory)} · ${vendorOf(vassalage)}`} />
      ),
    },
    amount('stake'),
    amount('payout'),
    {
      ...{ ...header('result'), kind: 'number', value: ({ winLoss }) => winLoss, card: 'amount' },
      cell: ({ status, winLoss }) => (status === 'SETTLED' ? <WinLoss amount={winLoss} /> : '–'),
    },
    {
      ...{ ...header('state'), value: ({ status }) => t(`betState.${status}`), card: 'state' },
      cell: ({ status }) => <Badge $tone={tones[status]}>{t(`betState.${status}`)}</Badge>,
    },
  ]
}
