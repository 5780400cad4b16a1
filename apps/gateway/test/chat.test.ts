import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aliases } from '../src/chat/alias.ts'
import { foldWord, moderate } from '../src/chat/words.ts'
import { chatRoomRows, chatWordRows } from '../src/seed/chat.ts'
import { call, newPlayer, openGateway, prove, seal, type TestGateway } from './gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
  for (const merchant of gateway.deps.merchants.all) {
    await gateway.deps.settings.store(merchant.code, 'features', { chat: true, freePlay: true })
    for (const { id, name } of chatRoomRows(merchant)) {
      await gateway.pool.query('INSERT INTO chat_room (merchant, id, name) VALUES ($1, $2, $3)', [
        merchant.code,
        id,
        name,
      ])
    }
    for (const { word, action } of chatWordRows(merchant)) {
      await gateway.pool.query('INSERT INTO chat_word (merchant, word, action) VALUES ($1, $2, $3)', [
        merchant.code,
        word,
        action,
      ])
    }
  }
})
afterAll(() => gateway.close())
/** Other tests cover pauses between messages. */
const forgetHaste = () => gateway.pool.query(`UPDATE chat_message SET at = at - interval '3 seconds'`)
beforeEach(forgetHaste)

const say = (token: string | undefined, text: string, fields: object = {}) =>
  call(gateway.app, 'chatSay', { room: 'lobby', text, clientId: crypto.randomUUID(), ...fields }, { token })
const read = async (token?: string, input: object = {}) =>
  (await call(gateway.app, 'chatHistory', { room: 'lobby', ...input }, { token })).value
const texts = async (token?: string) => (await read(token)).list.map(({ text }: { text: string }) => text)

describe('a room', () => {
  it('shows messages to every reader, newest first, under a masked name', async () => {
    const { token, username } = await newPlayer(gateway.app)
    const { value } = await say(token, 'Good evening')
    expect(value).toMatchObject({
      text: 'Good evening',
      mine: true,
      room: 'lobby',
      name: expect.stringMatching(new RegExp(`^${username.slice(0, 2)}\\*\\*\\*[\\w-]{3}$`)),
    })
    const [newest] = (await read()).list
    expect(newest).toEqual({ ...value, mine: false })
    expect(JSON.stringify(newest)).not.toContain(username)
  })

  it('distinguishes players whose names begin alike, and keeps a player’s name', async () => {
    const [first, second] = [await newPlayer(gateway.app), await newPlayer(gateway.app)]
    await gateway.pool.query(`UPDATE member SET nickname = 'same start' WHERE username IN ($1, $2)`, [
      first.username,
      second.username,
    ])
    const nameOf = async (token: string) => (await say(token, 'Hello')).value.name
    const [one, two] = [await nameOf(first.token), await nameOf(second.token)]
    expect(one).not.toBe(two)
    await forgetHaste()
    expect(await nameOf(first.token)).toBe(one)
  })

  it('takes plain text unchanged, and no more than 200 characters of it', async () => {
    const { token } = await newPlayer(gateway.app)
    const markup = '<img src=x onerror=alert(1)> & "quotes"'
    expect((await say(token, markup)).value.text).toBe(markup)
    expect((await say(token, 'x'.repeat(201))).code).toBe('VALIDATION_FAILED')
    expect((await say(token, 'two\nlines')).code).toBe('VALIDATION_FAILED')
    expect((await say(token, '   ')).code).toBe('VALIDATION_FAILED')
  })

  it('takes one message in two seconds, also when many come at once', async () => {
    const { token } = await newPlayer(gateway.app)
    const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => say(token, `hello ${n}`)))
    expect(answers.filter(({ code }) => code === 'OK')).toHaveLength(1)
    const refused = answers.filter(({ code }) => code === 'RATE_LIMITED')
    expect(refused).toHaveLength(5)
    expect(refused[0]?.value).toEqual({ retryAfter: 2 })
  })

  it('makes one message of a repeated request', async () => {
    const { token } = await newPlayer(gateway.app)
    const clientId = crypto.randomUUID()
    const both = await Promise.all([say(token, 'once', { clientId }), say(token, 'once', { clientId })])
    expect(both.map(({ value }) => value.id)).toEqual([both[0]?.value.id, both[0]?.value.id])
    expect((await texts()).filter((text: string) => text === 'once')).toHaveLength(1)
  })

  it('is read page by page without a gap', async () => {
    const { token } = await newPlayer(gateway.app)
    for (let n = 0; n < 55; n++) {
      await forgetHaste()
      await say(token, `page ${n}`, { room: 'slots' })
    }
    const first = await read(undefined, { room: 'slots' })
    const second = await read(undefined, { room: 'slots', before: first.list.at(-1).id })
    expect([first.list.length, first.hasMore, second.hasMore]).toEqual([50, true, false])
    const all = [...first.list, ...second.list].map(({ text }: { text: string }) => text)
    expect(all).toEqual(Array.from({ length: 55 }, (_, n) => `page ${54 - n}`))
  })

  it('belongs to one merchant', async () => {
    const { token } = await newPlayer(gateway.app)
    await say(token, 'only here')
    const elsewhere = await call(
      gateway.app,
      'chatHistory',
      { room: 'lobby' },
      { headers: { 'x-merchant': '90jlbdtf1' } },
    )
    expect(elsewhere.value.list).toEqual([])
    expect((await say(token, 'nowhere', { room: 'attic' })).code).toBe('NOT_FOUND')
  })

  it('is closed where the merchant has no chat', async () => {
    await gateway.deps.settings.store('90jiliinf1', 'features', { chat: false })
    const headers = { 'x-merchant': '90jiliinf1' }
    expect((await call(gateway.app, 'chatRooms', {}, { headers })).code).toBe('FEATURE_OFF')
    expect((await call(gateway.app, 'chatTicket', {}, { headers })).code).toBe('FEATURE_OFF')
  })
})

