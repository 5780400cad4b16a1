import type { Reader } from '../../db/client.ts'
import { sql } from '../../db/orm.ts'

/** How far co-play looks: players of the game, last one first, and the games that each of them opened last. */
const reach = { players: 60, games: 12 }
/** A player's taste is private. */
const leastPlayers = 2

/**
 * Ids of games that people who played this one also played, most people first. Openings lead there quickly; only real,
 * settled rounds in real currency count.
 */
export async function playedAlongside(db: Reader, gameId: string, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(playedAlongsideQuery(gameId, limit))
  return rows.map(({ id }) => id)
}

const played = (member: string, game: string) =>
  sql.raw(`EXISTS (SELECT FROM bet b WHERE b.member_id = ${member}
  AND b.game_id = ${game} AND b.status = 'SETTLED' AND b.currency NOT LIKE 'X-%')`)

export const playedAlongsideQuery = (gameId: string, limit: number) => sql`
  WITH players AS MATERIALIZED (
    SELECT r.member_id, r.game_id FROM recent_game r WHERE r.game_id = ${gameId} AND ${played('r.member_id', 'r.game_id')}
    ORDER BY r.played_at DESC NULLS LAST LIMIT ${reach.players})
  SELECT other.game_id AS id FROM players p, LATERAL (
    SELECT r.game_id FROM recent_game r WHERE r.member_id = p.member_id AND r.game_id <> p.game_id
    ORDER BY r.played_at DESC NULLS LAST LIMIT ${reach.games}) other
  WHERE ${played('p.member_id', 'other.game_id')}
  GROUP BY other.game_id HAVING count(*) >= ${leastPlayers}
  ORDER BY count(*) DESC, other.game_id LIMIT ${limit}`
