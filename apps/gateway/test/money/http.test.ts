import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callbackSecret } from '../../src/callbacks/signature.ts'
import { brokenOnes, checkInvariants } from '../../src/ledger/invariants.ts'
import { call, newPlayer, type Player, type TestGateway, testConfig } from '../gateway.ts'
import { callback as callbackTo, ids, openArcade, post, sitDown as sitDownAt, type Wrong } from './arcade.ts'
import { newTx } from './table.ts'

let gateway: TestGateway
let player: Player

beforeAll(async () => {
  gateway = await openArcade({ sandboxSecretPrevious: 'the-one-before' })
  player = await newPlayer(gateway.app)
})
afterAll(async () => {
  const broken = brokenOnes(await checkInvariants(gateway.pool))
  await gateway.close()
  expect(broken).toEqual([])
})

const callback = (action: string, body: unknown, wrong?: Wrong) => callbackTo(gateway.app, action, body, wrong)
const sitDown = () => sitDownAt(gateway.app, player.token)
const launch = async (input: Record<string, unknown> = { nodeId: ids.up }, token: string | undefined = player.token) =>
  call(gateway.app, 'launchGame', input, { token })

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
    ['it is too old', 'UPDATE game_session SET launch_expires_at = now() WHERE id = $1'],
    ['the game was ended', 'UPDATE game_session SET ended_at = now() WHERE id = $1'],
    [
      'the player has logged out',
      'UPDATE session s SET ended_at = now() FROM game_session gs WHERE s.id = gs.session_id AND gs.id = $1',
    ],
    [
      'the sign-in is over',
      'UPDATE session s SET expires_at = now() FROM game_session gs WHERE s.id = gs.session_id AND gs.id = $1',
    ],
    [
      'the member was disabled',
      `UPDATE member m SET status = 'DISABLED' FROM game_session gs WHERE m.id = gs.member_id AND gs.id = $1`,
    ],
  ])('opens no game when %s', async (_, change) => {
    const { token } = await newPlayer(gateway.app)
    const { value } = await launch(undefined, token)
    await gateway.pool.query(change, [value.gameSessionId])
    const launchToken = new URL(value.url).searchParams.get('launchToken')
    expect((await callback('authenticate', { launchToken })).status).toBe('SESSION_EXPIRED')
  })

  it('opens no game for another merchant', async () => {
    const { value } = await launch()
    const launchToken = new URL(value.url).searchParams.get('launchToken')
    const foreign = { provider: 'sbx.90jlbdtf1', secret: callbackSecret(testConfig.sandboxSecret, '90jlbdtf1') }
    expect((await callback('authenticate', { launchToken }, foreign)).status).toBe('SESSION_INVALID')
    expect((await callback('authenticate', { launchToken })).status).toBe('OK')
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
    const base = await sitDown()
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

  it('refuse a used nonce in every call', async () => {
    const base = await sitDown()
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
    const base = await sitDown()
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

it('bounds a provider’s calls, and no launch by strangers uses up the capacity of active players', async () => {
  const bounded = await openArcade({ rateFactor: 0.01 })
  const { app } = bounded
  const ask = (action: string) => callbackTo(app, action, { player: 'x', currency: 'TLB', launchToken: 'y'.repeat(43) })
  const strangers = Promise.all(Array.from({ length: 20 }, () => ask('authenticate')))
  expect((await ask('balance')).http).toBe(200)
  expect((await strangers).filter(({ http }) => http === 429).length).toBeGreaterThan(5)
  const own = await Promise.all(Array.from({ length: 20 }, () => ask('balance')))
  expect(own.filter(({ http }) => http === 429).length).toBeGreaterThan(5)
  const replies = await Promise.all(
    Array.from({ length: 9 }, () => post(app, 'balance', { player: 'x', currency: 'TLB' })),
  )
  const refused = replies.find(({ statusCode }) => statusCode === 429)
  expect(refused?.headers['retry-after']).toBe('1')
  expect(refused?.json()).toEqual({ status: 'RATE_LIMITED' })
  await bounded.close()
})

it('distinguishes players by their whole name when it bounds their calls', async () => {
  const bounded = await openArcade({ rateFactor: 0.02 })
  const ask = (name: string) => callbackTo(bounded.app, 'balance', { player: name, currency: 'TLB' })
  // Each may call once a second.
  expect((await Promise.all(['a-player', 'b-player', 'a-playes'].map(ask))).map(({ http }) => http)).toEqual([
    200, 200, 200,
  ])
  await bounded.close()
})

it('an operation that never happened is unknown', async () => {
  const { value } = await call(gateway.app, 'operation', { key: randomUUID() }, { token: player.token })
  expect(value).toEqual({ state: 'UNKNOWN', status: null, body: null })
})
