import { type Argument, api, type Endpoints } from '@boardwalk/api-client'
import type { Game } from '@boardwalk/api-client/contract'
import { lazyApi } from '@boardwalk/api-client/lazy'

type Asked<K extends keyof Endpoints> = Exclude<Argument<Endpoints[K]>, void>

const { gameList, recentGames, hotGames } = api.endpoints
const { favouriteGames, gameSearch } = lazyApi.endpoints

export type State = Parameters<ReturnType<typeof gameList.select>>[0]
/** A read to dispatch; it stays subscribed until it is undone. */
export type Read =
  | ReturnType<typeof gameList.initiate>
  | ReturnType<typeof recentGames.initiate>
  | ReturnType<typeof hotGames.initiate>
  | ReturnType<typeof favouriteGames.initiate>
  | ReturnType<typeof gameSearch.initiate>

/** A part of a list: `size` games behind one cursor and before another, leaving out the first `skip`. */
export type Ask = { size: number; skip?: number; after?: string | undefined; before?: string | undefined }

type Found = {
  games: readonly Game[]
  /** Whether games follow before the end of the list, or before the requested end of the part. */
  hasMore: boolean
  /** Cursor for the part behind this one, or before it. */
  cursor: string | null
  /** Number of games of the whole list, where the response contains it. */
  total?: number
}

/** The state of a part. `games` is the same array as long as the response is. */
export type Answer = Partial<Found> & { isError: boolean; isFetching: boolean }

export type Page = {
  select: (state: State) => Answer
  start: () => Read
  /** Refetches although there is a response or a failure. */
  again: () => Read
}

/** A list of games in parts, from any row of the contract. */
export type ListSource = {
  /** Identifies a query. */
  key: string
  pageSize: number
  /** Whether parts can be requested in any order; else each begins at the end of the one before. */
  canSkip: boolean
  /** Filters the games of the response, where the row has no parameter for that. */
  isOurs?: ((game: Game) => boolean) | undefined
  page: (ask: Ask) => Page
}

const askAgain = { forceRefetch: true, subscribe: false }

type Row<A, V> = {
  select: (arg: A) => (state: State) => { data?: V | undefined; isError: boolean; status: string }
  initiate: (arg: A, options?: typeof askAgain) => Read
}

function pageOf<A, V>(row: Row<A, V>, arg: A, read: (value: V) => Found): Page {
  const select = row.select(arg)
  return {
    select: (state) => {
      const { data, isError, status } = select(state)
      return { ...(data && read(data)), isError, isFetching: status === 'pending' }
    },
    start: () => row.initiate(arg),
    again: () => row.initiate(arg, askAgain),
  }
}

type Question = object & { pageSize?: unknown }

/** Makes each page once: a list of four hundred is looked through at every change of the store. */
function source(name: string, question: Question, make: ListSource['page'], canSkip = false): ListSource {
  const made = new WeakMap<Ask, Page>()
  return {
    key: `${name} ${JSON.stringify(question)}`,
    pageSize: Number(question.pageSize ?? 24),
    canSkip,
    page: (ask) => {
      const page = made.get(ask) ?? make(ask)
      made.set(ask, page)
      return page
    },
  }
}

/** The specification's game list, by the cursors that were added to it. */
export const listSource = (question: Asked<'gameList'>): ListSource =>
  source(
    'list',
    question,
    ({ size, ...place }) =>
      pageOf(gameList, { ...question, ...place, pageSize: size }, ({ totalCount, ...found }) => ({
        ...found,
        total: totalCount,
      })),
    true,
  )

/** A search by typed name and chosen filters. */
export const searchSource = (question: Asked<'gameSearch'>): ListSource =>
  source('search', question, ({ after }) =>
    pageOf(gameSearch, after ? { ...question, cursor: after } : question, ({ games, total, nextCursor }) => ({
      games,
      total,
      hasMore: nextCursor !== null,
      cursor: nextCursor,
    })),
  )

/** The next page number is the cursor of a list that has only page numbers. */
const numbered = (games: readonly Game[], pageNo: number, totalPages: number): Found => {
  const hasMore = pageNo < totalPages
  return { games, hasMore, cursor: hasMore ? String(pageNo + 1) : null }
}
const numberOf = ({ after = '1' }: Ask) => Number(after)

/** The player's favourites. */
export const favouriteSource = (question: Asked<'favouriteGames'>): ListSource =>
  source('favourites', question, (ask) =>
    pageOf(favouriteGames, { ...question, pageNo: numberOf(ask) }, ({ content, totalPages }) =>
      numbered(content, numberOf(ask), totalPages),
    ),
  )

/** The player's recent games. */
export const recentSource = (question: Asked<'recentGames'>): ListSource =>
  source('recent', question, (ask) =>
    pageOf(recentGames, { ...question, pageNo: numberOf(ask) }, ({ list, totalPages }) =>
      numbered(list, numberOf(ask), totalPages),
    ),
  )

/** The most popular games, in one response. */
export const hotSource = (question: Asked<'hotGames'>): ListSource =>
  source('hot', question, () => pageOf(hotGames, question, ({ list }) => numbered(list, 1, 1)))
