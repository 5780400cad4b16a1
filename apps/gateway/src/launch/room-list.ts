import type { Endpoints, Value } from '@boardwalk/api-client/contract'
import { textIn } from '../catalogue/names.ts'
import type { Db } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import type { Texts } from '../db/schema/texts.ts'
import { formatMoney } from '../ledger/money.ts'
import { stakesFrom } from '../seed/engines.ts'
import { isWatched } from './session-sql.ts'

type Rooms = Value<Endpoints['roomList']>
type Asked = { vassalage?: string | undefined; gameType?: string | undefined; language: string; currency: string }
type Row = {
  id: string
  code: string
  names: Texts
  engine: string
  minBet: string
  vendor: string
  isOpen: boolean
  players: number
}

const maxRooms = 100

/**
 * Tables of live vendors (contract C-30): every live entry of the catalogue is a table of the vendor, dealt by its
 * machine. `players` are those whose game is open and watched now; the vendor publishes results only to the players
 * at the table, so `lastResults` is empty here.
 */
export async function readRooms(db: Db, { vassalage, gameType = 'LIVE', language, currency }: Asked): Promise<Rooms> {
  const { rows } = await db.execute<Row>(sql`
    SELECT g.id, g.code, g.names, g.engine, g.min_bet AS "minBet", v.name AS vendor, v.status = 'UP' AS "isOpen",
      (SELECT count(*)::int FROM recent_game r WHERE r.game_id = g.id AND r.played_at > now() - interval '12 hours'
        AND EXISTS (SELECT FROM game_session gs WHERE gs.member_id = r.member_id AND gs.game_id = g.id
          AND gs.created_at > now() - interval '12 hours' AND gs.ended_at IS NULL
          AND ${sql.raw(isWatched)})) AS players
    FROM game g JOIN vendor v ON v.code = g.vendor
    WHERE g.is_enabled AND v.is_enabled AND g.game_type = ${gameType} AND g.game_type = 'LIVE'
      AND ${currency} = ANY(v.currencies)
      AND (${vassalage ?? null}::text IS NULL OR g.vendor = ${vassalage ?? null})
    ORDER BY g.sort, g.id LIMIT ${maxRooms}`)
  return { list: rows.map((row) => roomOf(row, language)) }
}

function roomOf(
  { id, code, names, engine, minBet, vendor, isOpen, players }: Row,
  language: string,
): Rooms['list'][number] {
  const { min, max } = stakesFrom(engine, BigInt(minBet)) ?? { min: 0n, max: 0n }
  const status = isOpen ? 'OPEN' : 'CLOSED'
  return {
    roomId: id,
    tableName: textIn(names, language),
    dealer: vendor,
    gameCode: code,
    status,
    minBet: formatMoney(min),
    maxBet: formatMoney(max),
    players,
    lastResults: [],
  }
}
