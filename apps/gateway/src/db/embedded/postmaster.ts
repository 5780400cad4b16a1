import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Home } from './home.ts'

export type Postmaster = { pid: number; port: number; isReady: boolean }

/** Content of `postmaster.pid`: pid on line 1, port on line 4, state on line 8. */
export function readPostmaster(home: Home): Postmaster | null {
  try {
    const lines = readFileSync(path.join(home, 'data', 'postmaster.pid'), 'utf8').split('\n')
    const [pid, port] = [Number(lines[0]), Number(lines[3])]
    if (!(pid > 0)) return null
    return { pid, port, isReady: lines[7]?.trim() === 'ready' }
  } catch {
    return null
  }
}

/** Whether any process has that pid, or has not been waited for. */
export function isReused(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Whether that pid is a running PostgreSQL: after a crash the pid may have been reused. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  const command = commandOf(pid)
  return command === null || /postgres/.test(command)
}

/** `null` where the system has no /proc. An empty line is a process that has ended and waits for its parent. */
function commandOf(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return null
  }
}

/** Waits until the pid is gone; false when it outlives the time. */
export async function waitGone(pid: number, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false
    await sleep(20)
  }
  return true
}
