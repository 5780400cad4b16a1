/** The reason that ended the run early. */
export class Interrupted extends Error {}

type Signals = Pick<NodeJS.EventEmitter, 'on' | 'off'>
const endings = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs work with a signal that aborts when the process receives a signal to end, so that it can tidy up. Only the
 * first signal is caught: a second one ends the process.
 */
export async function interruptible<T>(
  work: (signal: AbortSignal) => Promise<T>,
  signals: Signals = process,
): Promise<T> {
  const stopping = new AbortController()
  const release = () => {
    for (const name of endings) signals.off(name, stop)
  }
  const stop = (name: string) => {
    release()
    stopping.abort(new Interrupted(`Stopped by ${name}.`))
  }
  for (const name of endings) signals.on(name, stop)
  return await work(stopping.signal).finally(release)
}
