import type { Database } from './open.ts'
import type { Chain, Hand } from './rows.ts'

/** Seed chains of shared tables and the hands of rooms. */
export function tableStore(db: Database) {
  const save = db.run(
    'UPDATE hand SET phase = ?, state = ?, moves = ?, shares = ?, seats = ?, clientSeed = ? WHERE id = ?',
  )
  return {
    addChain: db.insert<Chain>('chain'),
    chainOf: db.one<Chain>(
      'SELECT * FROM chain WHERE engine = ? AND tableId = ? AND firstNo <= ? ORDER BY firstNo DESC LIMIT 1',
    ),
    /** The last draw of a lottery that the operator knows. */
    lastAnnounced: db.one<{ no: number }>('SELECT no FROM announced WHERE engine = ? AND tableId = ?'),
    setAnnounced: db.run(
      'INSERT INTO announced VALUES (?, ?, ?) ON CONFLICT (engine, tableId) DO UPDATE SET no = excluded.no',
    ),
    addHand: db.insert<Hand>('hand'),
    hand: db.one<Hand>('SELECT * FROM hand WHERE id = ?'),
    saveHand: ({ phase, state, moves, shares, seats, clientSeed, id }: Hand) =>
      void save(phase, state, moves, shares, seats, clientSeed, id),
    openHands: db.all<Hand>("SELECT * FROM hand WHERE phase IN ('BETTING', 'PLAYING')"),
  }
}
