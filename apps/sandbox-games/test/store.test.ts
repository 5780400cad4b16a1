import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, it, vi } from 'vitest'
import { createServed } from '../src/server/served.ts'
import { openStore } from '../src/server/store/store.ts'
import { scriptedWallet } from './faulty.ts'

const dir = mkdtempSync(join(tmpdir(), 'sandbox-store-'))
afterAll(() => rmSync(dir, { recursive: true }))

/** A file as the first release left it: a round with an unpaid win, and one whose bet may have been sent. */
function oldFile(): string {
  const file = join(dir, 'old.db')
  const db = new DatabaseSync(file)
  db.exec(`
    CREATE TABLE play_session (
      id TEXT PRIMARY KEY, bearerHash TEXT NOT NULL UNIQUE, operator TEXT NOT NULL, player TEXT NOT NULL,
      walletSession TEXT NOT NULL, currency TEXT NOT NULL, gameCode TEXT NOT NULL, nextSeed TEXT NOT NULL);
    CREATE TABLE round (
      id TEXT PRIMARY KEY, sessionId TEXT NOT NULL REFERENCES play_session(id), state TEXT NOT NULL, stake TEXT NOT NULL,
      payout TEXT NOT NULL, seed TEXT NOT NULL, clientSeed TEXT NOT NULL, status TEXT NOT NULL DEFAULT '',
      balance TEXT, at TEXT NOT NULL);
    CREATE INDEX round_open ON round (state) WHERE state IN ('PLACED', 'STAKED', 'UNDOING');
    CREATE INDEX round_by_session ON round (sessionId, at);
    INSERT INTO play_session VALUES ('s', 'h', 'walogm', 'p', 'w', 'TLB', 'g', '${'5a'.repeat(32)}');`)
  const row = db.prepare("INSERT INTO round VALUES (?, 's', ?, '1.00', '3.00', ?, 'c', '', NULL, ?)")
  const now = new Date().toISOString()
  row.run('owed', 'STAKED', 'aa'.repeat(32), now)
  row.run('sent', 'PLACED', 'bb'.repeat(32), now)
  db.close()
  return file
}

it('migrates a file of the first release, and delivers its payouts', async () => {
  const file = oldFile()
  const scripted = scriptedWallet()
  const store = openStore(file)
  expect(store.sessionById('s')).toMatchObject({ engine: 'lines', demo: 0, theme: '' })
  await createServed({ store, wallet: scripted.wallet }).resume()
  await vi.waitFor(() => expect(store.openWagers()).toEqual([]), 20_000)
  expect(scripted.bodies.map(({ action, txId, amount }) => [action, txId, amount]).sort()).toEqual([
    ['rollback', 'sent:undo', undefined],
    ['win', 'owed:win', '3.00'],
  ])
  store.close()
  // Opened again, it does not change.
  expect(openStore(file).wager('owed')).toMatchObject({ state: 'SETTLED', cost: '1.00', bet: '{}', acknowledged: 1 })
})
