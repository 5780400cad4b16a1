import type { ApiError } from '@boardwalk/api-client'
import { describe, expect, it } from 'vitest'
import { CHECK_AFTER_MS, carryOut, findOut, type Wires } from './carry-out.ts'

type Failure = { status: number | null; code: string }
type Asked = Awaited<ReturnType<Wires<string>['ask']>>

type Setting = { error?: Failure; answers?: Asked[]; stopAfter?: number }

/** Wires with the test's responses, which record the calls. `answers`: to each status request, in order. */
function wiresOf({ error, answers = [], stopAfter = Infinity }: Setting) {
  const done: (string | number)[] = []
  const pauses = () => done.filter((entry) => typeof entry === 'number').length
  const wires: Wires<string> = {
    send: async () => (error ? { error: { message: '', data: null, ...error } as ApiError } : { data: 'paid' }),
    ask: async () => {
      done.push('asked')
      return answers.shift() ?? null
    },
    pause: async (ms) => void done.push(ms),
    onChecking: () => void done.push('checking'),
    isStopped: () => pauses() >= stopAfter,
  }
  return { wires, done }
}

const kindOf = async (error: Failure, isRepeat: boolean) => (await carryOut(wiresOf({ error }).wires, isRepeat)).kind

describe('a write that was answered', () => {
  it('is done without a question', async () => {
    const { wires, done } = wiresOf({})
    expect(await carryOut(wires, false)).toEqual({ kind: 'done', value: 'paid' })
    expect(done).toEqual([])
  })

  it.each<[Failure, string, string]>([
    [{ status: 400, code: 'INSUFFICIENT_FUNDS' }, 'refused', 'refused'],
    [{ status: 499, code: 'OTHER' }, 'refused', 'refused'],
    [{ status: null, code: 'AUTH_REQUIRED' }, 'refused', 'unknown'],
    [{ status: 401, code: 'SESSION_EXPIRED' }, 'refused', 'unknown'],
    [{ status: 429, code: 'RATE_LIMITED' }, 'refused', 'unknown'],
    [{ status: 503, code: 'GAME_MAINTENANCE' }, 'refused', 'unknown'],
    [{ status: 503, code: 'MAINTENANCE' }, 'refused', 'unknown'],
    [{ status: 503, code: 'READ_ONLY' }, 'refused', 'unknown'],
    [{ status: 503, code: 'OVERLOADED' }, 'unknown', 'unknown'],
    [{ status: 409, code: 'IDEMPOTENCY_IN_PROGRESS' }, 'unknown', 'unknown'],
    [{ status: 408, code: 'TIMEOUT' }, 'unknown', 'unknown'],
    [{ status: 399, code: 'OTHER' }, 'unknown', 'unknown'],
    [{ status: 500, code: 'INTERNAL' }, 'unknown', 'unknown'],
    [{ status: null, code: 'NETWORK' }, 'unknown', 'unknown'],
  ])('with %j is %s at first, %s when repeated', async (error, first, repeated) => {
    expect(await kindOf(error, false)).toBe(first)
    expect(await kindOf(error, true)).toBe(repeated)
  })
})

describe('a write whose outcome is open', () => {
  it('is polled after each pause until it is known', async () => {
    const { wires, done } = wiresOf({ answers: [null, { state: 'UNKNOWN' }, { state: 'DONE', value: 'paid' }] })
    expect(await findOut(wires)).toEqual({ kind: 'done', value: 'paid' })
    expect(done).toEqual(['checking', 2000, 'asked', 4000, 'asked', 8000, 'asked'])
    expect(CHECK_AFTER_MS).toEqual([2000, 4000, 8000, 16_000])
  })

  it('stays unknown when nothing is known of it', async () => {
    expect(await findOut(wiresOf({}).wires)).toEqual({ kind: 'unknown' })
  })

  it('is polled no more once it is stopped', async () => {
    const { wires, done } = wiresOf({ stopAfter: 2 })
    expect(await findOut(wires)).toEqual({ kind: 'unknown' })
    expect(done).toEqual(['checking', 2000, 'asked', 4000])
  })
})
