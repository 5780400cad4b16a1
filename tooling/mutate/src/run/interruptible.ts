/** What ended the run before its time. */
export class Interrupted extends Error {}

type Signals = Pick<NodeJS.EventEmitter, 'on' | 'off'>
const endings = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Work that is told when the process shall end, so that it can tidy up first. A second signal ends the process at once:
 * only the first one is caught.
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
