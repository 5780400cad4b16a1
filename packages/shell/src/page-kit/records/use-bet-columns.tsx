import type { Bet } from '@boardwalk/api-client'
import { formatDateTime, useTranslation } from '@boardwalk/i18n'
import { Badge, Money, type Tone } from '@boardwalk/ui'
import type { Column } from '@boardwalk/ui/table'
import { useBrand } from '../../app/storefront-context.ts'
import { useLanguage } from '../../settings/use-language.ts'
import { useMoney } from '../../settings/use-money.ts'
import { TwoLines } from './TwoLines.tsx'
import { useGameWords } from './use-game-words.ts'
import { WinLoss } from './WinLoss.tsx'

const tones: Record<Bet['status'], Tone> = { OPEN: 'info', SETTLED: 'neutral', ROLLED_BACK: 'warning' }

/** The columns of a bet on the screen, in the order of the server. */
export function useBetColumns(): Column<Bet>[] {
  const { t } = useTranslation('page-kit')
  const brand = useBrand()
  const { code: language } = useLanguage()
  const { categoryOf, vendorOf } = useGameWords()
  const money = useMoney()
  const header = (id: string) => ({ id, header: t(`bet.column.${id}`), isSortable: false })
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
