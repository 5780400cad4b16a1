import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { contractKinds } from '../../src/contracts/kinds.ts'
import { payDue } from '../../src/contracts/pay-due.ts'
import { settleDue } from '../../src/contracts/settle-due.ts'
import { openPool, transact } from '../../src/db/client.ts'
import { createDeps } from '../../src/deps.ts'
import { testConfig } from '../gateway.ts'

/** Settles and pays due windows until a test kills it: `node settlement-worker.ts <database> <merchant>`. */
const [, , url = '', code = ''] = process.argv
/** Few windows of a transaction, so that a kill comes in all stages of many. */
const windows = 3
const pool = openPool({ url, size: 2, name: 'settlement-worker', waitMs: 30_000, statementSeconds: 60 })
const deps = await createDeps({ pool, config: testConfig, log: pino({ level: 'silent' }) })
const merchant = deps.merchants.byCode(code)
if (!merchant) throw new Error(`No merchant ${code}.`)
for (;;) {
  for (const kind of contractKinds) {
    // A lock that the other worker holds too long; the next turn finds the rest.
    await transact(pool, (tx, client) => settleDue({ tx, client, deps, merchant }, kind, windows)).catch(() => {})
    await payDue(deps).catch(() => {})
  }
  await sleep(20)
}
