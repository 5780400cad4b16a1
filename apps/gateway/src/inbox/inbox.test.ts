import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, newPlayer, openGateway, type TestGateway } from '../../test/gateway.ts'
import { openSse, ticketFor } from '../../test/sse.ts'
import { newId } from '../ids.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
  await gateway.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => gateway.close())

type Listed = { id: string; title: string; readAt: string | null }

/** A player with messages; the first is the oldest. */
async function newReader(...titles: string[]) {
  const player = await newPlayer(gateway.app)
  const { rows } = await gateway.pool.query<{ id: string }>('SELECT id FROM member WHERE username = $1', [
    player.username,
  ])
  const memberId = rows[0]?.id ?? ''
  const put = async (title: string, at = new Date(), kind = 'SYSTEM') => {
    const id = newId()
    await gateway.pool.query(
      `INSERT INTO message (id, member_id, kind, title, content, link, created_at) VALUES ($1, $2, $3, $4, $5, '/help', $6)`,
      [id, memberId, kind, title, `Text of ${title}`, at],
    )
    return id
  }
  const ids: string[] = []
  for (const [at, title] of titles.entries()) ids.push(await put(title, new Date(Date.UTC(2026, 4, 1, at))))
  const ask = (name: Parameters<typeof call>[1], input: Record<string, unknown> = {}) =>
    call(gateway.app, name, input, { token: player.token })
  const titlesOf = async (input = {}) => (await ask('messages', input)).value.list.map(({ title }: Listed) => title)
  return { ...player, memberId, ids, put, ask, titlesOf }
}
const unreadOf = async ({ ask }: Awaited<ReturnType<typeof newReader>>) => (await ask('unreadCount')).value

describe('the list', () => {
  it('is newest first, without texts, counted as a whole', async () => {
    const { ask, ids } = await newReader('a', 'b', 'c')
    await ask('readMessages', { ids: [ids[1]] })
    const { value } = await ask('messages', { pageSize: 2 })
    expect(value).toMatchObject({ totalCount: 3, totalPages: 2, unread: 2, asOf: '2026-05-01T02:00:00.000Z' })
    expect(value.list.map(({ title, readAt }: Listed) => [title, readAt === null])).toEqual([
      ['c', true],
      ['b', false],
    ])
    expect(value.list[0]).not.toHaveProperty('content')
  })

  it('is narrowed to a kind, or to unread messages', async () => {
    const { ask, ids, put, titlesOf } = await newReader('a', 'b')
    await put('offer', new Date(), 'PROMO')
    await ask('readMessages', { ids: [ids[0]] })
    expect(await titlesOf({ kind: 'PROMO' })).toEqual(['offer'])
    expect(await titlesOf({ unread: 1 })).toEqual(['offer', 'b'])
    expect(await titlesOf({ pageNo: 2, pageSize: 2 })).toEqual(['a'])
  })

  it('is empty for a new player, and for real accounts only', async () => {
    const reader = await newReader()
    expect((await reader.ask('messages')).value).toMatchObject({ list: [], totalCount: 0, totalPages: 0, unread: 0 })
    expect((await call(gateway.app, 'messages')).code).toBe('AUTH_REQUIRED')
    await gateway.pool.query('UPDATE member SET type = 4 WHERE id = $1', [reader.memberId])
    expect((await reader.ask('messages')).code).toBe('TRIAL_FORBIDDEN')
  })
})

describe('a message', () => {
  it('has its text, and stays unread until it is marked', async () => {
    const reader = await newReader('a')
    const [id] = reader.ids
    expect((await reader.ask('message', { id })).value).toMatchObject({ content: 'Text of a', link: '/help' })
    expect(await unreadOf(reader)).toBe(1)
    expect((await reader.ask('readMessages', { ids: [id] })).value).toEqual({ unread: 0 })
    const { readAt } = (await reader.ask('message', { id })).value
    expect((await reader.ask('readMessages', { ids: [id] })).value).toEqual({ unread: 0 })
    expect((await reader.ask('message', { id })).value.readAt).toBe(readAt)
  })

  it('names the language that it was written in, and none where an earlier release stored it', async () => {
    const reader = await newReader('a')
    const [id] = reader.ids
    const languageNow = async () => {
      const [inList] = (await reader.ask('messages')).value.list
      return [inList.language, (await reader.ask('message', { id })).value.language]
    }
    expect(await languageNow()).toEqual([null, null])
    await gateway.pool.query(`UPDATE message SET language = 'TY' WHERE id = $1`, [id])
    expect(await languageNow()).toEqual(['TY', 'TY'])
  })

  it('is deleted once; the same call again changes nothing', async () => {
    const reader = await newReader('a', 'b')
    const ids = [reader.ids[0]]
    expect((await reader.ask('deleteMessages', { ids })).value).toEqual({ deleted: 1, unread: 1 })
    expect((await reader.ask('deleteMessages', { ids })).value).toEqual({ deleted: 0, unread: 1 })
    expect(await reader.titlesOf()).toEqual(['b'])
    expect((await reader.ask('message', { id: ids[0] })).code).toBe('NOT_FOUND')
    expect((await reader.ask('readMessages', { ids })).value).toEqual({ unread: 1 })
  })
})

