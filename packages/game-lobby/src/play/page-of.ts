import type { Game } from '@boardwalk/api-client/contract'
import { lobbyPathOf } from '../lobby/categories.ts'
import { sportsVendor } from './sports-vendor.ts'

type Opens = Pick<Game, 'launch' | 'gameType' | 'vassalage' | 'gameCode'>

/** The page of a card, before any request (specification A§4); null when it opens as a game. */
export function pageOf({ launch, gameType, vassalage, gameCode }: Opens): string | null {
  if (gameType.endsWith('LOTT'))
    return `/lottery?${new URLSearchParams({ gameCode, vendor: vassalage, playType: gameType })}`
  const lobby = `/${lobbyPathOf(gameType)}`
  if (launch === 'LIST') return `${lobby}?list=${vassalage}`
  if (launch !== 'ROUTE') return null
  return vassalage === sportsVendor ? '/fbsports' : `${lobby}?vendor=${vassalage}`
}
