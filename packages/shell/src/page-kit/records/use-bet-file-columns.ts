import type { Bet } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import type { Column } from '@boardwalk/ui/table'
import { useBrand } from '../../app/storefront-context.ts'
import { timeIn } from '../zone-time.ts'
import { useGameWords } from './use-game-words.ts'

/** The columns of a bet in the file: plain amounts that a spreadsheet can add, and times that sort as text. */
export function useBetFileColumns(): Column<Bet>[] {
  const { t } = useTranslation('page-kit')
  const { timeZone, currency } = useBrand()
  const { categoryOf, vendorOf } = useGameWords()
  const column = (id: string, header: string, value: (bet: Bet) => string): Column<Bet> => ({ id, header, value })
  const own = (id: string) => t(`bet.column.${id}`, { name: timeZone })
  const time = (at: string | null) => (at === null ? '' : timeIn(timeZone, Date.parse(at)))
  return [
    column('placed', own('filePlaced'), ({ placedAt }) => time(placedAt)),
    column('settled', own('fileSettled'), ({ settledAt }) => time(settledAt)),
    column('game', own('game'), ({ gameName }) => gameName),
    column('category', t('game.category'), ({ gameCategory }) => categoryOf(gameCategory)),
    column('vendor', t('game.vendor'), ({ vassalage }) => vendorOf(vassalage)),
    column('state', own('state'), ({ status }) => t(`betState.${status}`)),
    ...(['stake', 'validBet', 'payout', 'winLoss'] as const).map((id) => column(id, t(`play.${id}`), (bet) => bet[id])),
    column('currency', t('entry.column.currency'), () => currency.code),
    column('bet', t('entry.column.bet'), ({ refNo }) => refNo),
    column('round', own('round'), ({ roundId }) => roundId),
  ]
}
