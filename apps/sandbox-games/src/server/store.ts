import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export type PlaySession = {
  id: string
  /** SHA-256 of the bearer that the game page holds. */
  bearerHash: string
  operator: string
  player: string
  walletSession: string
  currency: string
  gameCode: string
  /** Seed of the next round; its hash is what the player has been shown. */
  nextSeed: string
}

/**
 * `PLACED`: the outcome is drawn and stored, the bet may have been sent. `STAKED`: the bet is confirmed, the win is owed.
 * `SETTLED`: both are confirmed. `REFUSED`: the wallet declined, nothing was debited. `UNDOING`/`UNDONE`: the bet's
 * answer was lost and it is being, or has been, rolled back. `…_STUCK`: the wallet will not have it; somebody must look.
 */
export type RoundState = 'PLACED' | 'STAKED' | 'SETTLED' | 'REFUSED' | 'UNDOING' | 'UNDONE' | 'WIN_STUCK' | 'UNDO_STUCK'
export type RoundRow = {
  id: string
  sessionId: string
  state: RoundState
  stake: string
  payout: string
  seed: string
  clientSeed: string
  status: string
  balance: string | null
  at: string
}

const schema = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  CREATE TABLE IF NOT EXISTS play_session (
    id TEXT PRIMARY KEY, bearerHash TEXT NOT NULL UNIQUE, operator TEXT NOT NULL, player TEXT NOT NULL,
    walletSession TEXT NOT NULL, currency TEXT NOT NULL, gameCode TEXT NOT NULL, nextSeed TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS round (
    id TEXT PRIMARY KEY, sessionId TEXT NOT NULL REFERENCES play_session(id), state TEXT NOT NULL, stake TEXT NOT NULL,
    payout TEXT NOT NULL, seed TEXT NOT NULL, clientSeed TEXT NOT NULL, status TEXT NOT NULL DEFAULT '',
    balance TEXT, at TEXT NOT NULL);
  CREATE INDEX IF NOT EXISTS round_open ON round (state) WHERE state IN ('PLACED', 'STAKED', 'UNDOING');
  CREATE INDEX IF NOT EXISTS round_by_session ON round (sessionId, at);`

/** Rounds outlive the process: what was staked is settled or undone after a restart. */
export function openStore(file: string) {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const db = new DatabaseSync(file)
  db.exec(schema)
  const one = <T>(sql: string) => {
    const statement = db.prepare(sql)
    return (...values: string[]) => statement.get(...values) as T | undefined
  }
  const sessionByBearer = one<PlaySession>('SELECT * FROM play_session WHERE bearerHash = ?')
  const sessionById = one<PlaySession>('SELECT * FROM play_session WHERE id = ?')
  const roundById = one<RoundRow>('SELECT * FROM round WHERE id = ?')
  const insertSession = db.prepare(
    'INSERT INTO play_session VALUES (:id, :bearerHash, :operator, :player, :walletSession, :currency, :gameCode, :nextSeed)',
  )
  const insertRound = db.prepare(
    'INSERT INTO round VALUES (:id, :sessionId, :state, :stake, :payout, :seed, :clientSeed, :status, :balance, :at)',
  )
  const moveRound = db.prepare('UPDATE round SET state = ?, status = ?, balance = coalesce(?, balance) WHERE id = ?')
  const nextSeed = db.prepare('UPDATE play_session SET nextSeed = ? WHERE id = ?')
  const openRounds = db.prepare("SELECT * FROM round WHERE state IN ('PLACED', 'STAKED', 'UNDOING') ORDER BY at")
  const pastRounds = db.prepare(
    "SELECT * FROM round WHERE sessionId = ? AND state = 'SETTLED' ORDER BY at DESC, id DESC LIMIT 50",
  )

  const inOneStep = (work: () => void) => {
    db.exec('BEGIN IMMEDIATE')
    try {
      work()
      db.exec('COMMIT')
    } catch (error) {
      db.exec('ROLLBACK')
      throw error
    }
  }

  return {
    sessionByBearer,
    sessionById,
    round: roundById,
    addSession: (session: PlaySession) => void insertSession.run(session),
    /** Stores the round and the seed that follows it together: a seed is never used twice. */
    placeRound(round: RoundRow, seed: string) {
      inOneStep(() => {
        insertRound.run(round)
        nextSeed.run(seed, round.sessionId)
      })
    },
    /** A round that never was: its outcome was shown to nobody, so what was promised for it holds for the next one. */
    takeBack({ id, sessionId, seed }: RoundRow, state: 'REFUSED' | 'UNDOING', status: string) {
      inOneStep(() => {
        moveRound.run(state, status, null, id)
        nextSeed.run(seed, sessionId)
      })
    },
    move: (id: string, state: RoundState, status: string, balance: string | null = null) =>
      void moveRound.run(state, status, balance, id),
    openRounds: () => openRounds.all() as unknown as RoundRow[],
    pastRounds: (sessionId: string) => pastRounds.all(sessionId) as unknown as RoundRow[],
    close: () => db.close(),
  }
}
export type Store = ReturnType<typeof openStore>
