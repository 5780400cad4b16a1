import { execFileSync } from 'node:child_process'
import { gatewayFolder } from './gateway-folder.ts'

const run = (script: string, ...facts: string[]) =>
  execFileSync(process.execPath, [`test/${script}.ts`, ...facts], {
    cwd: gatewayFolder,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR },
  })

/** Sets the balance of a member of the test world, by an adjustment in the ledger. */
export const leaveBalance = (merchant: string, username: string, amount: string) =>
  run('leave-balance', merchant, username, amount)

/** Gives a member of the test world points, which otherwise follow a day of bets. */
export const givePoints = (merchant: string, username: string, points: string) =>
  run('give-points', merchant, username, points)

/** Settles the bets of an agent's team under its real-time contract, without waiting for the end of five minutes. */
export const settlePast = (merchant: string, username: string) => run('settle-past', merchant, username)
