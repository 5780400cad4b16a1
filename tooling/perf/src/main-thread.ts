/** The part of a trace event that is read here; times are microseconds. */
export type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  dur?: number
  tdur?: number
  args?: { data?: { isOutermostMainFrame?: boolean; url?: string } }
}

/** A task longer than this delays the visitor's input. */
const LONG_MS = 50

const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`
const isTask = ({ name, ph }: TraceEvent) => ph === 'X' && name === 'ThreadControllerImpl::RunTask'

const isPage = ({ name, args }: TraceEvent) =>
  name === 'CommitLoad' && args?.data?.isOutermostMainFrame === true && /^http/.test(args.data.url ?? '')

/**
 * The thread that the page was loaded on; of a page that was loaded before, the one that lays out most often. The
 * browser's own panels are pages too, and lay out more often than a small page that loads.
 */
function pageThread(events: readonly TraceEvent[]): string | undefined {
  const loaded = events.findLast(isPage)
  if (loaded) return threadOf(loaded)
  const layouts = Map.groupBy(
    events.filter(({ name }) => name === 'Layout'),
    threadOf,
  )
  return [...layouts].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0]
}

/**
 * Milliseconds of processor time of each task of the page. Processor time and not the clock, so that a busy machine gives
 * nearly the same figures as a quiet one.
 */
export function taskTimes(events: readonly TraceEvent[]): number[] {
  const thread = pageThread(events)
  return events.filter((event) => isTask(event) && threadOf(event) === thread).map(({ tdur = 0 }) => tdur / 1000)
}

/** Times of these tasks on a slower processor: all of them, the blocking part, and the long ones. */
export function slowed(times: readonly number[], slowdown: number) {
  const slow = times.map((ms) => ms * slowdown)
  return {
    work: slow.reduce((sum, ms) => sum + ms, 0),
    blocking: slow.reduce((sum, ms) => sum + Math.max(0, ms - LONG_MS), 0),
    long: slow.filter((ms) => ms > LONG_MS).length,
  }
}
