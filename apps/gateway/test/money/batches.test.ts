import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { openBetBatches } from '../../src/callbacks/bet-batches.ts'
import { dispatch } from '../../src/callbacks/dispatch.ts'
import { within } from '../../src/db/deadline.ts'
import { brokenOnes, checkInvariants } from '../../src/ledger/invariants.ts'
import { provider } from './seat.ts'
import { newTx, openTable, type Reply, says, type Table, type TestPlayer } from './table.ts'

let table: Table
beforeAll(async () => {
  table = await openTable()
})
afterAll(async () => await table.close())
afterEach(async () => {
  vi.restoreAllMocks()
  expect(brokenOnes(await checkInvariants(table.pool))).toEqual([])
})

const seats = (count: number) => Promise.all(Array.from({ length: count }, () => table.sitDown()))
const betOf = (player: TestPlayer, order = {}) => says(player).bet({ txId: newTx(), roundId: newTx(), ...order })

/** Counts the statements of bets from now on. */
function countStatements() {
  const query = vi.spyOn(table.pool, 'query')
  return () => query.mock.calls.filter(([sent]) => (sent as { name?: string }).name === 'bets').length
}

type Body = Record<string, unknown>

/** Sends bets that arrive together, as one statement would take them; `steps` counts those that it did not take. */
function sendTogether(bodies: Body[], nonces: string[] = []) {
  let steps = 0
  const atDatabase = <T>(work: () => Promise<T>) => {
    steps++
    return work()
  }
  const ways = { takeCash: openBetBatches(table.deps), atDatabase }
  const send = (body: Body, n: number) => {
    const call = { deps: table.deps, provider, merchant: 'walogm', nonce: nonces[n] ?? randomUUID() }
    return within(60_000, () => dispatch(call, 'bet', body, ways)) as Promise<Reply>
  }
  const statements = countStatements()
  return { replies: bodies.map(send), counted: () => ({ steps, statements: statements() }) }
}

async function betTogether(bodies: Body[], nonces: string[] = []) {
  const { replies, counted } = sendTogether(bodies, nonces)
  const settled = await Promise.allSettled(replies)
  return { replies: settled, ...counted() }
}
const statuses = (replies: PromiseSettledResult<Reply>[]) =>
  replies.map((reply) => (reply.status === 'fulfilled' ? reply.value.status : String(reply.reason)))

it('bets of ten players share a statement, and each is answered with its own balance', async () => {
  const players = await seats(10)
  const { replies, steps, statements } = await betTogether(
    players.map((player, n) => betOf(player, { amount: `${n + 1}.00` })),
  )
  expect(replies).toMatchObject(
    players.map((_, n) => ({ value: { status: 'OK', balance: `${999 - n}.00`, dup: false } })),
  )
  expect({ steps, statements }).toEqual({ steps: 0, statements: 1 })
  expect(await Promise.all(players.map(table.balanceOf))).toEqual(players.map((_, n) => BigInt(999 - n) * 10_000n))
})

it('a bet that is refused leaves the others in their statement', async () => {
  const [rich, poor, stranger, known] = (await seats(4)) as [TestPlayer, TestPlayer, TestPlayer, TestPlayer]
  const first = betOf(known)
  await table.send('bet', first)
  const bodies = [
    betOf(rich),
    betOf(poor, { amount: '1000.01' }),
    { ...betOf(stranger), session: 'x'.repeat(43) },
    first,
  ]
  const { replies, steps, statements } = await betTogether(bodies)
  expect(statuses(replies)).toEqual(['OK', 'INSUFFICIENT_FUNDS', 'SESSION_INVALID', 'OK'])
  expect(replies[3]).toMatchObject({ value: { dup: true } })
  expect({ steps, statements }).toEqual({ steps: 3, statements: 1 })
})

it('a bet whose number another provider has used is new', async () => {
  const [player] = (await seats(1)) as [TestPlayer]
  const txId = newTx()
  await table.pool.query(
    `INSERT INTO game_tx (provider, tx_id, kind, member_id, amount, state) VALUES ('sbx.other', $1, 'TOMBSTONE', $2, 0, 'TOMBSTONE')`,
    [txId, player.memberId],
  )
  const { replies, steps } = await betTogether([betOf(player, { txId })])
  expect(statuses(replies)).toEqual(['OK'])
  expect(steps).toBe(0)
})

it.each([
  ['the first of a vendor', `UPDATE game_session SET vendor = 'NEW' WHERE member_id = $1`],
  ['of a player without a bonus account', `DELETE FROM account WHERE member_id = $1 AND type = 'BONUS'`],
])('a bet %s is taken in steps, and those beside it in their statement', async (_, change) => {
  const players = (await seats(3)) as [TestPlayer, ...TestPlayer[]]
  await table.pool.query(change, [players[0].memberId])
  const { replies, steps, statements } = await betTogether(players.map((player) => betOf(player)))
  expect(statuses(replies)).toEqual(['OK', 'OK', 'OK'])
  expect({ steps, statements }).toEqual({ steps: 1, statements: 1 })
})

it('a nonce that was used is refused alone', async () => {
  const players = await seats(3)
  const used = randomUUID()
  await betTogether([betOf(players[0] as TestPlayer)], [used])
  const { replies } = await betTogether(
    players.map((player) => betOf(player)),
    [randomUUID(), used],
  )
  expect(replies.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await Promise.all(players.map(table.balanceOf))).toEqual([9_800_000n, 10_000_000n, 9_900_000n])
})

it('one number of two players takes one stake, and the bets beside it are taken', async () => {
  const players = await seats(4)
  const txId = newTx()
  const orders = [{ txId }, {}, { txId }, {}]
  const { replies } = await betTogether(players.map((player, n) => betOf(player, orders[n])))
  expect(statuses(replies).toSorted()).toEqual(['DUP_MISMATCH', 'OK', 'OK', 'OK'])
})

it('two bets of one account share no statement, and both are taken', async () => {
  const [player] = (await seats(1)) as [TestPlayer]
  const { replies, steps, statements } = await betTogether([betOf(player), betOf(player), betOf(player)])
  expect(statuses(replies)).toEqual(['OK', 'OK', 'OK'])
  expect({ steps, statements }).toEqual({ steps: 2, statements: 1 })
  expect(await table.balanceOf(player)).toBe(9_700_000n)
})

it('a locked account delays its own bet alone', async () => {
  const players = (await seats(5)) as [TestPlayer, ...TestPlayer[]]
  const client = await table.pool.connect()
  await client.query('BEGIN')
  await client.query('SELECT FROM account WHERE member_id = $1 FOR UPDATE', [players[0].memberId])
  const { replies, counted } = sendTogether(players.map((player) => betOf(player)))
  const [locked, ...free] = replies
  expect((await Promise.all(free)).map(({ status }) => status)).toEqual(['OK', 'OK', 'OK', 'OK'])
  expect(await table.balanceOf(players[0])).toBe(10_000_000n)
  expect(counted().statements).toBe(1)
  await client.query('COMMIT')
  client.release()
  expect(await locked).toMatchObject({ status: 'OK', balance: '990.00' })
})
