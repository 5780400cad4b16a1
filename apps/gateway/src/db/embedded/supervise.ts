import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Embedded } from '../embedded.ts'

const pollMs = 250
const firstPauseMs = 100
const maxPauseMs = 5_000

type Server = Pick<Embedded, 'isRunning' | 'revive'>

/** Starts the server again whenever its process has ended, with longer pauses while it will not start. Returns the end. */
export function supervise(server: Server, log: Pick<Logger, 'error' | 'warn'>): () => void {
  let isOver = false

  const revive = async () => {
    log.error('PostgreSQL has ended and is started again')
    for (let pauseMs = firstPauseMs; !isOver; pauseMs = Math.min(2 * pauseMs, maxPauseMs)) {
      try {
        await server.revive()
        return log.warn('PostgreSQL runs again')
      } catch (error) {
        log.error({ err: error, againInMs: pauseMs }, 'PostgreSQL did not start')
        await sleep(pauseMs, undefined, { ref: false })
      }
    }
  }
  const watch = async () => {
    while (!isOver) {
      if (!server.isRunning()) await revive()
      await sleep(pollMs, undefined, { ref: false })
    }
  }
  void watch()
  return () => {
    isOver = true
  }
}
