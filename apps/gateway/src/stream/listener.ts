import type { Pool, PoolClient } from 'pg'
import { channel } from '../outbox/relay.ts'

export type Listener = { stop(): void }

/** Holds one connection that hears of told events; a lost one is taken up again. Polling covers the gap. */
export function listenForEvents(pool: Pool, onEvents: () => void): Listener {
  let client: PoolClient | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const again = () => {
    client = undefined
    if (!isStopped) timer = setTimeout(() => void connect(), 1_000).unref()
  }
  const connect = async () => {
    try {
      const taken = await pool.connect()
      if (isStopped) return taken.release(true)
      client = taken
      taken.on('notification', onEvents)
      taken.once('error', (error) => {
        taken.release(error)
        again()
      })
      await taken.query(`LISTEN ${channel}`)
      onEvents()
    } catch {
      if (!client) again()
    }
  }
  void connect()
  return {
    stop: () => {
      isStopped = true
      clearTimeout(timer)
      // The connection listens; nobody else may get it.
      client?.release(true)
    },
  }
}
