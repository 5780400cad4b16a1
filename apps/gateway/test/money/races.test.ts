import { randomUUID } from 'node:crypto'
import { AppError, type RequestFacts } from '@boardwalk/api-client/contract'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { openBetBatches } from '../../src/callbacks/bet-batches.ts'
import { withIdempotency } from '../../src/idempotency/with-idempotency.ts'
import { brokenOnes, checkInvariants } from '../../src/ledger/invariants.ts'
import { post } from '../../src/ledger/post.ts'
import { newTx, openTable, type Reply, says, type Table } from './table.ts'

let table: Table
beforeAll(async () => {
  table = await openTable()
})
afterAll(async () => await table.close())
afterEach(async () => expect(brokenOnes(await checkInvariants(table.pool))).toEqual([]))

const count = (replies: Reply[], status: string, dup?: boolean) =>
  replies.filter((reply) => reply.status === status && (dup === undefined || reply.dup === dup)).length

it('200 debits of 100.00 at once on 1,000.00: exactly ten pass, nothing is overdrawn', async () => {
  const player = await table.sitDown()
  const bets = Array.from({ length: 200 }, () =>
    says(player).bet({ txId: newTx(), roundId: newTx(), amount: '100.00' }),
  )
  const replies = await Promise.all(bets.map((body) => table.send('bet', body)))
  expect(count(replies, 'OK', false)).toBe(10)
  expect(count(replies, 'INSUFFICIENT_FUNDS')).toBe(190)
  expect(await table.balanceOf(player)).toBe(0n)
})

it('50 equal numbers at once: one effect, 49 repeats of its answer', async () => {
  const player = await table.sitDown()
  const body = says(player).bet({ txId: newTx(), roundId: newTx() })
  const replies = await Promise.all(Array.from({ length: 50 }, () => table.send('bet', body)))
  expect([count(replies, 'OK', false), count(replies, 'OK', true)]).toEqual([1, 49])
  expect(new Set(replies.map(({ opRef }) => opRef)).size).toBe(1)
  expect(await table.balanceOf(player)).toBe(9_900_000n)
})

it('a bet and its rollback at once always end at nothing', async () => {
  const player = await table.sitDown()
  await Promise.all(
    Array.from({ length: 60 }, async () => {
      const [bet, roundId] = [newTx(), newTx()]
      const say = says(player)
      const [, undone] = await Promise.all([
        table.send('bet', say.bet({ txId: bet, roundId })),
        table.send('rollback', say.rollback({ txId: newTx(), roundId, refTxId: bet })),
      ])
      expect(undone.status).toBe('OK')
    }),
  )
  expect(await table.balanceOf(player)).toBe(10_000_000n)
})

it('one number from many players at once: one has it', async () => {
  const players = await Promise.all(Array.from({ length: 8 }, () => table.sitDown()))
  const [txId, roundId] = [newTx(), newTx()]
  const replies = await Promise.all(players.map((player) => table.send('bet', says(player).bet({ txId, roundId }))))
  expect([count(replies, 'OK', false), count(replies, 'DUP_MISMATCH')]).toEqual([1, 7])
})

const write = { method: 'POST', path: '/wps/test' }
const facts = (idempotencyKey: string) => ({ idempotencyKey }) as RequestFacts & { idempotencyKey: string }

it('20 writes with one idempotency key at once: one posting, one answer', async () => {
  const player = await table.sitDown()
  const asked = { row: write, input: { amount: '1.00' }, caller: { merchant: 'walogm', memberId: player.memberId } }
  const key = randomUUID()
  const run = () =>
    withIdempotency(table.db, { ...asked, request: facts(key) }, async (tx) => {
      const event = { source: 'test', extId: randomUUID(), actor: 'test', facts: { amount: 10_000n } }
      return await post(tx, 'ADJ', { memberId: player.memberId, currency: 'TLB', ...event }).then(({ refNo }) => ({
        refNo,
      }))
    })
  const answers = await Promise.all(Array.from({ length: 20 }, run))
  expect(new Set(answers.map(({ refNo }) => refNo)).size).toBe(1)
  expect(await table.balanceOf(player)).toBe(10_010_000n)
  const other = withIdempotency(
    table.db,
    { ...asked, input: { amount: '2.00' }, request: facts(key) },
    async () => null,
  )
  await expect(other).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })
})

it('a refusal is not stored: the same key may try again', async () => {
  const caller = { merchant: 'walogm', memberId: randomUUID() }
  const asked = { row: write, input: {}, caller, request: facts(randomUUID()) }
  const refused = withIdempotency(table.db, asked, async () => {
    throw new AppError('STATE_INVALID')
  })
  await expect(refused).rejects.toMatchObject({ code: 'STATE_INVALID' })
  expect(await withIdempotency(table.db, asked, async () => ({ done: true }))).toEqual({ done: true })
})

it('a cash bet is one statement, without a transaction around it', async () => {
  const player = await table.sitDown()
  const { db, ...deps } = table.deps
  const { dispatch } = await import('../../src/callbacks/dispatch.ts')
  const ways = {
    takeCash: openBetBatches(deps),
    atDatabase: async () => expect.fail('the bet took a connection for itself'),
  }
  const alone = { ...deps, db: new Proxy(db, { get: () => expect.fail('the split form ran') }) }
  const body = says(player).bet({ txId: newTx(), roundId: newTx() })
  const call = { deps: alone, provider: 'sbx.walogm', merchant: 'walogm', nonce: randomUUID() }
  expect(await dispatch(call, 'bet', body, ways)).toMatchObject({ status: 'OK', balance: '990.00', dup: false })
  await expect(dispatch(call, 'bet', body, ways)).rejects.toThrow()
})
