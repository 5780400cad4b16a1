import { expect, it } from 'vitest'
import { slowed, type TraceEvent, taskTimes } from './main-thread.ts'

const event = (name: string, tid: number, tdur: number, dur = tdur): TraceEvent => ({
  name,
  ph: 'X',
  pid: 1,
  tid,
  dur,
  tdur,
})
const task = (tid: number, tdur: number, dur?: number) => event('ThreadControllerImpl::RunTask', tid, tdur, dur)

it('reads the processor time of the page alone, not of workers and not by the clock', () => {
  const events = [task(7, 20_000, 90_000), task(8, 70_000), event('Layout', 7, 5000), event('FunctionCall', 7, 9000)]
  expect(taskTimes(events)).toEqual([20])
})

it('reads the thread that the page was loaded on, however often the panels of the browser lay out', () => {
  const commit = (tid: number, url: string) => ({
    ...event('CommitLoad', tid, 10),
    args: { data: { isOutermostMainFrame: true, url } },
  })
  const panel = [commit(8, 'chrome://panel'), event('Layout', 8, 1), event('Layout', 8, 1), task(8, 70_000)]
  const page = [commit(7, 'http://127.0.0.1:4001/'), event('Layout', 7, 1), task(7, 20_000)]
  expect(taskTimes([...panel, ...page])).toEqual([20])
})

it('counts the time of a task beyond 50 ms on a slower processor as blocking', () => {
  expect(slowed([10, 20, 30], 1)).toEqual({ work: 60, blocking: 0, long: 0 })
  expect(slowed([10, 20, 30], 4)).toEqual({ work: 240, blocking: 30 + 70, long: 2 })
})
