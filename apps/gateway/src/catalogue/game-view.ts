import type { Game, GameCategory } from '@boardwalk/api-client/contract'
import type { GameRow } from '../db/schema/catalogue.ts'
import { formatMoney } from '../ledger/money.ts'
import { textIn } from './names.ts'

/** Lists show dozens of small ones, so those are pixels; the large one of a sheet is the drawing itself. */
export const artOf = (gameId: string) => `/art/game/${gameId}.webp`
const largeArtOf = (gameId: string) => `/art/game/${gameId}.svg`

/** A stored game as contract B writes it. `fav` only for a signed-in reader. */
export function gameView(row: GameRow, language: string, fav?: boolean): Game {
  const name = textIn(row.names, language)
  const icon = artOf(row.id)
  return {
    nodeId: row.id,
    nodeName: row.names.EN,
    gameName: name,
    gameCode: row.code,
    vassalage: row.vendor,
    displayName: name,
    gameType: row.gameType as GameCategory,
    gameClassify: row.classify,
    iconUrl: icon,
    showIcon: icon,
    lagerIcon: largeArtOf(row.id),
    url: null,
    isHot: row.isHot ? 1 : 0,
    isNew: row.isNew ? 1 : 0,
    supportPlay: row.hasFreeTrial ? 0 : 1,
    minBet: formatMoney(row.minBet),
    launch: row.launch,
    ...(fav === undefined ? {} : { fav }),
  }
}
