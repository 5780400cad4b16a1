import type { Tx } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import { isOver } from '../launch/session-sql.ts'
import type { Purse } from '../ledger/rules.ts'
import { excludes } from '../protection/exclusion.ts'
import { isCheckDue } from '../protection/reality-check.ts'
import type { Status } from './answer.ts'

/**
 * Why a stake must not be taken, or NULL. One expression for both forms of the bet, over `p` player_alias, `m`
 * member, `gs` game_session and `s` session. Limits of the player are checked after it, under lock. Wins and
 * rollbacks skip it.
 */
export const refusesStake = (currency: string, gameCode: string) => `CASE
  WHEN p.currency <> ${currency} THEN 'CURRENCY_MISMATCH'
  WHEN gs.id IS NULL OR gs.member_id <> p.member_id OR gs.currency <> p.currency
    OR gs.is_demo THEN 'SESSION_INVALID'
  WHEN gs.game_code <> ${gameCode} THEN 'GAME_UNKNOWN'
  WHEN m.status <> 'ACTIVE' OR EXISTS (SELECT FROM play_exclusion x WHERE ${excludes('p.member_id')})
    THEN 'PLAYER_BLOCKED'
  WHEN ${isOver} THEN 'SESSION_EXPIRED'
  WHEN ${isCheckDue('p.member_id')} THEN 'LIMIT' END`

const hasLimits = 'EXISTS (SELECT FROM play_limit l WHERE l.member_id = p.member_id)'

/**
 * Whether the one statement may take it: from the main wallet, of a member without another wallet (the event would
 * need its balance, under lock) and without limits (the used amount is reliable only under lock).
 */
const isPlain = `(gs.purse = 'CASH'
    AND NOT EXISTS (SELECT FROM account w WHERE w.member_id = p.member_id AND w.type LIKE 'VENDOR:%')
    AND NOT ${hasLimits})`

/** Reads the player, the launch, and whether the round still takes stakes. `$n` are the caller's parameters. */
export const gateQuery = (at: GateParameters) => `
  SELECT p.member_id, p.merchant, p.currency, gs.purse, ${isPlain} AS is_plain,
    ${hasLimits} AS has_limits, gs.id AS game_session_id, gs.game_id, gs.game_code, gs.vendor,
    gs.game_category, coalesce(${refusesStake(at.currency, at.gameCode)}, CASE WHEN EXISTS (
      SELECT FROM bet b WHERE b.provider = p.provider AND b.round_id = ${at.roundId} AND b.status = 'SETTLED')
      THEN 'ROUND_CLOSED' END) AS refusal
  FROM player_alias p JOIN member m ON m.id = p.member_id
  LEFT JOIN game_session gs ON gs.play_hash = ${at.playHash} AND gs.provider = p.provider
  LEFT JOIN session s ON s.id = gs.session_id
  WHERE p.alias = ${at.player} AND p.provider = ${at.provider}`

export type GateParameters = Record<'currency' | 'gameCode' | 'roundId' | 'playHash' | 'player' | 'provider', string>

export type Gate = {
  merchant: string
  memberId: string
  purse: Purse
  hasLimits: boolean
  gameSessionId: string
  gameId: string
  gameCode: string
  vendor: string
  gameCategory: string
  refusal: Status | null
}

type Asked = { provider: string; player: string; currency: string; gameCode: string; roundId: string; playHash: Buffer }

/** The same gate on its own, under the player's lock. */
export async function readGate(tx: Tx, asked: Asked): Promise<Gate | null> {
  const { rows } = await tx.execute<Gate>(sql`
    SELECT gate.merchant, gate.member_id AS "memberId", gate.purse,
      gate.has_limits AS "hasLimits", gate.game_session_id AS "gameSessionId", gate.game_id AS "gameId", gate.vendor,
      gate.game_code AS "gameCode", gate.game_category AS "gameCategory", gate.refusal
    FROM (VALUES (${asked.currency}::text, ${asked.gameCode}::text, ${asked.roundId}::text, ${asked.playHash}::bytea,
      ${asked.player}::text, ${asked.provider}::text)) asked (currency, game_code, round_id, play_hash, player, provider),
      LATERAL (${sql.raw(gateQuery(inRow))}) gate`)
  return rows[0] ?? null
}

const inRow: GateParameters = {
  currency: 'asked.currency',
  gameCode: 'asked.game_code',
  roundId: 'asked.round_id',
  playHash: 'asked.play_hash',
  player: 'asked.player',
  provider: 'asked.provider',
}
