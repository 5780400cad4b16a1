import * as v from 'valibot'
import { code, flagParam, intParam, LanguageField, line } from '../fields.ts'
import { Id } from '../scalars.ts'
import { GameCategory } from '../shared/game.ts'

const optional = v.optional
const platform = optional(v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_,.-]*$/)))

/** Whoever asks says which client it is (specification §7: client type 3). */
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

/** Page to come back to; one on another site is dropped. */
const backUrl = optional(line(2048))

/** What every launch may say about where it is shown. */
export const launchFrame = {
  language: optional(LanguageField),
  device: optional(code(32)),
  backUrl,
  theme: optional(v.picklist(['light', 'dark'])),
}

/** What to launch; the `lotto*` fields belong to the Vietnamese lottery. */
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
