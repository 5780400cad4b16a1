import { brotliCompressSync } from 'node:zlib'
import fc from 'fast-check'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, openGateway, type TestGateway, testConfig } from '../../test/gateway.ts'
import { buildApp } from '../app.ts'
import { games, vendors } from '../db/schema/catalogue.ts'
import { createDeps } from '../deps.ts'
import { bulkInsert } from '../seed/bulk-insert.ts'
import { gameRows } from '../seed/games.ts'
import { vendorRows } from '../seed/vendors.ts'

type Page = { games: { nodeId: string }[]; cursor: string | null; hasMore: boolean; totalPages: number }
/** A page that was read, and whether another directly follows it. */
type Read = { ids: string[]; cursor: string | null; isJoined: boolean }

const rows = gameRows(400)
const slots = rows.filter(({ gameType, vendor }) => gameType === 'RNG' && vendor !== 'DS88').map(({ id }) => id)
let gateway: TestGateway
let apps: TestGateway['app'][]
let now = Date.now()
/** Answers are cached for seconds; each test begins with fresh ones. */
const outliveCaches = () => {
  now += 60_000
}

/** A separate gateway process on the same database. */
async function openProcess() {
  const log = pino({ level: 'silent' })
  const app = buildApp(await createDeps({ pool: gateway.pool, config: testConfig, log, clock: () => new Date(now) }))
  await app.ready()
  return app
}

beforeAll(async () => {
  gateway = await openGateway()
  await gateway.deps.db.transaction(async (tx) => {
    await bulkInsert(tx, vendors, vendorRows(['TLB', 'BDT', 'INR']))
    await bulkInsert(tx, games, rows)
  })
  apps = await Promise.all([openProcess(), openProcess()])
})
afterAll(async () => {
  for (const app of apps) await app.close()
  await gateway.close()
})

let turn = 0
/** Every question goes to the other gateway than the one before. */
const list = async (input: object): Promise<Page> =>
  (await call(apps[turn++ % 2] as never, 'gameList', { gameType: 'RNG', ...input })).value

async function churn(stays: Set<string>, { leaves, joins }: { leaves: number; joins: number }) {
  const gone = [...stays].filter((_, at) => at % 97 === turn % 97).slice(0, leaves)
  for (const id of gone) stays.delete(id)
  await gateway.pool.query('update game set is_enabled = false where id = any($1)', [gone])
  await gateway.pool.query(
    `insert into game (id, code, vendor, game_type, names, search_name, min_bet, rtp, theme, sort)
     select gen_random_uuid(), 'newcomer-' || $1::int || '-' || n, 'HABI', 'RNG', '{"EN":"Newcomer"}', 'newcomer', 100, 9600,
       'sun', 1 + (n * 7919 * $1::int) % 40000 from generate_series(1, $2::int) n`,
    [turn, joins],
  )
}

/** Reads a page in the gap behind the page `at`, and notes whether that closes the gap. */
async function readBehind(pages: Read[], at: number, place: { skip: number; pageSize: number }) {
  const cursors = (some: Read[]) => some.flatMap(({ cursor }) => (cursor ? [cursor] : []))
  const [after, before] = [cursors(pages.slice(0, at + 1)).at(-1), cursors(pages.slice(at + 1))[0]]
  const { games: found, cursor, hasMore } = await list({ ...place, ...(after && { after }), ...(before && { before }) })
  const last = pages[at] as Read
  pages.splice(at, 1, { ...last, isJoined: place.skip === 0 })
  pages.splice(at + 1, 0, { ids: found.map(({ nodeId }) => nodeId), cursor, isJoined: !hasMore })
}

const step = fc.record({
  gap: fc.nat(20),
  skip: fc.oneof(fc.constant(0), fc.nat(150)),
  pageSize: fc.integer({ min: 5, max: 60 }),
  leaves: fc.nat(3),
  joins: fc.nat(6),
})