describe('permission to write', () => {
  it('is a member: visitors and trial accounts read', async () => {
    expect((await call(gateway.app, 'chatRooms')).value).toMatchObject({
      canSay: false,
      rooms: [{ id: 'lobby', name: 'Lobby' }, {}],
    })
    expect((await say(undefined, 'hello')).code).toBe('AUTH_REQUIRED')
    const rs = await seal(gateway.app, 'A'.repeat(43), '/wps/session/login/freeplay')
    const altcha = await prove(gateway.app, 'freePlay')
    const trial = (await call(gateway.app, 'freePlay', { os: 'x', platform: 'W', version: 3, rs, altcha })).value.token
    expect((await call(gateway.app, 'chatRooms', {}, { token: trial })).value.canSay).toBe(false)
    expect((await say(trial, 'hello')).code).toBe('TRIAL_FORBIDDEN')
  })

  it('is denied to a muted member, until the mute ends', async () => {
    const { token, username } = await newPlayer(gateway.app)
    await gateway.pool.query(
      `INSERT INTO chat_mute SELECT id, now() + interval '1 hour', 'test' FROM member WHERE username = $1`,
      [username],
    )
    expect(await say(token, 'hello')).toMatchObject({ code: 'FORBIDDEN', value: { reason: 'MUTED' } })
    expect((await call(gateway.app, 'chatRooms', {}, { token })).value.canSay).toBe(false)
    await gateway.pool.query('UPDATE chat_mute SET until = now()')
    expect((await say(token, 'hello again')).code).toBe('OK')
  })
})

describe('blocked words', () => {
  const words = [
    { word: 'moron', action: 'REFUSE' as const },
    { word: 'telegram', action: 'MASK' as const },
  ]
  it.each([
    ['you MORON', null],
    ['you m0r0n!', null],
    ['m o r o n', null],
    ['mörón', null],
    ['mooooron', 'mooooron'],
    ['write me on Telegram', 'write me on ••••••••'],
    ['te.le.gram', '••••••••••'],
    ['an oxymoron', 'an oxymoron'],
    ['abc\u202Etxt', 'abctxt'],
    ['\u200b\u200b', null],
  ])('%j becomes %j', (text, said) => expect(moderate(text, words)).toBe(said))

  it('keeps the vowel signs of Indic scripts', () => expect(foldWord('हरामी')).not.toBe(foldWord('हरम')))

  it('are refused with their reason', async () => {
    const { token } = await newPlayer(gateway.app)
    expect(await say(token, 'what a m0ron')).toMatchObject({ code: 'FORBIDDEN', value: { reason: 'WORDS' } })
    expect((await say(token, 'my telegram')).value.text).toBe('my ••••••••')
  })
})

