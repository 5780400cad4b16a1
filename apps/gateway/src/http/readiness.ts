import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { destroyClient } from '../db/deadline.ts'

/** A load balancer must get an answer within this time (reliability G15). */
const deadlineMs = 1_000

export type Readiness = {
  /** Whether the database answers now. */
  check(): Promise<boolean>
  close(): void
}

/** Uses a separate connection, because a busy or broken pool must not hide the server's state. */
export function openReadiness({ connectionString, application_name }: pg.PoolConfig): Readiness {
  let client: pg.Client | null = null
  let asked: Promise<boolean> | null = null

  const forget = (lost: pg.Client) => {
    if (client === lost) client = null
    destroyClient(lost)
  }
  const open = async () => {
    const fresh = new pg.Client({ connectionString, application_name, connectionTimeoutMillis: deadlineMs })
    client = fresh
    fresh.on('error', () => forget(fresh))
    await fresh.connect()
    return fresh
  }
  const ask = async () => {
    try {
      await (client ?? (await open())).query('SELECT 1')
      return true
    } catch {
      return false
    }
  }
  const askInTime = async () => {
    const isUp = await Promise.race([ask(), sleep(deadlineMs, false, { ref: false })])
    if (!isUp && client) forget(client)
    return isUp
  }
  return {
    // Concurrent callers share one query.
    check: () => {
      asked ??= askInTime().finally(() => {
        asked = null
      })
      return asked
    },
    close: () => {
      if (client) forget(client)
    },
  }
}
