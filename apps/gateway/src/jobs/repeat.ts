import { setTimeout as sleep } from 'node:timers/promises'

/** Does something again and again, with a pause between, until it says `stop` or the signal comes. */
export async function repeat(pauseMs: number, signal: AbortSignal, work: () => Promise<'stop' | 'again'>) {
  while (!signal.aborted && (await work()) === 'again')
    await sleep(pauseMs, undefined, { ref: false, signal }).catch(() => {})
}