describe('readers', () => {
  it('take a message down when three of them report it, and mute a member who repeats it', async () => {
    const author = await newPlayer(gateway.app)
    const readers = await Promise.all([1, 2, 3].map(() => newPlayer(gateway.app)))
    for (let n = 0; n < 3; n++) {
      await forgetHaste()
      const { id } = (await say(author.token, `spam ${n}`)).value
      const press = (token: string) => call(gateway.app, 'chatReport', { id, reason: 'SPAM' }, { token })
      await press(author.token)
      for (const { token } of [readers[0], readers[0], readers[1]] as typeof readers) await press(token)
      expect(await texts()).toContain(`spam ${n}`)
      await press(readers[2]?.token ?? '')
      expect(await texts()).not.toContain(`spam ${n}`)
    }
    await forgetHaste()
    expect(await say(author.token, 'more')).toMatchObject({ code: 'FORBIDDEN', value: { reason: 'MUTED' } })
  })

  it('may mute a member, and read them again', async () => {
    const [author, reader] = [await newPlayer(gateway.app), await newPlayer(gateway.app)]
    const { from } = (await say(author.token, 'noise')).value
    const ignore = (on: boolean, who = from) =>
      call(gateway.app, 'chatIgnore', { from: who, on }, { token: reader.token })
    expect((await ignore(true)).value).toEqual({ ignored: [from] })
    expect(await texts(reader.token)).not.toContain('noise')
    expect(await texts()).toContain('noise')
    expect((await ignore(false)).value).toEqual({ ignored: [] })
    expect(await texts(reader.token)).toContain('noise')
    expect((await ignore(true, 'AAAAAAAAAAAAAAAAAAAAAA')).code).toBe('NOT_FOUND')
  })

  it('learn no member’s id from an alias', () => {
    const names = aliases(Buffer.alloc(32, 7))
    const id = '019aa5c0-0000-7000-8000-000000000001'
    expect(names.open(names.of(id))).toBe(id)
    expect(names.of(id)).not.toContain('019aa5c0')
    expect(aliases(Buffer.alloc(32, 8)).of(id)).not.toBe(names.of(id))
    expect(names.open('short')).toBeNull()
  })
})

describe('the stream', () => {
  const withTimeout = { timeout: 60_000 }
  const listen = async (ticket: string) => {
    const { port } = gateway.app.server.address() as AddressInfo
    const request = http.get({ host: '127.0.0.1', port, path: `/wps/chat/stream?ticket=${ticket}` })
    const [response] = (await once(request, 'response')) as [http.IncomingMessage]
    let received = ''
    response.on('data', (chunk: Buffer) => {
      received += chunk.toString()
    })
    return { status: response.statusCode, received: () => received, close: () => request.destroy() }
  }
  beforeAll(() => gateway.app.listen({ host: '127.0.0.1', port: 0 }))
  const ticketOf = async (token?: string) => (await call(gateway.app, 'chatTicket', {}, { token })).value.ticket

  it('sends each listener new messages and removals, with their owner', async () => {
    const author = await newPlayer(gateway.app)
    const [own, visitor] = [await listen(await ticketOf(author.token)), await listen(await ticketOf())]
    await expect.poll(own.received, withTimeout).toContain('event: reload')
    const { id } = (await say(author.token, 'live words')).value
    await expect.poll(visitor.received, withTimeout).toContain('live words')
    await expect.poll(own.received, withTimeout).toContain('"mine":true')
    expect(visitor.received()).not.toContain('"mine":true')
    for (let n = 0; n < 3; n++) {
      const { token } = await newPlayer(gateway.app)
      await call(gateway.app, 'chatReport', { id, reason: 'OTHER' }, { token })
    }
    await expect.poll(visitor.received, withTimeout).toContain(`event: del\ndata: {"id":"${id}"}`)
    own.close()
    visitor.close()
  })

  it('opens once per ticket, and for no other', async () => {
    const ticket = await ticketOf()
    const first = await listen(ticket)
    expect(first.status).toBe(200)
    first.close()
    expect((await listen(ticket)).status).toBe(401)
    expect((await listen(`${ticket}x`)).status).toBe(401)
    expect((await listen('')).status).toBe(401)
  })
})
