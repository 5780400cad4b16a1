import { setImmediate } from 'node:timers/promises'
import { AppError } from '@boardwalk/api-client/contract'
import Fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { callback, post } from '../../test/money/arcade.ts'
import type { Deps } from '../deps.ts'
import { mountCallbacks } from './mount-callbacks.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] }))
afterEach(() => void vi.useRealTimers())

const done = { status: 'OK', opRef: null, balance: 0n, dup: false }
type World = {
  work?: () => Promise<unknown>
  isNonceNew?: boolean
  isReadOnly?: boolean
  rateFactor?: number
  wait?: () => Promise<void>
}

/** The calls of vendors on a scripted database. */
async function open({
  work = async () => done,
  isNonceNew = true,
  isReadOnly = false,
  rateFactor = 0,
  wait,
}: World = {}) {
  const app = Fastify()
  const log = { error: vi.fn() }
  const deps = {
    merchants: { all: [{ code: 'walogm' }], byCode: () => null },
    config: { sandboxSecret: 'only-for-tests', sandboxSecretPrevious: null, rateFactor, waitFactor: 1 },
    ...{ clock: () => new Date(), disk: { isReadOnly: () => isReadOnly }, log },
    pool: { query: async () => ({ rowCount: isNonceNew ? 1 : 0, rows: [] }) },
    db: { transaction: work },
  } as unknown as Deps
  mountCallbacks(app, deps, wait)
  await app.ready()
  const ask = (player = 'p', action = 'balance') => callback(app, action, { player, currency: 'TLB' })
  return { app, log, ask }
}

/** Whether a promise is settled once everything that needs no time has happened. */
async function settledOf(promise: Promise<unknown>): Promise<boolean> {
  let isSettled = false
  const settle = () => {
    isSettled = true
  }
  void promise.then(settle, settle)
  for (let turn = 0; turn < 50 && !isSettled; turn++) await setImmediate()
  return isSettled
}

describe('a call', () => {
  it('is answered, and leaves no timer behind', async () => {
    const { ask } = await open()
    expect(await ask()).toMatchObject({ http: 200, status: 'OK', balance: '0.00' })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('that takes longer than two and a half seconds is unknown, and its end is logged', async () => {
    const work = Promise.withResolvers<unknown>()
    const { ask, log } = await open({ work: () => work.promise })
    const reply = ask()
    await settledOf(reply)
    await vi.advanceTimersByTimeAsync(2_499)
    expect(await settledOf(reply)).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await settledOf(reply)).toBe(true)
    expect(await reply).toEqual({ http: 503, status: 'UNKNOWN' })
    expect(log.error).not.toHaveBeenCalled()
    work.reject(new Error('too late'))
    await settledOf(setImmediate())
    expect(log.error).toHaveBeenCalledTimes(1)
  })

  it('that fails is unknown', async () => {
    const { ask, log } = await open({ work: () => Promise.reject(new Error('no')) })
    expect(await ask()).toEqual({ http: 503, status: 'UNKNOWN' })
    expect(log.error).toHaveBeenCalledTimes(1)
  })

  it('that finds no place at the database may be repeated in a second', async () => {
    const { app } = await open({ work: () => Promise.reject(new AppError('OVERLOADED')) })
    const reply = await post(app, 'balance', { player: 'p', currency: 'TLB' })
    expect([reply.statusCode, reply.headers['retry-after'], reply.json()]).toEqual([
      429,
      '1',
      { status: 'RATE_LIMITED' },
    ])
    const { ask } = await open({ work: () => Promise.reject(new AppError('BAD_REQUEST')) })
    expect(await ask()).toEqual({ http: 503, status: 'UNKNOWN' })
  })

  it('with a used nonce is refused, before any other mistake is reported', async () => {
    const { ask } = await open({ isNonceNew: false })
    expect(await ask()).toEqual({ http: 401 })
    expect(await ask('x'.repeat(65))).toEqual({ http: 401 })
  })

  it('outside the contract gets a refusal with the reason', async () => {
    const { ask } = await open()
    const wrong = { http: 200, status: 'BAD_REQUEST', txId: null, opRef: null, dup: false }
    expect(await ask('x'.repeat(65))).toEqual(wrong)
  })

  it('has 64 KiB at most', async () => {
    const { app } = await open()
    const sized = (bytes: number) => 'x'.repeat(bytes - '""'.length)
    expect((await post(app, 'balance', sized(65_536))).statusCode).toBe(200)
    expect((await post(app, 'balance', sized(65_537))).statusCode).toBe(413)
  })
})

it('on a full disk balances are read, and all else is to be repeated', async () => {
  const { app, ask } = await open({ isReadOnly: true })
  expect(await ask()).toMatchObject({ http: 200 })
  for (const action of ['authenticate', 'bet', 'win', 'rollback', 'round/close', 'promo']) {
    const reply = await post(app, action, {})
    expect([reply.statusCode, reply.headers['retry-after']], action).toEqual([503, '2'])
  }
})

describe('calls of one player', () => {
  it('are distinguished by 64 letters of the name', async () => {
    // One call a second for each.
    const { ask } = await open({ rateFactor: 0.02, wait: async () => {} })
    const named = async (...names: string[]) =>
      (await Promise.all(names.map((name) => ask(name)))).map(({ http }) => http)
    expect(await named(`${'x'.repeat(63)}a`, `${'x'.repeat(63)}b`)).toEqual([200, 200])
    expect(await named(`${'y'.repeat(64)}a`, `${'y'.repeat(64)}b`)).toEqual([200, 429])
  })

  it('are refused late, so that repeating at once gains nothing', async () => {
    const wait = Promise.withResolvers<void>()
    const { ask } = await open({ rateFactor: 0.02, wait: () => wait.promise })
    expect(await ask()).toMatchObject({ http: 200 })
    const refused = ask()
    expect(await settledOf(refused)).toBe(false)
    wait.resolve()
    expect(await refused).toEqual({ http: 429, status: 'RATE_LIMITED' })
  })
})
