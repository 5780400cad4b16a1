import {
  AppError,
  type Caller,
  type Endpoints,
  type Game,
  type Handlers,
  type RequestFacts,
} from '@boardwalk/api-client/contract'
import { type Memo, memo } from '../cache/memo.ts'
import type { Deps } from '../deps.ts'
import { lobbySwitches } from '../site/switches.ts'
import { favouritesAmong } from './favourites.ts'
import { type Vendors, vendorReader } from './vendors.ts'

/** Rows that the catalogue serves. */
export type CatalogueRows = Pick<
  Endpoints,
  | 'gameVendor'
  | 'vassGameType'
  | 'gameList'
  | 'hotGames'
  | 'favouriteIds'
  | 'favouriteGames'
  | 'toggleFavourite'
  | 'recentGames'
  | 'rankList'
  | 'popularLottery'
  | 'gameSearch'
  | 'gameRows'
  | 'gameSheet'
  | 'gameReturns'
  | 'winnerSetting'
  | 'setWinnerSetting'
>
export type Served<K extends keyof CatalogueRows> = Pick<Handlers<CatalogueRows>, K>
export type Answer<K extends keyof CatalogueRows> = Awaited<ReturnType<Handlers<CatalogueRows>[K]>>
export type Asked<K extends keyof CatalogueRows> = Parameters<Handlers<CatalogueRows>[K]>[0]

/** The shared parts of the catalogue's handlers. */
export type Lobby = Deps & {
  vendors: Vendors
  currencyOf(request: RequestFacts): string
  hiddenFor(request: RequestFacts): Promise<string[]>
  /** Visitors browse, unless the merchant's lobby needs a login (contract C3). */
  authorize(caller: Caller | null, request: RequestFacts): Promise<void>
  /** The same games, each with this member's favourite mark. */
  marked(caller: Caller, games: Game[]): Promise<Game[]>
  /** A memory of five seconds for answers that are the same for all readers. */
  shared<T>(size?: number): Memo<T>
}

export function openLobby(deps: Deps): Lobby {
  const vendors = vendorReader(deps.db, deps.clock)
  const currencyOf = (request: RequestFacts) => {
    const merchant = deps.merchants.byCode(request.merchant)
    if (!merchant) throw new AppError('DOMAIN_INVALID')
    return merchant.currency
  }
  return {
    ...deps,
    vendors,
    currencyOf,
    hiddenFor: (request) => vendors.hidden(currencyOf(request)),
    authorize: async (caller, { merchant }) => {
      if (caller) return
      const { lobbyNeedsLogin } = await lobbySwitches(deps, merchant)
      if (lobbyNeedsLogin) throw new AppError('AUTH_REQUIRED')
    },
    marked: async (caller, games) => {
      const ids = games.map(({ nodeId }) => nodeId)
      const held = await favouritesAmong(deps.db, caller.memberId, ids)
      return games.map((game) => ({ ...game, fav: held.has(game.nodeId) }))
    },
    shared: (size = 200) => memo(deps.clock, 5_000, size),
  }
}

/** The language asked for in the query, else the request's. */
export const languageOf = (call: { input: { language?: string | undefined }; request: RequestFacts }) =>
  call.input.language ?? call.request.language

/** Accepted filters take one value or `ALL` (contract A5). */
export const unlessAll = (value: string | undefined) => (value === 'ALL' ? undefined : value)