describe('all messages', () => {
  it('are marked read up to the instant of the list; a later one stays unread', async () => {
    const reader = await newReader('a', 'b')
    const { asOf: upTo } = (await reader.ask('messages')).value
    // Later by less than the precision of an answer.
    await reader.put('later', new Date(Date.parse(upTo) + 1))
    expect((await reader.ask('readMessages', { all: true, upTo })).value).toEqual({ unread: 1 })
    expect(await reader.titlesOf({ unread: 1 })).toEqual(['later'])
  })

  it.each(['0000-01-01T00:00:00.000Z', '2000-02-31T00:00:00.000Z'])(
    'up to %s, which no calendar has, are none',
    async (upTo) => {
      const reader = await newReader('a')
      expect((await reader.ask('readMessages', { all: true, upTo })).value).toEqual({ unread: 1 })
    },
  )

  it('include one whose time has microseconds', async () => {
    const reader = await newReader('a')
    await gateway.pool.query(`UPDATE message SET created_at = created_at + interval '400 microseconds' WHERE id = $1`, [
      reader.ids[0],
    ])
    const { asOf: upTo } = (await reader.ask('messages')).value
    expect((await reader.ask('readMessages', { all: true, upTo })).value).toEqual({ unread: 0 })
  })
})

it('refuses another player’s messages, and then changes none of those named', async () => {
  const [mine, other] = [await newReader('mine'), await newReader('theirs')]
  const ids = [...mine.ids, ...other.ids]
  expect((await mine.ask('message', { id: other.ids[0] })).code).toBe('NOT_FOUND')
  expect((await mine.ask('readMessages', { ids })).code).toBe('NOT_FOUND')
  expect((await mine.ask('deleteMessages', { ids })).code).toBe('NOT_FOUND')
  await mine.ask('readMessages', { all: true, upTo: '2027-01-01T00:00:00.000Z' })
  expect([await unreadOf(mine), await unreadOf(other)]).toEqual([0, 1])
  expect([await mine.titlesOf(), await other.titlesOf()]).toEqual([['mine'], ['theirs']])
})

it.each([
  ['readMessages', {}],
  ['readMessages', { ids: [] }],
  ['readMessages', { all: true }],
  ['readMessages', { all: false, upTo: '2026-01-01T00:00:00.000Z' }],
  ['readMessages', { all: true, upTo: 'now' }],
  ['readMessages', { all: true, upTo: '2026-01-01T00:00:00.000Z', ids: [newId()] }],
  ['readMessages', { ids: [newId()], memberId: newId() }],
  ['deleteMessages', { all: true }],
  ['deleteMessages', { ids: ['1'] }],
  ['deleteMessages', { ids: Array.from({ length: 101 }, () => newId()) }],
  ['messages', { kind: 'OTHER' }],
  ['messages', { unread: 2 }],
  ['messages', { pageNo: 101, pageSize: 100 }],
] as const)('refuses %s %j', async (name, input) => {
  const { ask } = await newReader()
  expect(await ask(name, input)).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' })
})

it('counts live: the member’s stream has the new count after each change, and nothing after none', async () => {
  const reader = await newReader('a', 'b')
  const stream = await openSse(gateway, await ticketFor(gateway, reader.token))
  await reader.ask('readMessages', { ids: [reader.ids[0]] })
  await stream.until(/event: message\s+(?:id: \d+\s+)?data: \{"unread":1\}/)
  await reader.ask('deleteMessages', { ids: [reader.ids[1]] })
  await stream.until(/data: \{"unread":0\}/)
  await reader.ask('deleteMessages', { ids: [reader.ids[1]] })
  await stream.close()
  const { rows } = await gateway.pool.query(`SELECT FROM outbox WHERE member_id = $1 AND topic = 'message'`, [
    reader.memberId,
  ])
  expect(rows).toHaveLength(2)
})
