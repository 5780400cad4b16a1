import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'

/** Each entry runs once, in order; files of an earlier release are migrated. */
const steps = [
  `CREATE TABLE IF NOT EXISTS play_session (
    id TEXT PRIMARY KEY, bearerHash TEXT NOT NULL UNIQUE, operator TEXT NOT NULL, player TEXT NOT NULL,
    walletSession TEXT NOT NULL, currency TEXT NOT NULL, gameCode TEXT NOT NULL, nextSeed TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS round (
    id TEXT PRIMARY KEY, sessionId TEXT NOT NULL REFERENCES play_session(id), state TEXT NOT NULL, stake TEXT NOT NULL,
    payout TEXT NOT NULL, seed TEXT NOT NULL, clientSeed TEXT NOT NULL, status TEXT NOT NULL DEFAULT '',
    balance TEXT, at TEXT NOT NULL);`,
  `ALTER TABLE play_session ADD COLUMN engine TEXT NOT NULL DEFAULT 'lines';
  ALTER TABLE play_session ADD COLUMN theme TEXT NOT NULL DEFAULT '';
  ALTER TABLE play_session ADD COLUMN minStake TEXT NOT NULL DEFAULT '';
  ALTER TABLE play_session ADD COLUMN maxStake TEXT NOT NULL DEFAULT '';
  ALTER TABLE play_session ADD COLUMN demo INTEGER NOT NULL DEFAULT 0;
  CREATE TABLE wager (
    id TEXT PRIMARY KEY, sessionId TEXT NOT NULL REFERENCES play_session(id), engine TEXT NOT NULL, state TEXT NOT NULL,
    stake TEXT NOT NULL, cost TEXT NOT NULL, bet TEXT NOT NULL, payout TEXT, seed TEXT NOT NULL, clientSeed TEXT NOT NULL,
    tableId TEXT, no INTEGER, handId TEXT, startedAt INTEGER, status TEXT NOT NULL, balance TEXT, at TEXT NOT NULL);
  INSERT INTO wager SELECT id, sessionId, 'lines', state, stake, stake, '{}', payout, seed, clientSeed,
    NULL, NULL, NULL, NULL, status, balance, at FROM round;
  DROP TABLE round;
  CREATE INDEX wager_open ON wager (state, at) WHERE state IN ('PLACED', 'RUNNING', 'STAKED', 'UNDOING');
  CREATE INDEX wager_by_session ON wager (sessionId, at);
  CREATE INDEX wager_by_round ON wager (engine, tableId, no) WHERE tableId IS NOT NULL;
  CREATE INDEX wager_by_hand ON wager (handId) WHERE handId IS NOT NULL;
  CREATE TABLE chain (
    engine TEXT NOT NULL, tableId TEXT NOT NULL, firstNo INTEGER NOT NULL, length INTEGER NOT NULL,
    anchor TEXT NOT NULL, tail TEXT NOT NULL, PRIMARY KEY (engine, tableId, firstNo));
  CREATE TABLE hand (
    id TEXT PRIMARY KEY, engine TEXT NOT NULL, room TEXT NOT NULL, phase TEXT NOT NULL, stake TEXT NOT NULL,
    seats TEXT NOT NULL, state TEXT NOT NULL, moves TEXT NOT NULL, shares TEXT NOT NULL, seed TEXT NOT NULL,
    clientSeed TEXT NOT NULL, at TEXT NOT NULL);
  CREATE INDEX hand_open ON hand (phase) WHERE phase IN ('BETTING', 'PLAYING');
  CREATE TABLE purse (sessionId TEXT PRIMARY KEY REFERENCES play_session(id), units TEXT NOT NULL);
  CREATE TABLE purse_tx (
    txId TEXT PRIMARY KEY, sessionId TEXT NOT NULL REFERENCES purse(sessionId), units TEXT NOT NULL, undone INTEGER NOT NULL);`,
  `CREATE TABLE announced (
    engine TEXT NOT NULL, tableId TEXT NOT NULL, no INTEGER NOT NULL, PRIMARY KEY (engine, tableId));
  CREATE INDEX play_session_player ON play_session (operator, player);`,
  `ALTER TABLE wager ADD COLUMN told INTEGER NOT NULL DEFAULT 0;
  UPDATE wager SET told = 1;
  CREATE INDEX wager_untold ON wager (sessionId) WHERE told = 0;`,
  `DROP INDEX wager_untold;
  ALTER TABLE wager RENAME COLUMN told TO acknowledged;
  CREATE INDEX wager_unacknowledged ON wager (sessionId) WHERE acknowledged = 0;`,
  `ALTER TABLE play_session ADD COLUMN purse TEXT REFERENCES purse(sessionId);
  UPDATE wager SET acknowledged = 1 WHERE state <> 'RUNNING' AND sessionId IN (SELECT id FROM play_session WHERE demo = 1);`,
  `CREATE TABLE confirmed (
    txId TEXT PRIMARY KEY, operator TEXT NOT NULL, kind TEXT NOT NULL, wagerId TEXT NOT NULL, currency TEXT NOT NULL,
    amount TEXT NOT NULL, at TEXT NOT NULL);
  CREATE INDEX confirmed_by_time ON confirmed (operator, at, txId);
  CREATE INDEX confirmed_age ON confirmed (at);
  CREATE TABLE confirmed_since (at TEXT NOT NULL);
  INSERT INTO confirmed_since VALUES (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));`,
]

export type Database = ReturnType<typeof openDatabase>

/** The file that outlives the process, every commit flushed. */
export function openDatabase(file: string) {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const db = new DatabaseSync(file)
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
  const { user_version: done } = db.prepare('PRAGMA user_version').get() as { user_version: number }

  /** All or nothing; a step inside a step is part of the outer one. */
  const inOneStep = <T>(work: () => T): T => {
    if (db.isTransaction) return work()
    db.exec('BEGIN IMMEDIATE')
    try {
      const result = work()
      db.exec('COMMIT')
      return result
    } catch (error) {
      db.exec('ROLLBACK')
      throw error
    }
  }
  for (const [at, sql] of steps.entries())
    if (at >= done) inOneStep(() => db.exec(`${sql}; PRAGMA user_version = ${at + 1}`))

  return {
    inOneStep,
    one: <T>(sql: string) => {
      const statement = db.prepare(sql)
      return (...values: SQLInputValue[]) => statement.get(...values) as T | undefined
    },
    all: <T>(sql: string) => {
      const statement = db.prepare(sql)
      return (...values: SQLInputValue[]) => statement.all(...values) as T[]
    },
    run: (sql: string) => {
      const statement = db.prepare(sql)
      return (...values: SQLInputValue[]) => Number(statement.run(...values).changes)
    },
    /** Inserts a row whose fields are the table's columns. */
    insert: <T extends Record<string, SQLInputValue>>(table: string) => {
      let statement: ReturnType<typeof db.prepare> | undefined
      return (row: T) => {
        const columns = Object.keys(row)
        statement ??= db.prepare(
          `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map((name) => `:${name}`).join(', ')})`,
        )
        statement.run(row)
      }
    },
    close: () => db.close(),
  }
}
