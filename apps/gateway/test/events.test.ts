import { afterAll, beforeAll, expect, it } from 'vitest'
import { newTicket } from '../src/events/tickets.ts'
import { call, newPlayer, openGateway, type TestGateway } from './gateway.ts'
import { ticketFor } from './sse.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
  await gateway.deps.settings.store('walogm', 'features', { chat: true })
})
afterAll(() => gateway.close())

const statusOf = async (path: string, ticket: string) =>
  (await gateway.app.inject({ url: `${path}?ticket=${encodeURIComponent(ticket)}` })).statusCode
const streams = ['/wps/stream', '/wps/chat/stream']

it('a ticket opens only its kind of stream', async () => {
  const { token } = await newPlayer(gateway.app)
  expect(await statusOf('/wps/chat/stream', await ticketFor(gateway, token))).toBe(401)
  expect(await statusOf('/wps/stream', (await call(gateway.app, 'chatTicket')).value.ticket)).toBe(401)
})

it('a ticket that is late, forged or none at all opens nothing', async () => {
  const late = { ...gateway.deps, config: { waitFactor: 1 }, clock: () => new Date(Date.now() - 31_000) }
  const foreign = { ...gateway.deps, purposeKeys: { ...gateway.deps.purposeKeys, streamTicket: Buffer.alloc(32) } }
  const chat = { merchant: 'walogm', memberId: null }
  for (const ticket of [newTicket(late, 'chat', chat), newTicket(foreign, 'chat', chat), '', '.', 'e30.e30'])
    for (const path of streams) expect([path, ticket, await statusOf(path, ticket)]).toEqual([path, ticket, 401])
})

it('a ticket of a session that has ended opens nothing', async () => {
  const { token } = await newPlayer(gateway.app)
  const ticket = await ticketFor(gateway, token)
  await call(gateway.app, 'logout', {}, { token })
  expect(await statusOf('/wps/stream', ticket)).toBe(401)
})
