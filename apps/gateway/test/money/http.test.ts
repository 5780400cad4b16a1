import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callbackSecret, signatureOf } from '../../src/callbacks/signature.ts'
import { brokenOnes, checkInvariants } from '../../src/ledger/invariants.ts'
import { hashToken } from '../../src/session/tokens.ts'
import { call, newPlayer, openGateway, type Player, type TestGateway, testConfig } from '../gateway.ts'
import { newTx } from './table.ts'

let gateway: TestGateway
let player: Player
const ids = { up: randomUUID(), down: randomUUID(), off: randomUUID(), foreign: randomUUID() }

beforeAll(async () => {
  gateway = await openGateway({ sandboxSecretPrevious: 'the-one-before' })
  const { pool } = gateway
  await pool.query(`INSERT INTO vendor (code, name, categories, account_type_id, status, sort, currencies) VALUES
    ('UPV', 'Up', '{RNG}', 'UPV1', 'UP', 1, '{TLB}'), ('DNV', 'Down', '{LIVE}', 'DNV1', 'MAINTENANCE', 2, '{TLB}'),
    ('BDV', 'Elsewhere', '{RNG}', 'BDV1', 'UP', 3, '{BDT}')`)
  const game = `INSERT INTO game (id, code, vendor, game_type, names, search_name, min_bet, rtp, theme, sort, is_enabled)
    VALUES ($1, $2, $3, 'RNG', '{"EN":"A game"}', 'a game', 10000, 9600, 'fruit', 1, $4)`
  await pool.query(game, [ids.up, 'up-1', 'UPV', true])
  await pool.query(game, [ids.down, 'down-1', 'DNV', true])
  await pool.query(game, [ids.off, 'off-1', 'UPV', false])
  await pool.query(game, [ids.foreign, 'bd-1', 'BDV', true])
  player = await newPlayer(gateway.app)
})
afterAll(async () => {
  const broken = brokenOnes(await checkInvariants(gateway.pool))
  await gateway.close()
  expect(broken).toEqual([])
})

type Wrong = {
  secret?: string
  provider?: string
  timestamp?: string
  nonce?: string
  raw?: string
  signs?: string
  signature?: string
}

type Answered = { status: string; balance: string; player: string; session: string; dup: boolean }

async function callback(action: string, body: unknown, wrong: Wrong = {}) {
  const path = `/cb/gw/v1/${action}`
  const raw = JSON.stringify(body)
  const { timestamp = String(Date.now()), nonce = randomUUID(), provider = 'sbx.walogm' } = wrong
  const secret = wrong.secret ?? callbackSecret(testConfig.sandboxSecret, 'walogm')
  const signed = { timestamp, nonce, method: 'POST', path, body: Buffer.from(wrong.signs ?? raw) }
  const headers = {
    'content-type': 'application/json',
    'x-provider': provider,
    'x-timestamp': timestamp,
    'x-nonce': nonce,
    'x-signature': wrong.signature ?? signatureOf(secret, signed),
  }
  const reply = await gateway.app.inject({ method: 'POST', url: path, payload: wrong.raw ?? raw, headers })
  return { http: reply.statusCode, ...reply.json<Partial<Answered>>() }
}

const launch = async (input: Record<string, unknown> = { nodeId: ids.up }, token: string | undefined = player.token) =>
  call(gateway.app, 'launchGame', input, { token })

async function sitDown() {
  const { value } = await launch()
  const launchToken = new URL(value.url).searchParams.get('launchToken')
  const opened = await callback('authenticate', { launchToken })
  return {
    launchToken,
    opened,
    base: { player: opened.player, session: opened.session, currency: 'TLB', gameCode: 'up-1' },
  }
}

