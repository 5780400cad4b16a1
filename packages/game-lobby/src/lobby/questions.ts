import type { GameCategory } from '@boardwalk/api-client/contract'
import type { LanguageCode } from '@boardwalk/i18n/codes'
import { client, lobbyPageSize } from '../games/queries.ts'
import { categoryOf, type LobbyPath } from './categories.ts'
import type { LobbyState } from './lobby-state.ts'

type Asker = { path: LobbyPath; language: LanguageCode; merchantCode: string; state: LobbyState }

const anyIfNone = (values: readonly string[]) => values[0] ?? 'ALL'

/** Every field of the specification's game list (§3); `ALL`, nothing and 0 leave a filter open. */
export const gameListArg = ({ path, language, merchantCode, state: { name, filters } }: Asker) => ({
  ...client,
  channel: 'WEB',
  merchant: merchantCode,
  gameType: categoryOf[path] as GameCategory,
  vassalage: anyIfNone(filters.vendor),
  gameClassify: anyIfNone(filters.classify),
  gameName: name,
  minBet: anyIfNone(filters.minBet),
  minLineNum: 0,
  pageNo: 1,
  pageSize: lobbyPageSize,
  language,
})

/** Favourites (visitor specification §7): of slots there, of its own category on any other screen. */
export const favouritesArg = ({ path, language }: Asker) => ({
  ...client,
  platform: 'flash',
  gameType: categoryOf[path] as GameCategory,
  pageNo: 1,
  pageSize: lobbyPageSize,
  language,
})

export const recentGamesArg = ({ language, state: { filters } }: Asker) => ({
  clientType: client.clientType,
  vassalage: anyIfNone(filters.vendor),
  language,
  pageNo: 1,
  pageSize: lobbyPageSize,
})

export const hotGamesArg = ({ language, merchantCode, state: { filters } }: Asker) => ({
  merchantCode,
  isPlatform: 2,
  vassalage: anyIfNone(filters.vendor),
  platform: client.platform,
  language,
})

export const vendorsArg = (path: LobbyPath, language: LanguageCode) => ({ gameType: categoryOf[path], language })

const listed = (values: readonly string[]) => (values.length > 0 ? values.join(',') : undefined)
const flagged = (values: readonly string[], flag: string) => (values.includes(flag) ? 1 : undefined)
type Given<T> = { [K in keyof T]: Exclude<T[K], undefined> }
/** Removes empty fields. */
const given = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Given<T>>

/** The same list by all filters; filters are combined by AND, values of one by OR. */
export const gameSearchArg = ({ path, language, state: { name, filters } }: Asker) => ({
  language,
  gameType: categoryOf[path] as GameCategory,
  pageSize: lobbyPageSize,
  ...given({
    q: name || undefined,
    vendor: listed(filters.vendor),
    classify: listed(filters.classify),
    theme: listed(filters.theme),
    feature: listed(filters.feature),
    minBet: listed(filters.minBet),
    volatility: listed(filters.volatility),
    rtpBand: listed(filters.rtpBand),
    isNew: flagged(filters.flag, 'NEW'),
    isHot: flagged(filters.flag, 'HOT'),
    fav: flagged(filters.flag, 'FAV'),
    trial: flagged(filters.flag, 'TRIAL'),
  }),
})
