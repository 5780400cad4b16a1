import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LeftRounds } from '../src/client/api.ts'
import { byHand } from '../src/client/frame/past-rounds.ts'
import { toUnits } from '../src/kernel/amounts.ts'
import type { RoundRecord } from '../src/kernel/record.ts'
import { buildApp } from '../src/server/app.ts'
import { openStore } from '../src/server/store/store.ts'
import { scriptedWallet } from './faulty.ts'

const clientDir = mkdtempSync(join(tmpdir(), 'sandbox-client-'))
mkdirSync(join(clientDir, 'assets'))
writeFileSync(join(clientDir, 'index.html'), '<!doctype html><title>Game</title>')

const scripted = scriptedWallet()
let app: Awaited<ReturnType<typeof buildApp>>
beforeAll(async () => {
  app = await buildApp({
    store: openStore(':memory:'),
    wallet: scripted.wallet,
    clientDir,
    frameAncestors: 'http://s.test',
  })
})
afterAll(() => app.close())

type Opened = { bearer: string; balance: string; left: LeftRounds }
async function open(engine: string, over: object = {}): Promise<Opened> {
  const answer = { status: 'OK', player: 'p', session: randomUUID(), currency: 'TLB', balance: '9.00', engine, ...over }
  scripted.replies.authenticate = [() => ({ kind: 'answer', answer })]
  const payload = { launchToken: 't', merchant: 'm', game: engine }
  return (await app.inject({ method: 'POST', url: '/api/open', payload })).json()
}
async function call<T>({ bearer }: Opened, url: string, payload?: object): Promise<T> {
  const headers = { authorization: `Bearer ${bearer}` }
  return (
    await app.inject({ method: payload ? 'POST' : 'GET', url, headers, ...(payload ? { payload } : {}) })
  ).json() as T
}
const order = (who: Opened, bet: object = {}) =>
  call<{ roundId: string }>(who, '/api/order', { orderId: randomUUID(), stake: '1.00', bet, clientSeed: 'c' })
const records = async (who: Opened) => (await call<{ rounds: RoundRecord[] }>(who, '/api/rounds')).rounds

describe('a round that was left', () => {
  it('is handed to the next launch while it runs, and can be finished there', async () => {
    const first = await open('highcard')
    const { roundId } = await order(first)
    const second = await open('highcard')
    expect(second.left).toMatchObject({ running: { roundId, running: true, stake: '1.00', bet: {} }, ended: null })
    const called = await call<{ code?: string }>(second, '/api/act', { roundId, act: { call: 'same', at: 0 } })
    expect(called.code).toBeUndefined()
  })

  it('is explained once at the next launch after it ended', async () => {
    const first = await open('wheel')
    const { roundId } = await order(first, { spot: 200 })
    const second = await open('wheel')
    const [record] = await records(second)
    expect(record?.roundId).toBe(roundId)
    expect(second.left).toEqual({ running: null, ended: { rounds: 1, cost: '1.00', payout: record?.payout } })
    await call(second, '/api/acknowledge', {})
    expect((await open('wheel')).left.ended).toBeNull()
  })

  it('needs no notice when its page showed the result', async () => {
    const first = await open('dice')
    await order(first, { side: 'under', chance: 50 })
    await call(first, '/api/acknowledge', {})
    expect((await open('dice')).left).toEqual({ running: null, ended: null })
  })

  it('belongs to its player and game alone', async () => {
    const { roundId } = await order(await open('highcard', { player: 'q' }))
    const other = await open('highcard', { player: 'r' })
    expect(other.left).toEqual({ running: null, ended: null })
    expect(await call(other, `/api/order?roundId=${roundId}`)).toEqual({ code: 'ROUND_UNKNOWN' })
    expect((await open('dice', { player: 'q' })).left).toEqual({ running: null, ended: null })
  })
})

describe('a demo round that was left', () => {
  const demo = (engine: string, player: string) => open(engine, { demo: true, session: undefined, player })
  const balance = async (who: Opened) => (await call<{ balance: string }>(who, '/api/balance')).balance

  it('continues at the next launch with the play money that it was staked from, as often as it is left', async () => {
    const { roundId } = await order(await demo('highcard', 'd'))
    await demo('highcard', 'd')
    const again = await demo('highcard', 'd')
    expect(again.left).toMatchObject({ running: { roundId, stake: '1.00' }, ended: null })
    expect(again.balance).toBe('999.00')
    await call(again, '/api/act', { roundId, act: { call: 'same', at: 0 } })
    await call(again, '/api/act', { roundId, act: { collect: true } })
    const [record] = await records(again)
    expect(record?.roundId).toBe(roundId)
    expect(toUnits(await balance(again))).toBe(toUnits('999.00') + toUnits(record?.payout ?? ''))
  })

  it('is explained once after it ended, and the next demo begins with fresh play money', async () => {
    const first = await demo('wheel', 'd')
    await order(first, { spot: 200 })
    const second = await demo('wheel', 'd')
    const [record] = await records(second)
    expect(second.left.ended).toEqual({ rounds: 1, cost: '1.00', payout: record?.payout })
    expect(second.balance).toBe(await balance(first))
    await call(second, '/api/acknowledge', {})
    expect(await demo('wheel', 'd')).toMatchObject({ balance: '1000.00', left: { running: null, ended: null } })
  })

  it('belongs to its player and game alone', async () => {
    await order(await demo('highcard', 'e'))
    for (const other of [await demo('highcard', 'f'), await demo('dice', 'e'), await open('highcard', { player: 'e' })])
      expect(other.left).toEqual({ running: null, ended: null })
    expect((await demo('highcard', 'f')).balance).toBe('1000.00')
  })
})

it('lists the rounds of one player only, in a game across launches', async () => {
  const names = []
  for (let launch = 0; launch < 3; launch += 1) names.push((await order(await open('lines', { player: 'x' }))).roundId)
  const seen = (await records(await open('lines', { player: 'x' }))).map(({ roundId }) => roundId)
  expect(seen.toSorted()).toEqual(names.toSorted())
  expect(await records(await open('lines', { player: 'y' }))).toEqual([])
  expect(await records(await open('ways', { player: 'x' }))).toEqual([])
})

it('has one row per hand, with all stakes and the share', () => {
  const part = (hand: string, move: number | null, cost: string, payout: string) =>
    ({ kind: 'room', hand, part: move, roundId: `${hand}.${move}`, cost, payout }) as unknown as RoundRecord
  const rows = byHand([part('b', 2, '4.00', '0.00'), part('b', null, '1.00', '23.40'), part('a', null, '1.00', '0.00')])
  expect(rows.map(({ round, cost, payout }) => [round.roundId, cost, payout])).toEqual([
    ['b.null', '5.00', '23.40'],
    ['a.null', '1.00', '0.00'],
  ])
})
