import type { Pool, PoolClient } from 'pg'

export type Listener = { stop(): void }

/** Handlers by channel. Called without a payload when the connection is new: a message may have been missed. */
export type Subscribers = Readonly<Record<string, (payload?: string) => void>>

const pulseMs = 10_000

/** Keeps one connection that listens to these channels and reconnects. */
export function listenFor(pool: Pool, subscribers: Subscribers): Listener {
  let client: PoolClient | undefined
  let timer: NodeJS.Timeout | undefined
  let pulse: NodeJS.Timeout | undefined
  let isStopped = false
  const again = () => {
    client = undefined
    clearInterval(pulse)
    // A connection that breaks at LISTEN is reported twice, by its event and by the statement.
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(() => void connect(), 1_000).unref()
  }
  const connect = async () => {
    try {
      const taken = await pool.connect()
      if (isStopped) return taken.release(true)
      client = taken
      taken.on('notification', ({ channel, payload }) => subscribers[channel]?.(payload))
      taken.on('error', (error) => {
        // Given back already: it was closed here, and the server had a last word.
        if (client !== taken) return
        taken.release(error)
        again()
      })
      for (const channel of Object.keys(subscribers)) await taken.query(`LISTEN ${channel}`)
      for (const notify of Object.values(subscribers)) notify()
      // A silent connection reports no error; the probe's deadline destroys it.
      pulse = setInterval(() => void taken.query('SELECT 1').catch(() => {}), pulseMs).unref()
    } catch {
      if (!client) again()
    }
  }
  void connect()
  return {
    stop: () => {
      isStopped = true
      clearTimeout(timer)
      clearInterval(pulse)
      const held = client
      client = undefined
      // The connection is listening and cannot return to the pool.
      held?.release(true)
    },
  }
}
