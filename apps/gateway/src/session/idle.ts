/**
 * SQL over rows of `session`, by their name in the statement: whether the player has done nothing for so many seconds (a
 * number or the name of a parameter). Bets are sent by the game's vendor, so a player who only plays is found by them.
 */
export const isIdle = (session: string, seconds: string): string => {
  const since = `now() - make_interval(secs => ${seconds})`
  return `(${session}.active_at <= ${since} AND NOT EXISTS (
    SELECT FROM bet b JOIN game_session g ON g.id = b.game_session_id
    WHERE b.member_id = ${session}.member_id AND b.placed_at > ${since} AND g.session_id = ${session}.id))`
}
