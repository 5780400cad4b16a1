import { constants } from 'node:os'
import { Refusal } from '../refusal.ts'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Whether the command should end. Signals wait for the next `check`, so that no step is cut in two. */
export function listenForStop() {
  const controller = new AbortController()
  const stop = (signal: (typeof signals)[number]) =>
    controller.abort(new Refusal('Stopped; nothing was made.', 128 + constants.signals[signal]))
  for (const signal of signals) process.on(signal, stop)
  return {
    signal: controller.signal,
    /** Throws when a signal has arrived, including one that arrived while the process was busy. */
    async check(): Promise<void> {
      // Signals are handed over between two turns of the event loop.
      for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setImmediate(resolve))
      controller.signal.throwIfAborted()
    },
    forget: () => {
      for (const signal of signals) process.off(signal, stop)
    },
  }
}
