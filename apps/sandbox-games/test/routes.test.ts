import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chipsInAll } from '../src/games/chips.ts'
import { games } from '../src/games/index.server.ts'
import { rouletteBets } from '../src/games/roulette/rules.ts'
import { engineNames } from '../src/kernel/engines.ts'
import type { SharedGame } from '../src/kernel/kinds.ts'
import { buildApp } from '../src/server/app.ts'
import { openStore } from '../src/server/store/store.ts'
import type { Answer } from '../src/server/wallet.ts'
import { scriptedWallet } from './faulty.ts'
import { smallGames } from './kernel/small-games.ts'

const clientDir = mkdtempSync(join(tmpdir(), 'sandbox-client-'))
mkdirSync(join(clientDir, 'assets'))
writeFileSync(join(clientDir, 'index.html'), '<!doctype html><title>Game</title>')
writeFileSync(join(clientDir, 'verify.html'), '<script type="module">1</script><style>a{}</style>')

const scripted = scriptedWallet()
let app: Awaited<ReturnType<typeof buildApp>>
let origin: string
beforeAll(async () => {
  const store = openStore(':memory:')
  const common = { store, wallet: scripted.wallet, clientDir, frameAncestors: 'http://shop.test' }
  app = await buildApp({ ...common, games: { ...games, ...smallGames } })
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

async function open(session: Partial<Answer>): Promise<{ bearer: string } & Record<string, unknown>> {
  const answer = { status: 'OK', player: 'p', session: 's', currency: 'TLB', balance: '9.00', ...session }
  scripted.replies.authenticate = [() => ({ kind: 'answer', answer })]
  return (
    await app.inject({ method: 'POST', url: '/api/open', payload: { launchToken: 't', merchant: 'm', game: 'g' } })
  ).json()
}
const call = async (bearer: string, url: string, payload?: object): Promise<Record<string, unknown>> => {
  const headers = { authorization: `Bearer ${bearer}` }
  const reply = await app.inject({ method: payload ? 'POST' : 'GET', url, headers, ...(payload ? { payload } : {}) })
  return { ...(reply.json() as Record<string, unknown>), status: reply.statusCode }
}

describe('the list of engines', () => {
  it('names every engine with figures that a catalogue can show', async () => {
    const listed = (await app.inject({ url: '/engines' })).json() as Record<string, unknown>[]
    expect(listed.map(({ engine }) => engine)).toEqual(expect.arrayContaining([...engineNames]))
    for (const { rtp, volatility, minStake, maxStake, features } of listed) {
      expect(rtp).toBeGreaterThan(8_000)
      expect(volatility).toBeGreaterThanOrEqual(1)
      expect(Number(minStake)).toBeLessThanOrEqual(Number(maxStake))
      expect(features).toBeInstanceOf(Array)
    }
  })
})

describe('the ladder of stakes', () => {
  type Listed = { engine: string; minStake: string; maxStake: string; stakes: string[] }
  const listed = async () => (await app.inject({ url: '/engines' })).json() as Listed[]

  it.each(engineNames)('of %s is in its session’s offer, within any bounds that the operator sets', async (engine) => {
    const facts = (await listed()).find((one) => one.engine === engine)
    const { stakes } = games[engine].facts
    expect(facts).toMatchObject({ stakes, minStake: stakes[0], maxStake: stakes.at(-1) })
    expect((await open({ engine })).stakes).toEqual(stakes)
    for (const [at, least] of stakes.entries())
      expect((await open({ engine, minStake: least, maxStake: stakes.at(-1) ?? '' })).stakes).toEqual(stakes.slice(at))
  })
})

describe('a session', () => {
  it('is played by the engine that the operator names, in its theme, and by the first engine when it names none', async () => {
    expect(await open({ engine: 'toss', theme: 'tiger', gameCode: 'G7' })).toMatchObject({
      ...{ engine: 'toss', theme: 'tiger', gameCode: 'G7', demo: false, stakes: ['1.00', '2.00'] },
    })
    expect(await open({})).toMatchObject({ engine: 'lines', gameCode: 'g' })
    expect(await open({ engine: 'poker' })).toEqual({ code: 'ENGINE_UNKNOWN' })
  })

  it('offers only stakes within the operator’s bounds, and takes no other', async () => {
    const { bearer, stakes } = await open({ engine: 'toss', minStake: '1.50', maxStake: '9.00' })
    expect(stakes).toEqual(['2.00'])
    const order = { orderId: randomUUID(), stake: '1.00', bet: { side: 0 }, clientSeed: 'c' }
    expect(await call(bearer, '/api/order', order)).toEqual({ status: 400, code: 'BAD_REQUEST' })
    expect(await call(bearer, '/api/order', { ...order, stake: '2.00' })).toMatchObject({ status: 200, cost: '2.00' })
  })

  it.each([
    ['1.10', '1.90'],
    ['3.00', '0.00'],
    ['0.00', '0.50'],
  ])('is not opened when no stake is between the operator’s %s and %s', async (minStake, maxStake) => {
    expect(await open({ engine: 'toss', minStake, maxStake })).toEqual({ code: 'LAUNCH_REFUSED' })
  })

  it.each([
    ['0.00', '0.00'],
    [null, null],
  ])('has every stake when the operator knows no bounds (%s)', async (minStake, maxStake) => {
    expect(await open({ engine: 'toss', minStake, maxStake })).toMatchObject({ stakes: ['1.00', '2.00'] })
  })

  it.each([
    ['an order at a table', 'fields', '/api/order', { orderId: randomUUID(), stake: '1.00', bet: {}, clientSeed: 'c' }],
    [
      'a bet in a round of one’s own',
      'toss',
      '/api/bet',
      { orderId: randomUUID(), table: 'slow', stake: '1.00', bet: {} },
    ],
    ['a seat where there are none', 'toss', '/api/room/join', { stake: '1.00', clientSeed: 'c' }],
    ['an act in a round that has none', 'toss', '/api/act', { roundId: 'r', act: 'out' }],
    ['demo money for a real session', 'toss', '/api/refill', {}],
  ])('cannot be used for %s', async (_, engine, url, body) => {
    const { bearer } = await open({ engine })
    expect((await call(bearer, url, body)).status).toBeGreaterThanOrEqual(400)
  })

  it('reads and refills a demo purse over the same calls as everything else', async () => {
    const { bearer } = await open({ engine: 'toss', demo: true })
    expect(await call(bearer, '/api/balance')).toMatchObject({ balance: '1000.00' })
    expect(await call(bearer, '/api/refill', {})).toMatchObject({ balance: '1000.00' })
  })
})

describe('a table', () => {
  it('reads the longest order that its rules allow: a hundred chips on as many fields', async () => {
    const { bearer } = await open({ engine: 'roulette' })
    const longest = [...rouletteBets.keys()].sort((a, b) => b.length - a.length).slice(0, chipsInAll)
    const bet = { spots: longest.map((on) => ({ on, chips: 1 })) }
    expect(v.is((games.roulette as SharedGame).bet, bet)).toBe(true)
    const order = { orderId: randomUUID(), table: 'roulette-1', no: Number.MAX_SAFE_INTEGER, stake: '50.00', bet }
    // Far in the future, so that the clock of the table does not matter.
    expect(await call(bearer, '/api/bet', order)).toEqual({ status: 409, code: 'BETS_NOT_OPEN' })
  })

  it('notifies each watcher of their own bets only, at once', async () => {
    const [mine, theirs] = [
      await open({ engine: 'fields', player: 'a' }),
      await open({ engine: 'fields', player: 'b' }),
    ]
    const ending = new AbortController()
    const headers = { authorization: `Bearer ${mine.bearer}` }
    const reply = await fetch(`${origin}/api/table/watch?table=slower`, { headers, signal: ending.signal })
    expect(reply.headers.get('access-control-allow-origin')).toBe('*')
    const reader = (reply.body as ReadableStream<Uint8Array>).getReader()
    const next = async () => {
      const { value } = await reader.read()
      return JSON.parse(new TextDecoder().decode(value).replace(/^data: /, ''))
    }
    const first = await next()
    expect(first).toMatchObject({ table: 'slower', bets: [], totals: { bets: 0 } })
    const order = { orderId: randomUUID(), table: 'slower', no: first.round.no + 1, stake: '1.00', bet: { chips: [0] } }
    await call(theirs.bearer, '/api/bet', order)
    expect((await next()).bets).toEqual([])
    await call(mine.bearer, '/api/bet', { ...order, orderId: randomUUID() })
    let seen = await next()
    // On a busy machine a round may begin before the bet, and is reported as well.
    while (seen.bets.length === 0) seen = await next()
    expect(seen.bets).toMatchObject([{ state: 'RUNNING', cost: '1.00', payout: null }])
    ending.abort()
  })
})

describe('a seat', () => {
  it('is available again after a reload, and stays with a page that is still open', async () => {
    const who = { engine: 'trio', player: 'reloads' }
    const first = await open(who)
    const { room } = await call(first.bearer, '/api/room/join', { stake: '1.00', clientSeed: 'c' })
    const second = await open(who)
    expect(await call(second.bearer, '/api/room')).toMatchObject({ room, stake: '1.00' })
    expect(await call(first.bearer, '/api/room')).toMatchObject({ room: '' })
    const ending = new AbortController()
    const headers = { authorization: `Bearer ${second.bearer}` }
    await fetch(`${origin}/api/room/watch`, { headers, signal: ending.signal })
    expect(await call((await open(who)).bearer, '/api/room')).toMatchObject({ room: '' })
    ending.abort()
    await expect.poll(async () => (await call((await open(who)).bearer, '/api/room')).room).toBe(room)
  })
})

describe('the page that checks rounds', () => {
  it('may run its own script and nothing else, and load nothing', async () => {
    const { headers, body } = await app.inject({ url: '/verify' })
    expect(headers['content-security-policy']).toMatch(
      /default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-/,
    )
    expect(body).toContain('<script type="module">1</script>')
  })
})
