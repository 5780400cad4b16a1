import type { Handlers } from '@boardwalk/api-client/contract'
import type { Deps } from '../deps.ts'
import { boardHandlers } from './board-handlers.ts'
import { browseHandlers } from './browse-handlers.ts'
import { discoveryHandlers } from './discovery/discovery-handlers.ts'
import { type CatalogueRows, openLobby } from './lobby.ts'
import { ownHandlers } from './own-handlers.ts'

/** Vendors, games, favourites, recent games and winners. Answers for all readers are shared for a few seconds. */
export function catalogueHandlers(deps: Deps): Handlers<CatalogueRows> {
  const lobby = openLobby(deps)
  return { ...browseHandlers(lobby), ...ownHandlers(lobby), ...boardHandlers(lobby), ...discoveryHandlers(lobby) }
}
