import type { Game } from '@boardwalk/api-client/contract'

/** Address of a game's own page; the name is for the first title, before anything has answered. */
export function gameLink({ nodeId, vassalage, gameType, displayName }: Game): string {
  return `/game?${new URLSearchParams({ id: nodeId, vendor: vassalage, type: gameType, name: displayName })}`
}
