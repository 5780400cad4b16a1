import type { Database } from './open.ts'
import type { PlaySession, Wager, WagerState } from './rows.ts'

/** Sessions and their wagers. */
export function wagerStore(db: Database) {
  const sessionByBearer = db.one<PlaySession>('SELECT * FROM play_session WHERE bearerHash = ?')
  const sessionById = db.one<PlaySession>('SELECT * FROM play_session WHERE id = ?')
  const wager = db.one<Wager>('SELECT * FROM wager WHERE id = ?')
  const insertSession = db.insert<PlaySession>('play_session')
  const insertWager = db.insert<Wager>('wager')
  const move = db.run('UPDATE wager SET state = ?, status = ?, balance = coalesce(?, balance) WHERE id = ?')
  const start = db.run("UPDATE wager SET state = ?, startedAt = ?, balance = ? WHERE id = ? AND state = 'PLACED'")
  const owe = db.run("UPDATE wager SET state = 'STAKED', payout = ? WHERE id = ? AND state = 'RUNNING'")
  const changeBet = db.run("UPDATE wager SET bet = ? WHERE id = ? AND state = 'RUNNING'")
  const wagersAtTable = db.all<Wager>(
    `SELECT * FROM wager WHERE engine = ? AND tableId = ? AND no >= ? AND sessionId IN
       (SELECT id FROM play_session WHERE operator = ? AND player = ? AND demo = ?) ORDER BY at`,
  )
  /** Every launch of the game by the player of a session. */
  const launches = `SELECT id FROM play_session WHERE operator = ? AND player = ? AND gameCode = ? AND engine = ? AND demo = ?`
  const ended = `state IN ('STAKED', 'SETTLED', 'WIN_STUCK')`
  const pastWagers = db.all<Wager>(
    `SELECT * FROM wager WHERE state = 'SETTLED' AND sessionId IN (${launches}) ORDER BY at DESC, id DESC LIMIT 50`,
  )
  const unacknowledged = db.all<Wager>(
    `SELECT * FROM wager WHERE acknowledged = 0 AND (state = 'RUNNING' OR ${ended}) AND sessionId IN (${launches}) ORDER BY at`,
  )
  const acknowledge = db.run(
    `UPDATE wager SET acknowledged = 1 WHERE acknowledged = 0 AND ${ended} AND sessionId IN (${launches})`,
  )
  const ofPlayer = ({ operator, player, gameCode, engine, demo }: PlaySession) =>
    [operator, player, gameCode, engine, demo] as const
  const nextSeed = db.run('UPDATE play_session SET nextSeed = ? WHERE id = ?')

  return {
    sessionByBearer,
    sessionById,
    wager,
    addSession: insertSession,
    /** Stores the wager and the seed that follows it together: a seed is never used twice. */
    place(row: Wager, followingSeed?: string) {
      db.inOneStep(() => {
        insertWager(row)
        if (followingSeed) nextSeed(followingSeed, row.sessionId)
      })
    },
    /** A void round: its outcome was never shown, so its commitment is reused for the next one. */
    takeBack({ id, sessionId, seed }: Wager, state: 'REFUSED' | 'UNDOING', status: string) {
      db.inOneStep(() => {
        move(state, status, null, id)
        if (seed) nextSeed(seed, sessionId)
      })
    },
    move: (id: string, state: WagerState, status: string, balance: string | null = null) =>
      void move(state, status, balance, id),
    /** The wallet has accepted: the payout is due already, or still to come. */
    start: (id: string, state: 'RUNNING' | 'STAKED', nowMs: number, balance: string | null) =>
      void start(state, nowMs, balance, id),
    /** The result of a running wager; false when it was not running any more. */
    owe: (id: string, payout: string) => owe(payout, id) > 0,
    changeBet: (id: string, bet: string) => changeBet(bet, id) > 0,
    openWagers: db.all<Wager>(
      "SELECT * FROM wager WHERE state IN ('PLACED', 'RUNNING', 'STAKED', 'UNDOING') ORDER BY at",
    ),
    /** The newest rounds of the player in the game, from every launch. */
    pastWagers: (session: PlaySession) => pastWagers(...ofPlayer(session)),
    /** Rounds of the player in the game that run, or whose result was not shown. */
    unacknowledged: (session: PlaySession) => unacknowledged(...ofPlayer(session)),
    acknowledge: (session: PlaySession) => void acknowledge(...ofPlayer(session)),
    isOfPlayer: (session: PlaySession, { sessionId }: Wager) => {
      const held = sessionById(sessionId)
      return held !== undefined && ofPlayer(held).every((part, at) => part === ofPlayer(session)[at])
    },
    roundsToDraw: db.all<{ tableId: string; no: number }>(
      "SELECT DISTINCT tableId, no FROM wager WHERE engine = ? AND tableId IS NOT NULL AND state IN ('PLACED', 'RUNNING')",
    ),
    wagersOfRound: db.all<Wager>('SELECT * FROM wager WHERE engine = ? AND tableId = ? AND no = ?'),
    /** Bets of the player from every launch: a ticket outlives the page it was bought on. */
    wagersAtTable: ({ operator, player, demo }: PlaySession, tableId: string, fromNo: number, engine: string) =>
      wagersAtTable(engine, tableId, fromNo, operator, player, demo),
    crowd: db.one<{ players: number; bets: number }>(
      `SELECT count(DISTINCT sessionId) AS players, count(*) AS bets FROM wager
       WHERE engine = ? AND tableId = ? AND no = ? AND state IN ('RUNNING', 'STAKED', 'SETTLED')`,
    ),
    wagersOfHand: db.all<Wager>('SELECT * FROM wager WHERE handId = ? ORDER BY at, id'),
  }
}