describe('launch', () => {
  it('opens a frame with a token that works once', async () => {
    const { value } = await launch({ nodeId: ids.up, theme: 'dark', backUrl: '/rng?page=2' })
    expect(value).toMatchObject({ mode: 'IFRAME', route: null, frame: { sandbox: 'allow-scripts' } })
    const url = new URL(value.url)
    expect(url.origin).toBe(testConfig.sandboxOrigin)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      merchant: 'walogm',
      game: 'up-1',
      theme: 'dark',
      back: '/rng?page=2',
    })
    const launchToken = url.searchParams.get('launchToken')
    const opened = await callback('authenticate', { launchToken })
    expect(opened).toMatchObject({ http: 200, status: 'OK', currency: 'TLB', country: 'PH', balance: '1000.00' })
    expect((await callback('authenticate', { launchToken })).status).toBe('SESSION_EXPIRED')
    expect((await callback('authenticate', { launchToken: 'y'.repeat(43) })).status).toBe('SESSION_INVALID')
  })

  it.each([
    ['https://evil.example/', null],
    ['//evil.example/', null],
    ['/\\evil.example/', null],
    ['javascript:alert(1)', null],
    ['/.//evil.example/', '/evil.example/'],
    ['/a/..//evil.example/', '/evil.example/'],
  ])('leads from %s to nowhere else', async (backUrl, back) => {
    const { value } = await launch({ nodeId: ids.up, backUrl })
    expect(new URL(value.url).searchParams.get('back')).toBe(back)
  })

  it('keeps no token in the database', async () => {
    const { value } = await launch()
    const url = new URL(value.url)
    const { rows } = await gateway.pool.query('SELECT count(*)::int AS n FROM game_session t WHERE t::text LIKE $1', [
      `%${url.searchParams.get('launchToken')}%`,
    ])
    expect(rows[0].n).toBe(0)
  })

  it.each([
    ['AUTH_REQUIRED', { nodeId: ids.up }, ''],
    ['GAME_DISABLED', { nodeId: ids.off }, null],
    ['NOT_FOUND', { nodeId: ids.foreign }, null],
    ['NOT_FOUND', { nodeId: randomUUID() }, null],
    ['TRIAL_NOT_SUPPORTED', { nodeId: ids.up, trial: 1 }, null],
  ])('answers %s', async (code, input, token) => {
    const answer = await call(gateway.app, 'launchGame', input, token === null ? { token: player.token } : {})
    expect(answer.code).toBe(code)
  })

  it('suggests other games during maintenance', async () => {
    const answer = await launch({ gameCode: 'down-1', vassalage: 'DNV' })
    expect(answer).toMatchObject({ status: 503, code: 'GAME_MAINTENANCE' })
    expect(answer.value.suggest.map(({ gameCode }: { gameCode: string }) => gameCode)).toEqual(['up-1'])
  })
})

describe('callbacks over HTTP', () => {
  it('move the balance that the member sees', async () => {
    const { base } = await sitDown()
    const before = (await call(gateway.app, 'balance', {}, { token: player.token })).value
    const [bet, roundId] = [newTx(), newTx()]
    const placed = await callback('bet', { ...base, txId: bet, roundId, amount: '10.00' })
    expect(placed).toMatchObject({ http: 200, status: 'OK', balance: '990.00' })
    const won = await callback('win', { ...base, txId: newTx(), roundId, refTxId: bet, amount: '4.50', closed: true })
    expect(won.balance).toBe('994.50')
    const { value } = await call(gateway.app, 'balance', { sumBalance: true }, { token: player.token })
    expect(value).toMatchObject({ cash: '994.50', sumBalance: '994.50', bonus: '0.00', currency: 'TLB' })
    expect(value.version).toBe(before.version + 2)
  })

  it('take the secret before during a rotation', async () => {
    const secret = callbackSecret('the-one-before', 'walogm')
    expect((await callback('balance', { player: 'x', currency: 'TLB' }, { secret })).http).toBe(200)
  })

  it.each<[string, Wrong]>([
    ['another secret', { secret: 'guess' }],
    ['another merchant’s secret', { secret: callbackSecret(testConfig.sandboxSecret, '90jlbdtf1') }],
    ['an unknown provider', { provider: 'sbx.nobody' }],
    ['an old time', { timestamp: String(Date.now() - 61_000) }],
    ['a time to come', { timestamp: String(Date.now() + 120_000) }],
    ['no time', { timestamp: '' }],
    ['a nonce of another shape', { nonce: 'abc' }],
    ['other bytes than were signed', { raw: '{"player":"y","currency":"TLB"}' }],
    ['an empty signature', { signature: '' }],
  ])('refuse %s with 401 and no detail', async (_, wrong) => {
    expect(await callback('balance', { player: 'x', currency: 'TLB' }, wrong)).toEqual({ http: 401 })
  })

  it('refuse a nonce that was used, whatever the call', async () => {
    const { base } = await sitDown()
    const nonce = randomUUID()
    const body = { ...base, txId: newTx(), roundId: newTx(), amount: '1.00' }
    expect((await callback('bet', body, { nonce })).status).toBe('OK')
    expect(await callback('bet', body, { nonce })).toEqual({ http: 401 })
    expect((await callback('bet', body)).dup).toBe(true)
    expect(await callback('balance', base, { nonce })).toEqual({ http: 401 })
  })

  it.each([
    ['NUL in an id', { txId: 'a\u0000b' }],
    ['half a character in an id', { roundId: '\ud800' }],
    ['a number for an amount', { amount: 1 }],
    ['a debit', { amount: '-1.00' }],
    ['five decimals', { amount: '1.00001' }],
    ['detail without a bottom', { detail: { deep: 'DEEP' } }],
  ])('give a final answer to %s', async (_, wrong) => {
    const { base } = await sitDown()
    const body = { ...base, txId: newTx(), roundId: newTx(), amount: '1.00', ...wrong }
    const deep = '['.repeat(20_000) + ']'.repeat(20_000)
    const raw = JSON.stringify(body).replace('"DEEP"', deep)
    expect(await callback('bet', body, { raw, signs: raw })).toMatchObject({ http: 200, status: 'BAD_REQUEST' })
  })

  it('answer BAD_REQUEST to a signed body that is none', async () => {
    for (const body of [null, [], 'x', { amount: '1.00' }])
      expect((await callback('bet', body)).status).toBe('BAD_REQUEST')
  })
})

