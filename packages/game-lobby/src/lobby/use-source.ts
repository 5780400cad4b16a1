import type { Game } from '@boardwalk/api-client/contract'
import {
  favouriteSource,
  hotSource,
  type ListSource,
  listSource,
  recentSource,
  searchSource,
} from '../games/list-source.ts'
import { isOfPath, type Mode } from './choices.ts'
import { isPlain } from './filters.ts'
import { favouritesArg, gameListArg, gameSearchArg, hotGamesArg, recentGamesArg } from './questions.ts'
import type { Lobby } from './use-lobby.ts'

/** The games of a source that belong to a list, where the row has no parameter for that. */
const only = (source: ListSource, which: string, isOurs: (game: Game) => boolean): ListSource => ({
  ...source,
  key: `${source.key} ${which}`,
  isOurs,
})
const onlyOfPath = (source: ListSource, { path }: Lobby) => only(source, path, (game) => isOfPath(path, game))

const sources: Record<Mode, (lobby: Lobby) => ListSource> = {
  // Uses the specification's list where it has the filters, and the search otherwise.
  all: (lobby) => (isPlain(lobby.state.filters) ? listSource(gameListArg(lobby)) : searchSource(gameSearchArg(lobby))),
  hot: (lobby) => onlyOfPath(hotSource(hotGamesArg(lobby)), lobby),
  fav: (lobby) => {
    const [vendor = ''] = lobby.state.filters.vendor
    return only(favouriteSource(favouritesArg(lobby)), vendor, ({ vassalage }) => !vendor || vassalage === vendor)
  },
  recent: (lobby) => onlyOfPath(recentSource(recentGamesArg(lobby)), lobby),
}

/** The source for the state of a lobby. */
export const sourceOf = (lobby: Lobby): ListSource => sources[lobby.state.mode](lobby)
