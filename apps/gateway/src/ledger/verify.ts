import { readConfig } from '../config.ts'
import { openPool } from '../db/client.ts'
import { startDatabase } from '../start-database.ts'
import { brokenOnes, checkInvariants, exitCodeOf } from './invariants.ts'

/** `pnpm --filter @boardwalk/gateway ledger:verify`: checks the whole ledger, also while the gateway runs. */
const database = await startDatabase(readConfig())
const pool = openPool({ url: database.url, size: 1, name: 'ledger-verify' })
try {
  const verdicts = await checkInvariants(pool)
  for (const { id, says, broken } of verdicts)
    console.log(`${broken === 0 ? 'holds ' : 'BROKEN'}  ${id.padEnd(3)} ${says}`)
  for (const { id, examples } of brokenOnes(verdicts)) console.log(id, JSON.stringify(examples))
  process.exitCode = exitCodeOf(verdicts)
} finally {
  await pool.end()
  await database.stop()
}