describe('stream', () => {
  async function open(ticket: string, lastEventId?: string) {
    const { port } = gateway.app.server.address() as AddressInfo
    const headers = lastEventId ? { 'last-event-id': lastEventId } : {}
    const reply = await fetch(`http://127.0.0.1:${port}/wps/stream?ticket=${ticket}`, { headers })
    const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    const until = async (wanted: RegExp): Promise<RegExpExecArray> => {
      for (;;) {
        const found = wanted.exec(text)
        if (found) {
          text = text.slice(found.index + found[0].length)
          return found
        }
        const chunk = await reader?.read()
        if (!chunk || chunk.done) throw new Error(`The stream ended before ${wanted}: ${text}`)
        text += chunk.value
      }
    }
    return {
      status: reply.status,
      until,
      close: async () => await reader?.cancel(),
    }
  }
  const ticketOf = async (token: string): Promise<string> =>
    (await call(gateway.app, 'streamTicket', {}, { token })).value.ticket

  beforeAll(async () => {
    await gateway.app.listen({ host: '127.0.0.1', port: 0 })
  })

  it('tells a balance when it moves, resumes after the last event, ends at log-out', async () => {
    const { token } = await newPlayer(gateway.app)
    player = { token, username: '' }
    const { base } = await sitDown()
    const bet = (amount: string) => callback('bet', { ...base, txId: newTx(), roundId: newTx(), amount })
    const first = await open(await ticketOf(token))
    await first.until(/event: balance\ndata: \{"version":1,"cash":"1000\.00","bonus":"0\.00"\}/)
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
    const stream = await open(ticket).finally(() => gateway.pool.query('ALTER TABLE gone RENAME TO outbox_cursor'))
    await expect(stream.until(/event/)).rejects.toThrow('The stream ended')
  })

  it('says nothing of other members', async () => {
    const [mine, other] = [await newPlayer(gateway.app), await newPlayer(gateway.app)]
    const stream = await open(await ticketOf(mine.token))
    await stream.until(/"version":1/)
    player = other
    const { base } = await sitDown()
    await callback('bet', { ...base, txId: newTx(), roundId: newTx(), amount: '55.00' })
    player = mine
    const own = await sitDown()
    await callback('bet', { ...own.base, txId: newTx(), roundId: newTx(), amount: '1.00' })
    const [told] = await stream.until(/[\s\S]*"cash":"999\.00"/)
    expect(told).not.toContain('945.00')
    await stream.close()
  })
})

it('an operation nobody did is unknown', async () => {
  const { value } = await call(gateway.app, 'operation', { key: randomUUID() }, { token: player.token })
  expect(value).toEqual({ state: 'UNKNOWN', status: null, body: null })
})
