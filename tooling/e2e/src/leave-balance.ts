import { execFileSync } from 'node:child_process'
import path from 'node:path'

const gateway = path.resolve(import.meta.dirname, '../../../apps/gateway')

/** Sets the balance of a member of the test world, by an adjustment in the ledger. */
export function leaveBalance(merchant: string, username: string, amount: string): void {
  execFileSync(process.execPath, ['test/leave-balance.ts', merchant, username, amount], {
    cwd: gateway,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR },
  })
}
