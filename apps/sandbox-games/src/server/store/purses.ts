import type { Database } from './open.ts'

type PurseTx = { txId: string; sessionId: string; units: string; undone: 0 | 1 }

/**
 * Play money of demo sessions: a balance and its movements, each movement once. A session may continue the purse of an
 * earlier one.
 */
export function purseStore(db: Database) {
  const holder = db.one<{ id: string }>('SELECT coalesce(purse, id) AS id FROM play_session WHERE id = ?')
  const purseOf = (sessionId: string) => holder(sessionId)?.id ?? sessionId
  const share = db.run('UPDATE play_session SET purse = ? WHERE id = ?')
  const purse = db.one<{ units: string }>('SELECT units FROM purse WHERE sessionId = ?')
  const set = db.run('UPDATE purse SET units = ? WHERE sessionId = ?')
  const tx = db.one<PurseTx>('SELECT * FROM purse_tx WHERE txId = ?')
  const addTx = db.insert<PurseTx>('purse_tx')
  const undo = db.run('UPDATE purse_tx SET undone = 1 WHERE txId = ?')
  const units = (sessionId: string) => BigInt(purse(purseOf(sessionId))?.units ?? '0')
  const setUnits = (sessionId: string, to: bigint) => void set(to.toString(), purseOf(sessionId))
  return {
    openPurse: db.run('INSERT INTO purse (sessionId, units) VALUES (?, ?)'),
    /** The session that opened the purse of a session. */
    purseOf,
    purseUnits: units,
    setPurse: setUnits,
    /** The session plays on with the money of an earlier one. */
    sharePurse: (sessionId: string, earlierId: string) => void share(purseOf(earlierId), sessionId),
    /** Moves the purse once per `txId`; false when it would fall below zero. */
    movePurse: (sessionId: string, txId: string, by: bigint): boolean =>
      db.inOneStep(() => {
        const known = tx(txId)
        if (known) return known.undone === 0
        const after = units(sessionId) + by
        if (after < 0n) return false
        addTx({ txId, sessionId: purseOf(sessionId), units: by.toString(), undone: 0 })
        setUnits(sessionId, after)
        return true
      }),
    /** Reverses a movement; an unknown one is blocked in advance. */
    undoPurse: (sessionId: string, txId: string) =>
      db.inOneStep(() => {
        const known = tx(txId)
        if (!known) addTx({ txId, sessionId: purseOf(sessionId), units: '0', undone: 1 })
        if (!known || known.undone === 1) return
        undo(txId)
        // The session may continue another purse by now.
        const before = BigInt(purse(known.sessionId)?.units ?? '0')
        set((before - BigInt(known.units)).toString(), known.sessionId)
      }),
  }
}
