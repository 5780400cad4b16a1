import pg from 'pg'
import { afterEach, expect, it, vi } from 'vitest'
import { answerMs, DeadlineError, msLeft, within } from '../db/deadline.ts'
import { type CashBet, openBetBatches } from './bet-batches.ts'

afterEach(() => void vi.useRealTimers())

const bet = (tx_id: string) => ({ provider: 'sbx.walogm', tx_id, nonce: tx_id, stake: '1' }) as CashBet
const lostConnection = () => Object.assign(new Error('gone'), { code: 'ECONNRESET' })
const refusal = () => Object.assign(new pg.DatabaseError('no', 1, 'error'), { code: '23505', table: 'game_tx' })

type Sent = {
  ids: string[]
  lockWait: string
  ms: number
  answer: (taken: string[]) => void
  fail: (error: Error) => void
}

/** A database whose statements are answered by the test: the named bets are taken, each with a balance of 5. */
function openBatches() {
  const sent: Sent[] = []
  const query = ({ values: [json, lockWait] }: { values: [string, string] }) =>
    new Promise((resolve, reject) => {
      const rows = JSON.parse(json) as { n: number; tx_id: string }[]
      const answer = (taken: string[]) =>
        resolve({ rows: rows.filter(({ tx_id }) => taken.includes(tx_id)).map(({ n }) => ({ n, balance: '5' })) })
      sent.push({ ids: rows.map(({ tx_id }) => tx_id), lockWait, ms: msLeft(), answer, fail: reject })
    })
  const take = openBetBatches({ pool: { query } as unknown as pg.Pool })
  const takeAll = (...ids: string[]) => ids.map((id) => within(2_500, () => take(bet(id))))
  /** Some turns of the event loop. */
  const settle = async () => {
    for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  }
  return { sent, take, takeAll, settle }
}

it('a bet that meets a free place is sent alone, and those that come while all are taken share one statement', async () => {
  const { sent, takeAll, settle } = openBatches()
  const first = [...takeAll('a')]
  await settle()
  first.push(...takeAll('b'))
  await settle()
  const later = takeAll('c', 'd', 'e')
  await settle()
  expect(sent.map(({ ids }) => ids)).toEqual([['a'], ['b']])
  sent[0]?.answer(['a'])
  await settle()
  expect(sent[2]?.ids).toEqual(['c', 'd', 'e'])
  sent[2]?.answer(['e', 'c'])
  sent[1]?.answer([])
  expect(await Promise.all([...first, ...later])).toEqual([5n, null, 5n, null, 5n])
})

it('bets whose calls are read one after another share a statement, although a place is free', async () => {
  const { sent, takeAll, settle } = openBatches()
  takeAll('a')
  await new Promise((resolve) => setImmediate(resolve))
  takeAll('b')
  await settle()
  expect(sent.map(({ ids }) => ids)).toEqual([['a', 'b']])
})

it('a statement has sixteen bets at most', async () => {
  const { sent, takeAll, settle } = openBatches()
  takeAll(...Array.from({ length: 40 }, (_, n) => `t${n}`))
  await settle()
  for (const { answer } of sent) answer([])
  await settle()
  expect(sent.map(({ ids }) => ids.length)).toEqual([16, 16, 8])
})

it('an error that undid the statement is given to its own bet alone', async () => {
  const { sent, takeAll, settle } = openBatches()
  const [good, bad] = takeAll('good', 'bad')
  await settle()
  const error = refusal()
  sent[0]?.fail(error)
  await settle()
  expect(sent.slice(1).map(({ ids }) => ids)).toEqual([['good'], ['bad']])
  sent[1]?.answer(['good'])
  sent[2]?.fail(error)
  expect(await good).toBe(5n)
  await expect(bad).rejects.toBe(error)
})

it.each([
  ['a lost connection', Object.assign(new Error('gone'), { code: 'ECONNRESET' })],
  ['a server that ends', Object.assign(new pg.DatabaseError('ends', 1, 'error'), { code: '57P01' })],
  ['a missed deadline', new DeadlineError('late')],
])('%s, which leaves the outcome open, is given to all of them', async (_, error) => {
  const { sent, takeAll, settle } = openBatches()
  const bets = takeAll('a', 'b')
  await settle()
  const outcomes = Promise.allSettled(bets)
  sent[0]?.fail(error)
  await settle()
  expect(sent).toHaveLength(1)
  expect(await outcomes).toEqual(bets.map(() => ({ status: 'rejected', reason: error })))
})

it('a bet without time for an answer is not sent, and the others have the time of the longest', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { sent, take, settle } = openBatches()
  const late = expect(within(answerMs, () => take(bet('late')))).rejects.toThrow(DeadlineError)
  const inTime = [within(answerMs + 1, () => take(bet('a'))), within(2_000, () => take(bet('b')))]
  await settle()
  expect(sent).toMatchObject([{ ids: ['a', 'b'], ms: 2_000, lockWait: '1700ms' }])
  sent[0]?.answer(['a', 'b'])
  expect(await Promise.all(inTime)).toEqual([5n, 5n])
  await late
})

it('places are free again after errors and late bets', async () => {
  const { sent, take, takeAll, settle } = openBatches()
  for (let n = 0; n < 3; n++) {
    const [lost] = takeAll('lost')
    await settle()
    sent.at(-1)?.fail(lostConnection())
    await expect(lost).rejects.toThrow('gone')
    await expect(within(100, () => take(bet('late')))).rejects.toThrow(DeadlineError)
  }
  const [last] = takeAll('last')
  await settle()
  sent.at(-1)?.answer(['last'])
  expect(await last).toBe(5n)
})
