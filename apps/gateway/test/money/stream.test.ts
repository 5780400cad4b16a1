import { afterAll, beforeAll, expect, it } from 'vitest'
import { brokenOnes, checkInvariants } from '../../src/ledger/invariants.ts'
import { hashToken } from '../../src/session/tokens.ts'
import { call, newPlayer, type TestGateway } from '../gateway.ts'
import { openSse, ticketFor } from '../sse.ts'
import { callback, openArcade, sitDown } from './arcade.ts'
import { newTx } from './table.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await openArcade()
  await gateway.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  const broken = brokenOnes(await checkInvariants(gateway.pool))
  await gateway.close()
  expect(broken).toEqual([])
})

const open = (ticket: string, lastEventId?: string) => openSse(gateway, ticket, lastEventId)
const ticketOf = (token: string) => ticketFor(gateway, token)

it('sends a changed balance, resumes after the last event, ends at log-out', async () => {
  const { token } = await newPlayer(gateway.app)
  const base = await sitDown(gateway.app, token)
  const bet = (amount: string) => callback(gateway.app, 'bet', { ...base, txId: newTx(), roundId: newTx(), amount })
  const first = await open(await ticketOf(token))
  await first.until(/event: balance\ndata: \{"version":1,"cash":"1000\.00","bonus":"0\.00"/)
  await bet('10.00')
  const [, id] = await first.until(/id: (\d+)\nevent: balance\ndata: \{"version":2,"cash":"990\.00"/)
  await first.close()
  await bet('20.00')
  await bet('30.00')
  const second = await open(await ticketOf(token), id)
  await second.until(/"version":3,"cash":"970\.00"[\s\S]*"version":4,"cash":"940\.00"/)
  expect((await call(gateway.app, 'logout', {}, { token })).code).toBe('OK')
  await second.until(/event: logout\ndata: \{"reason":"ENDED"\}/)
})

it('takes a ticket once', async () => {
  const { token } = await newPlayer(gateway.app)
  const ticket = await ticketOf(token)
  const first = await open(ticket)
  expect(first.status).toBe(200)
  expect((await open(ticket)).status).toBe(401)
  await first.close()
})

it('ends when the account is closed', async () => {
  const { token } = await newPlayer(gateway.app)
  const stream = await open(await ticketOf(token))
  await stream.until(/"version":1/)
  await gateway.pool.query(
    `UPDATE member SET status = 'DISABLED' FROM session s WHERE s.member_id = member.id AND s.token_hash = $1`,
    [hashToken(token)],
  )
  await stream.until(/event: logout\ndata: \{"reason":"ENDED"\}/)
})

it('ends the oldest of eleven streams of one session', async () => {
  const { token } = await newPlayer(gateway.app)
  const streams = []
  for (let at = 0; at < 11; at++) {
    const stream = await open(await ticketOf(token))
    await stream.until(/"version":1.*\n\n/)
    streams.push(stream)
  }
  await expect(streams[0]?.until(/never/)).rejects.toThrow('The stream ended')
  for (const stream of streams) await stream.close()
})

it('ends a stream that the database could not start', async () => {
  const { token } = await newPlayer(gateway.app)
  const ticket = await ticketOf(token)
  await gateway.pool.query('ALTER TABLE outbox_cursor RENAME TO gone')
  try {
    const stream = await open(ticket)
    await expect(stream.until(/event/)).rejects.toThrow('The stream ended')
  } finally {
    await gateway.pool.query('ALTER TABLE gone RENAME TO outbox_cursor')
  }
})

it('contains nothing about other members', async () => {
  const [mine, other] = [await newPlayer(gateway.app), await newPlayer(gateway.app)]
  const stream = await open(await ticketOf(mine.token))
  await stream.until(/"version":1/)
  const base = await sitDown(gateway.app, other.token)
  await callback(gateway.app, 'bet', { ...base, txId: newTx(), roundId: newTx(), amount: '55.00' })
  const own = await sitDown(gateway.app, mine.token)
  await callback(gateway.app, 'bet', { ...own, txId: newTx(), roundId: newTx(), amount: '1.00' })
  const [message] = await stream.until(/[\s\S]*"cash":"999\.00"/)
  expect(message).not.toContain('945.00')
  await stream.close()
})
