import type { Game } from '@boardwalk/api-client/contract'
import {
  favouriteSource,
  hotSource,
  listSource,
  type PageSource,
  recentSource,
  searchSource,
} from '../games/page-source.ts'
import { isOfPath, type Mode } from './choices.ts'
import { isPlain } from './filters.ts'
import { favouritesArg, gameListArg, gameSearchArg, hotGamesArg, recentGamesArg } from './questions.ts'
import type { Lobby } from './use-lobby.ts'

type List = {
  source: PageSource
  /** Which games of the answer belong here, where the row could not be asked for only those. */
  isOurs?: (game: Game) => boolean
}

const lists: Record<Mode, (lobby: Lobby) => List> = {
  // The specification's list answers whatever it knows how to ask; the search knows the rest.
  all: (lobby) => ({
    source: isPlain(lobby.state.filters) ? listSource(gameListArg(lobby)) : searchSource(gameSearchArg(lobby)),
  }),
  hot: (lobby) => ({ source: hotSource(hotGamesArg(lobby)), isOurs: (game) => isOfPath(lobby.path, game) }),
  fav: (lobby) => {
    const [vendor] = lobby.state.filters.vendor
    const isOurs = ({ vassalage }: Game) => !vendor || vassalage === vendor
    return { source: favouriteSource(favouritesArg(lobby)), isOurs }
  },
  recent: (lobby) => ({ source: recentSource(recentGamesArg(lobby)), isOurs: (game) => isOfPath(lobby.path, game) }),
}

/** What the state of a lobby shows, and the rows that it is read from. */
export const listOf = (lobby: Lobby): List => lists[lobby.state.mode](lobby)
