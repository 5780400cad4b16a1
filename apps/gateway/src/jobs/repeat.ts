import { setTimeout as sleep } from 'node:timers/promises'

/** Repeats work with a pause between, until it returns `stop` or the signal aborts. */
export async function repeat(pauseMs: number, signal: AbortSignal, work: () => Promise<'stop' | 'again'>) {
  while (!signal.aborted && (await work()) === 'again')
    await sleep(pauseMs, undefined, { ref: false, signal }).catch(() => {})
}
