import * as v from 'valibot'
import { code, flagParam, intParam, LanguageField, line } from '../fields.ts'
import { Id } from '../scalars.ts'
import { GameCategory } from '../shared/game.ts'

const optional = v.optional
const platform = optional(v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_,.-]*$/)))

/** The caller names its client (specification §7: client type 3). */
export const client = { clientType: optional(intParam(0, 99)), platform, language: optional(LanguageField) }

export const gameType = optional(GameCategory)
export const vassalage = optional(code())

/** Trimmed before it is searched for. */
const GameName = v.pipe(line(64), v.trim())

/** An exact choice of the lobby's minimum-bet list, or `ALL`. */
const MinBet = v.pipe(v.string(), v.regex(/^(ALL|(0|[1-9]\d{0,5})(\.\d{1,4})?)$/))

/** Filters of the lobby's game list (specification §3). */
export const gameFilters = {
  ...client,
  channel: optional(code()),
  merchant: optional(code()),
  gameType,
  vassalage,
  gameClassify: optional(code()),
  gameName: optional(GameName),
  minBet: optional(MinBet),
  minLineNum: optional(intParam(0, 10_000)),
  /** 1: only games marked as new. */
  isNew: optional(flagParam),
}

/** Page to return to; one on another site is dropped. */
const backUrl = optional(line(2048))

/** Optional facts about the place where a launch is shown. */
export const launchFrame = {
  language: optional(LanguageField),
  device: optional(code(32)),
  backUrl,
  theme: optional(v.picklist(['light', 'dark'])),
}

/** The game to launch. The `lotto*` fields belong to the Vietnamese lottery. */
export const launch = {
  ...launchFrame,
  ...client,
  nodeId: optional(Id),
  gameCode: optional(code(128)),
  vassalage,
  gameType,
  trial: optional(flagParam),
  lottoArea: optional(v.literal('VN')),
  launchMode: optional(v.literal('LOTT')),
  lottoPrizeMode: optional(code(32)),
  lottoGameCode: optional(code(128)),
  lottoView: optional(v.picklist(['betting', 'lobby'])),
}

type LaunchTarget = { nodeId?: string | undefined; gameCode?: string | undefined; lottoGameCode?: string | undefined }
const namesGame = ({ nodeId, gameCode, lottoGameCode }: LaunchTarget) => Boolean(nodeId ?? gameCode ?? lottoGameCode)

/** A launch without a game is malformed. */
export const namedGame = <T extends LaunchTarget>() => v.check<T, string>(namesGame, 'nodeId or gameCode is required')

/** Several codes in one query field, `KISLAP,NODI`: a query key may come once only. */
const someOf = (pattern: string) =>
  optional(
    v.pipe(
      v.string(),
      v.maxLength(512),
      v.regex(new RegExp(`^${pattern}(,${pattern}){0,39}$`)),
      v.transform((list) => list.split(',')),
    ),
  )
const codes = someOf('[A-Za-z0-9_.-]{1,32}')

/** Filters of a search: all fields must match, within one field any value. */
export const searchFilters = {
  /** The typed text; spelling and script are forgiven. */
  q: optional(line(256)),
  language: optional(LanguageField),
  gameType,
  /** Codes of vendors. */
  vendor: codes,
  /** Categories, where the search is not within one. */
  type: someOf('[A-Z]{2,16}'),
  classify: codes,
  theme: codes,
  feature: codes,
  minBet: someOf('(?:0|[1-9]\\d{0,5})(?:\\.\\d{1,4})?'),
  volatility: someOf('[1-5]'),
  rtpBand: someOf('(?:LT94|94|95|96|GE97)'),
  isNew: optional(flagParam),
  isHot: optional(flagParam),
  /** Only for a signed-in reader; visitors have no favourites. */
  fav: optional(flagParam),
  /** 1: only games that can be tried for nothing. */
  trial: optional(flagParam),
}

/** Start of the next page, from the response of the page before it. */
export const cursor = optional(code(256))

/**
 * Places of the game list that do not shift (decision 47): pages are counted from behind the page whose cursor is
 * `after`, leaving out the first `skip` games there, and end before the page whose cursor is `before`.
 */
export const listPlace = { after: cursor, before: cursor, skip: optional(intParam(0, 10_000), 0) }
