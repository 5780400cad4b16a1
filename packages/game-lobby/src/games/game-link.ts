import type { Game } from '@boardwalk/api-client/contract'
import { pageOf } from '../play/page-of.ts'

/**
 * Address that a card leads to: the page that the game is, or the page that plays it; the name is for the first title,
 * before anything has answered.
 */
export function gameLink(game: Game, { isTrial = false }: { isTrial?: boolean } = {}): string {
  const { nodeId, vassalage, gameType, displayName, launch } = game
  const named = { id: nodeId, vendor: vassalage, type: gameType, name: displayName, ...(isTrial && { trial: '1' }) }
  const window = launch === 'POPUP' && { open: 'window' }
  return pageOf(game) ?? `/game?${new URLSearchParams({ ...named, ...window })}`
}
