import * as v from 'valibot'
import type { Schemas } from '../endpoint.ts'
import { code, flagParam, intParam, LanguageField, paging, withinPages } from '../fields.ts'
import { Id, Int, Text } from '../scalars.ts'
import { Facets, Game, GameCategory, GameRow, GameSheet, Launch, Room, VendorGroup } from '../shared/game.ts'
import { listOf } from '../shared/paging.ts'
import { Announcement, Banner } from '../shared/site.ts'
import { askedAgainBy, sharedBy } from '../sharing.ts'
import {
  client,
  cursor,
  gameFilters,
  gameType,
  launch,
  launchFrame,
  listPlace,
  namedGame,
  searchFilters,
  vassalage,
} from './fields.ts'

const language = v.optional(LanguageField)
const Announcements = v.array(Announcement)

export const gamesSchemas = {
  /** Sports vendor's page. */
  launchFb: {
    origin: 'spec',
    rate: 'g',
    request: v.strictObject(launchFrame),
    /** Every launch needs a session, this one too (specification A§4), so a visitor gets AUTH_REQUIRED. */
    value: Launch,
    errors: [
      'AUTH_REQUIRED',
      'GAME_DISABLED',
      'RG_EXCLUDED',
      'NOT_FOUND',
      'TRIAL_NOT_SUPPORTED',
      'GAME_MAINTENANCE',
      'UPSTREAM_ERROR',
      'UPSTREAM_TIMEOUT',
    ],
  },
  hotGames: {
    origin: 'spec',
    rate: 'p',
    request: v.strictObject({
      merchantCode: v.optional(code()),
      isPlatform: client.clientType,
      vassalage,
      platform: client.platform,
      language,
      /** At most this many; all hot games without. */
      limitNum: v.optional(intParam(1, 100)),
    }),
    value: listOf(Game),
    errors: [],
    cache: sharedBy('merchant', 'language'),
  },
  /** Page numbers as specified shift with the catalogue; `after` and `before`, added here, do not (decision 47). */
  gameList: {
    origin: 'spec',
    rate: 'r',
    request: v.pipe(v.strictObject({ ...gameFilters, ...paging(24), ...listPlace }), withinPages()),
    value: v.object({
      games: v.array(Game),
      pageNum: Int,
      totalPages: Int,
      totalCount: Int,
      /** Position of this page, for `after` and `before`; null for an empty page. Added here. */
      cursor: v.nullable(Text),
      /** Whether games follow, before the end of the list or the page named by `before`. Added here. */
      hasMore: v.boolean(),
    }),
    errors: [],
    cache: sharedBy('merchant', 'language', 'session'),
  },
  announcements: {
    origin: 'spec',
    rate: 'p',
    request: v.strictObject({
      types: v.optional(v.pipe(v.string(), v.regex(/^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H)){0,4}$/))),
      platform: v.optional(v.literal('W')),
      execution: v.optional(v.literal('B')),
      language,
      /** 1: titles only, for a bar of titles; `content` is empty. Added here. */
      brief: v.optional(flagParam),
    }),
    value: v.object({
      player: Announcements,
      banners: v.array(Banner),
      popup: Announcements,
      promotion: Announcements,
    }),
    errors: [],
    cache: askedAgainBy('merchant', 'language', 'session'),
    servedWhen: ['excluded'],
  },
  vassGameType: {
    origin: 'spec',
    rate: 'r',
    request: v.strictObject({ gameType, language }),
    value: listOf(
      v.object({
        vassalage: Text,
        gameTypes: v.array(GameCategory),
        classifies: v.array(v.object({ code: Text, label: Text })),
      }),
    ),
    errors: [],
    cache: sharedBy('merchant', 'language', 'session'),
  },
  gameVendor: {
    origin: 'spec',
    rate: 'r',
    request: v.strictObject({ gameType, platform: client.platform, language }),
    value: listOf(VendorGroup),
    errors: [],
    cache: sharedBy('merchant', 'session'),
  },
  favouriteIds: {
    origin: 'spec',
    rate: 'r',
    request: v.strictObject({ gameType }),
    value: v.object({ ids: v.array(Id) }),
    errors: [],
    servedWhen: ['excluded'],
  },
  favouriteGames: {
    origin: 'spec',
    rate: 'r',
    request: v.pipe(v.strictObject({ ...client, gameType, ...paging(24) }), withinPages()),
    value: v.object({ content: v.array(Game), totalPages: Int }),
    errors: [],
    servedWhen: ['excluded'],
  },
  recentGames: {
    origin: 'spec',
    rate: 'r',
    request: v.pipe(v.strictObject({ ...client, vassalage, ...paging(24) }), withinPages()),
    value: v.object({ list: v.array(Game), totalPages: Int }),
    errors: [],
    servedWhen: ['excluded'],
  },
  roomList: {
    origin: 'spec',
    rate: 'r',
    request: v.strictObject({ vassalage, gameType, language }),
    value: listOf(Room),
    errors: [],
    cache: sharedBy('merchant', 'language', 'session'),
  },
  launchGame: {
    origin: 'spec',
    rate: 'g',
    request: v.pipe(v.strictObject(launch), namedGame()),
    value: Launch,
    errors: ['GAME_DISABLED', 'GAME_MAINTENANCE', 'TRIAL_NOT_SUPPORTED', 'RG_EXCLUDED', 'NOT_FOUND'],
  },
  /** `on` is the state wanted, so a repeat is harmless. */
  toggleFavourite: {
    origin: 'extension',
    rate: 'w',
    request: v.strictObject({ nodeId: Id, vendor: code(), gameType: GameCategory, on: v.boolean() }),
    value: v.object({ nodeId: Id, on: v.boolean() }),
    errors: ['NOT_FOUND'],
  },
  /**
   * Discovery beyond the specification's list. Pages continue from `nextCursor`, so none repeats or skips one while the
   * catalogue changes.
   */
  gameSearch: {
    origin: 'extension',
    rate: 'r',
    request: v.strictObject({ ...searchFilters, cursor, pageSize: v.optional(intParam(1, 100), 24) }),
    value: v.object({
      games: v.array(Game),
      /** Games that fit. Of a text's hits 5,000 are counted, of one or two letters' 1,000; pages have more. */
      total: Int,
      nextCursor: v.nullable(Text),
      facets: Facets,
      /** The search text that replaced the typed one. */
      corrected: v.nullable(Text),
      /** When nothing fits: the choices without which `suggestions` were found, as names of fields. */
      relaxed: v.array(Text),
      /** Without a match: the closest games, else popular ones. */
      suggestions: v.array(Game),
    }),
    errors: [],
    cache: sharedBy('merchant', 'language', 'session'),
  },
  /** Rows of home and category pages; only rows that have games. */
  gameRows: {
    origin: 'extension',
    rate: 'r',
    request: v.strictObject({ gameType, language }),
    value: v.array(GameRow),
    errors: [],
    cache: sharedBy('merchant', 'language', 'session'),
  },
  gameSheet: {
    origin: 'extension',
    rate: 'r',
    request: v.strictObject({ vassalage: code(), gameCode: code(128), language }),
    value: GameSheet,
    errors: ['NOT_FOUND'],
    cache: sharedBy('merchant', 'language', 'session'),
  },
} as const satisfies Record<string, Schemas>
