import type { Launch } from '@boardwalk/api-client/contract'
import type { Found } from './find-game.ts'

/** `isOnPage`: the request comes from the game's own page and wants the game itself. */
type Asked = { launchMode?: 'LOTT' | undefined; nodeId?: string | undefined; isOnPage?: boolean }
type Opens = Pick<Launch, 'mode' | 'route'>

/** Vendors whose games are on the lottery page (specification A§4). */
const lotteryVendors = new Set(['TCG_LOTTO_VN', 'TCG_SEA', 'ELOTT', 'LOTT'])
const isLottery = ({ game }: Found) => lotteryVendors.has(game.vendor) || ['LOTT', 'ELOTT'].includes(game.gameType)

/**
 * How a game opens (specification A§4): lotteries on their page, which opens the game itself by its code; an RNG
 * entry that is a page leads to the slots of its vendor; a game flagged as a list shows its vendor's games; DS88 and all
 * others open in a frame or a window.
 */
export function opensAs(found: Found, { launchMode, nodeId, isOnPage }: Asked): Opens {
  const { vendor, code, gameType, launch } = found.game
  if (isOnPage) return framed
  if (isLottery(found))
    return launchMode || !nodeId ? framed : page('/lottery', { gameCode: code, vendor, playType: gameType })
  if (launch === 'LIST') return { mode: 'LIST', route: { path: lobbyOf(gameType), query: { vassalage: vendor } } }
  if (launch !== 'ROUTE') return { mode: launch, route: null }
  return vendor === 'FB' ? page('/fbsports', {}) : page(lobbyOf(gameType), { vassalage: vendor })
}

const framed: Opens = { mode: 'IFRAME', route: null }
const page = (path: string, query: Record<string, string>): Opens => ({ mode: 'ROUTE', route: { path, query } })
const lobbyOf = (gameType: string) => `/${gameType.toLowerCase()}`