describe('the game list, read by cursors through two gateways', () => {
  it('has a page number for every page, as specified, and no end before its last game', async () => {
    const found: string[] = []
    for (let pageNo = 1, more = true; more; pageNo += 1) {
      const { games: page, totalPages, hasMore } = await list({ pageNo, pageSize: 90 })
      found.push(...page.map(({ nodeId }) => nodeId))
      expect(hasMore).toBe(pageNo < totalPages)
      more = hasMore
    }
    expect(found.toSorted()).toEqual(slots.toSorted())
  })

  it('counts pages from behind a cursor, and ends before another', async () => {
    const [one, two, four] = [await list({}), await list({ pageNo: 2 }), await list({ pageNo: 4 })]
    const third = await list({ after: one.cursor, pageNo: 2 })
    expect(third).toEqual({ ...(await list({ after: two.cursor, before: four.cursor })), pageNum: 2, hasMore: true })
    expect(await list({ after: one.cursor, skip: 24 })).toMatchObject({ games: third.games, cursor: third.cursor })
    const nothing = { games: [], cursor: null, hasMore: false }
    expect(await list({ after: four.cursor, before: one.cursor })).toMatchObject(nothing)
    expect(await list({ before: one.cursor })).toMatchObject(nothing)
    expect(await list({ before: two.cursor })).toMatchObject({ games: one.games, cursor: one.cursor, hasMore: false })
  })

  it('has cursors that take a compressed document few bytes', async () => {
    const { cursor, ...page } = await list({ pageNo: 9 })
    const size = (value: object) => brotliCompressSync(JSON.stringify(value)).length
    expect(cursor?.length).toBeGreaterThan(70)
    expect(size({ ...page, cursor }) - size(page)).toBeLessThan(40)
  })

  it.each([
    ['has left the list', 1, 'update game set is_enabled = false where id = any($1)'],
    ['was deleted', 4, 'delete from game where id = any($1)'],
  ])('continues from the place of a game that %s', async (_, pageNo, statement) => {
    const pages = [await list({ pageNo }), await list({ pageNo: pageNo + 1 }), await list({ pageNo: pageNo + 2 })]
    const [one, two, three] = pages as [Page, Page, Page]
    const ends = [one.games.at(-1), three.games[0]].map((game) => game?.nodeId ?? '')
    await gateway.pool.query(statement, [ends])
    const between = await list({ after: one.cursor, before: three.cursor })
    expect(between).toMatchObject({ games: two.games, cursor: two.cursor, hasMore: false })
    await gateway.pool.query('delete from game where id = any($1)', [ends])
    const gone = rows.filter(({ id }) => ends.includes(id))
    await gateway.deps.db.transaction((tx) => bulkInsert(tx, games, gone))
    outliveCaches()
  })

  it('refuses a cursor that no list gave, and to go further than 10,000 games from one', async () => {
    const cursor = (await list({ pageNo: 2 })).cursor ?? ''
    const [first = '', last = ''] = cursor.split('_')
    const forged = ['x', '1.x_1.x', first, `${cursor}_${last}`, `${first}_1.${'-'.repeat(36)}`, cursor.toUpperCase()]
    const cursors = [...forged, ...['99999999999', '2147483648'].map((sort) => cursor.replace(/^\d+/, sort))]
    for (const asked of [...cursors.map((after) => ({ after })), ...cursors.map((before) => ({ before }))])
      expect(await call(gateway.app, 'gameList', asked)).toMatchObject({
        status: 400,
        code: 'VALIDATION_FAILED',
        body: { value: { fields: [{ field: Object.keys(asked)[0], rule: 'cursor' }] } },
      })
    for (const far of [{ skip: 9_977 }, { skip: 10_001 }, { pageNo: 2, skip: 9_953 }])
      expect(await call(gateway.app, 'gameList', { after: cursor, ...far })).toMatchObject({
        code: 'VALIDATION_FAILED',
      })
    expect(await call(gateway.app, 'gameList', { after: cursor, skip: 9_976 })).toMatchObject({ code: 'OK' })
  })

  it('neither repeats nor skips a game in any order of its parts while games are added and removed', async () => {
    const reading = fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const stays = new Set(slots)
      const begin = await list({ pageSize: 24 })
      const pages: Read[] = [{ ids: begin.games.map(({ nodeId }) => nodeId), cursor: begin.cursor, isJoined: false }]
      const gaps = () => pages.flatMap(({ isJoined }, at) => (isJoined ? [] : [at]))
      for (const { gap, skip, pageSize, ...changes } of steps) {
        await churn(stays, changes)
        const at = gaps()[gap % Math.max(1, gaps().length)]
        if (at !== undefined) await readBehind(pages, at, { skip, pageSize })
      }
      for (let [at] = gaps(); at !== undefined; [at] = gaps()) {
        await churn(stays, { leaves: 1, joins: turn % 5 === 0 ? 3 : 0 })
        await readBehind(pages, at, { skip: 0, pageSize: 60 })
      }
      const seen = pages.flatMap(({ ids }) => ids)
      expect(new Set(seen).size).toBe(seen.length)
      const met = new Set(seen)
      expect([...stays].filter((id) => !met.has(id))).toEqual([])
      await gateway.pool.query(`delete from game where code like 'newcomer-%'`)
      await gateway.pool.query('update game set is_enabled = true')
      outliveCaches()
    })
    await fc.assert(reading, { numRuns: 8, endOnFailure: true })
  })
})
