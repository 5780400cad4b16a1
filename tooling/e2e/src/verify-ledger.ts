import { execFileSync } from 'node:child_process'
import { gatewayFolder } from './gateway-folder.ts'

/**
 * Runs the gateway's own check of the ledger invariants on the test world; throws with its output when one is broken.
 */
export function verifyLedger(): void {
  execFileSync(process.execPath, ['src/ledger/verify.ts'], {
    cwd: gatewayFolder,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR },
  })
}
