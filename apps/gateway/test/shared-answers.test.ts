import {
  type Endpoint,
  type EndpointName,
  type Endpoints,
  endpoints,
  type Input,
  type PublicCache,
} from '@boardwalk/api-client/contract'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { createDeps, type Deps } from '../src/deps.ts'
import { call, newPlayer, type Options, type TestGateway, testConfig } from './gateway.ts'
import { openSeededGateway } from './seeded.ts'

/** Rows that claim a public cache. */
type PublicName = { [K in EndpointName]: Endpoints[K] extends { cache: PublicCache } ? K : never }[EndpointName]
type Question<K extends EndpointName> = Input<Endpoints[K]> | (() => Promise<Input<Endpoints[K]>>)

const merchant = 'walogm'
const idOf = (table: string) => async () => {
  const text = `SELECT id FROM ${table} WHERE merchant = $1 AND is_enabled ORDER BY id LIMIT 1`
  return (await gateway.pool.query<{ id: string }>(text, [merchant])).rows[0] as { id: string }
}
const oneGame = async () => {
  const text = `SELECT vendor AS vassalage, code AS "gameCode" FROM game WHERE is_hot ORDER BY code LIMIT 1`
  return (await gateway.pool.query<{ vassalage: string; gameCode: string }>(text)).rows[0] as never
}

/** The input for each public row; a new row does not compile without an entry. */
const questions: { [K in PublicName]: Question<K> } = {
  announcements: {},
  article: idOf('article'),
  articles: { kind: 'TERMS', pageSize: 1 },
  downloads: {},
  feedbackRules: {},
  firebaseChannel: {},
  gameList: { gameType: 'RNG', pageSize: 5 },
  gameMenus: {},
  gameReturns: { pageSize: 5 },
  gameRows: {},
  gameSearch: { gameType: 'RNG', pageSize: 5 },
  gameSheet: oneGame,
  gameVendor: {},
  helpCenter: {},
  hotGames: {},
  jackpot: {},
  keys: {},
  popularLottery: {},
  promotion: idOf('promotion'),
  promotions: {},
  rankList: {},
  registerSettings: { method: 'USERNAME' },
  roomList: {},
  siteAnnouncement: idOf('announcement'),
  siteAnnouncements: { pageSize: 1 },
  siteBanners: {},
  sitePage: { name: 'privacy' },
  sitePages: {},
  terms: {},
  vassGameType: {},
  vnMenu: {},
  vnNumbers: {},
}
const names = Object.keys(questions) as PublicName[]
const rowOf = (name: PublicName): Endpoint & { cache: PublicCache } => endpoints[name]

let gateway: TestGateway
let one: Deps & { app: TestGateway['app'] }
let other: typeof one
let token: string
/** Both gateways read one clock, which is stopped while answers are compared. */
let now = Date.now()

const firebase = readConfig({ FIREBASE_PROJECT_ID: 'demo-1', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:1' }).firebase

/** A separate gateway process on the same database. */
async function openProcess() {
  const log = pino({ level: 'silent' })
  const config = { ...testConfig, firebase }
  const deps = await createDeps({ pool: gateway.pool, config, log, clock: () => new Date(now) })
  const app = buildApp(deps)
  await app.ready()
  return { ...deps, app }
}

type Ask = Options & { at?: typeof one; language?: string; shop?: string; pageNo?: number }

async function ask(name: PublicName, { at = one, language = 'EN', shop = merchant, pageNo, ...options }: Ask = {}) {
  const question: unknown = questions[name]
  const input = typeof question === 'function' ? await question() : question
  const paged = pageNo && 'pageNo' in rowOf(name).request.entries ? { pageNo } : {}
  const headers = { 'x-merchant': shop, 'x-language': language, ...options.headers }
  const answer = await call(at.app, name, { ...input, ...paged }, { ...options, headers })
  const { vary = '', 'cache-control': caching } = answer.headers
  return { ...answer, caching, vary: String(vary), said: JSON.stringify([answer.code, answer.value]) }
}

beforeAll(async () => {
  gateway = await openSeededGateway()
  for (const code of [merchant, '90jlbdtf1'])
    await gateway.deps.settings.store(code, 'features', { firebaseGoogle: true })
  // A message that is sealed two minutes after the clock of its gateway is refused, and seeding may take as long.
  now = Date.now()
  one = await openProcess()
  other = await openProcess()
  token = (await newPlayer(one.app)).token
})
afterAll(async () => {
  await one.app.close()
  await other.app.close()
  await gateway.close()
})

describe.each(names)('%s', (name) => {
  const { cache, token: needsToken, audience } = rowOf(name)

  it('is public as its row declares, and the same for every reader and process', async () => {
    const first = await ask(name)
    expect(first).toMatchObject({ status: 200, caching: `public, max-age=${cache.seconds}` })
    for (const asked of [{ remoteAddress: '203.0.113.9' }, { at: other }, { headers: { 'user-agent': 'another' } }])
      expect((await ask(name, asked)).said).toBe(first.said)
  })

  it('varies on the language exactly when its texts do', async () => {
    const answers = await Promise.all(['EN', 'TY', 'HI', 'BN'].map((language) => ask(name, { language })))
    const differs = new Set(answers.map(({ said }) => said)).size > 1
    for (const { vary } of answers) expect(vary.includes('X-Language')).toBe(differs)
  })

  it('varies on the merchant when the answer does', async () => {
    const [here, there] = [await ask(name), await ask(name, { shop: '90jlbdtf1' })]
    if (here.said !== there.said) expect(here.vary).toContain('X-Merchant')
  })

  it('is never shared with or by a session', async () => {
    const signedIn = await ask(name, { token })
    const readsToken = needsToken || audience === true
    expect((await ask(name)).vary.includes('Authorization')).toBe(readsToken)
    if (readsToken) expect(signedIn.caching).toBe('no-store')
    else expect(signedIn.said).toBe((await ask(name)).said)
  })
})

it('does not depend on a reader’s earlier reads, nor on the process that answered', async () => {
  for (const name of names) await ask(name, { pageNo: 1 })
  // The first games of every list leave, and everything that a process caches expires.
  const text = `UPDATE game SET is_enabled = false WHERE id IN (SELECT id FROM game WHERE is_enabled ORDER BY sort, id LIMIT 30)`
  await gateway.pool.query(text)
  now += 3_600_000
  for (const name of names) await ask(name)
  for (const name of names) {
    const [reader, stranger] = [
      await ask(name, { pageNo: 2 }),
      await ask(name, { pageNo: 2, remoteAddress: '203.0.113.9' }),
    ]
    expect.soft(stranger.said, name).toBe(reader.said)
    expect.soft((await ask(name, { pageNo: 2, at: other })).said, name).toBe(reader.said)
  }
})

it('continues the game list from a cursor, whichever process gave it and whichever answers', async () => {
  const list = async ({ app }: typeof one, input: object, remoteAddress = '203.0.113.8') =>
    (await call(app, 'gameList', { gameType: 'RNG', pageSize: 5, ...input }, { remoteAddress })).value
  const [first, third] = [await list(one, {}), await list(other, { pageNo: 3 })]
  const between = { after: first.cursor, before: third.cursor }
  const answers = [await list(one, between), await list(other, between, '203.0.113.9'), await list(one, { pageNo: 2 })]
  for (const { games, hasMore } of answers.slice(0, 2)) expect([games, hasMore]).toEqual([answers[2].games, false])
})
