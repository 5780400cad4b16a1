import { execFileSync } from 'node:child_process'
import path from 'node:path'

const gateway = path.resolve(import.meta.dirname, '../../../apps/gateway')

export type Statement = { text: string; values: unknown[] }

/** Changes the database of the test world without the gateway; returns the rows of each statement. */
export function inTestWorld(statements: Statement[]): Record<string, unknown>[][] {
  const output = execFileSync(process.execPath, ['test/run-sql.ts'], {
    cwd: gateway,
    encoding: 'utf8',
    input: JSON.stringify(statements),
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR },
  })
  return JSON.parse(output) as Record<string, unknown>[][]
}
