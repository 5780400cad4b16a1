import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { call, newPlayer, openGateway, type TestGateway } from '../../../test/gateway.ts'
import { games, vendors } from '../../db/schema/catalogue.ts'
import { bulkInsert } from '../../seed/bulk-insert.ts'
import { engineFacts } from '../../seed/engines.ts'
import { gameRows } from '../../seed/games.ts'
import { vendorRows } from '../../seed/vendors.ts'
import { textIn } from '../names.ts'
import { maxCounted } from './read-kinds.ts'
import { wordsOf } from './sounds-like.ts'

type Choice = { code: string; label: string; count: number }
type Found = { nodeId: string; gameName: string; vassalage: string; gameType: string; minBet: string; fav?: boolean }
type Answer = {
  games: Found[]
  total: number
  nextCursor: string | null
  facets: Record<string, Choice[]>
  corrected: string | null
  relaxed: string[]
  suggestions: Found[]
}

const rows = gameRows(1_500)
const offered = rows.filter(({ vendor }) => vendor !== 'DS88')
let gateway: TestGateway

beforeAll(async () => {
  gateway = await openGateway()
  await gateway.deps.db.transaction(async (tx) => {
    await bulkInsert(tx, vendors, vendorRows(['TLB', 'BDT', 'INR']))
    await bulkInsert(tx, games, rows)
  })
})
afterAll(() => gateway.close())

const search = async (input: Record<string, unknown>, token?: string): Promise<Answer> => {
  const answer = await call(gateway.app, 'gameSearch', input, { token })
  expect(answer).toMatchObject({ status: 200, code: 'OK' })
  return answer.value
}
const names = ({ games: found }: Answer) => found.map(({ gameName }) => gameName)

describe('query terms', () => {
  it.each([
    ['mango fiesta', null],
    ['mngo fista', 'Mango Fiesta'],
    ['mnago feista', 'Mango Fiesta'],
    ['MANGOFIESTA', 'Mango Fiesta'],
    ['Mangó  Fiésta!', null],
    ['ম্যাঙ্গো', null],
    ['ম্যাঙ্গো ফিয়েস্তা', null],
    ['মেংগো', 'Mango'],
    ['मैंगो', null],
    ['मैंगो फ़िएस्टा', null],
    ['আম উৎসব', null],
    ['aam utsob', null],
    ['pista ng mangga', null],
    ['mango fiesta kislap', null],
  ])('“%s” finds Mango Fiesta first, corrected to %s', async (q, corrected) => {
    const found = await search({ q })
    expect(names(found)[0]).toBe('Mango Fiesta')
    expect(found.corrected).toBe(corrected)
  })

  it('finds the games of a provider by its name', async () => {
    const found = await search({ q: 'kislap studio', pageSize: 20 })
    expect(found.games.map(({ vassalage }) => vassalage)).toEqual(Array.from({ length: 20 }, () => 'KISLAP'))
  })

  it('shows the correction in the reader’s language where the name has it', async () => {
    expect((await search({ q: 'উৎসভব', language: 'BN' })).corrected).toBe('উৎসব')
  })

  it.each([
    ['crash', 'rocket'],
    ['soccer', 'football'],
    ['সাত', 'seven'],
    ['777', 'seven'],
  ])('“%s” leads to %s, by the words that people use', async (q, theme) => {
    const found = await search({ q, pageSize: 5 })
    const themes = new Map(rows.map(({ id, theme: its }) => [id, its]))
    expect(found.games.map(({ nodeId }) => themes.get(nodeId))).toEqual(found.games.map(() => theme))
    expect(found.games.length).toBeGreaterThan(0)
  })

  it.each([
    ['m', 'EN', /\bM/],
    ['ma', 'EN', /\bM[ao]/],
    ['ম', 'BN', /(^| )ম/],
    ['म', 'HI', /(^| )म/],
  ])('“%s” is the beginning of a word in a name that a reader of %s sees', async (q, language, begins) => {
    const found = await search({ q, language, pageSize: 50 })
    const own = new Map(rows.map(({ id, names: its }) => [id, `${its.EN} ${textIn(its, language)}`]))
    expect(found.games.length).toBeGreaterThan(10)
    for (const { nodeId } of found.games) expect(own.get(nodeId)).toMatch(language === 'EN' ? begins : /(^| )[mMমम]/)
  })

  it('leaves out an unknown word, and reports the searched words', async () => {
    const found = await search({ q: 'mango xqzwvkj' })
    expect(names(found)[0]).toMatch(/Mango/)
    expect(found.corrected).toBe('Mango')
  })

  it.each([
    'm',
    'mg',
    '7',
    '0',
    '"',
    "'",
    "' or 1=1 --",
    '%',
    '_',
    '\\',
    '🥭',
    '🥭 mango 🎉',
    'ng',
    '্',
    'ا',
    '太郎',
    `${'mango '.repeat(42)}`,
    'x'.repeat(256),
    '){}[]<>&|!:*',
  ])('is not harmed by %j', async (q) => {
    const found = await search({ q })
    expect(found.games.length + found.suggestions.length).toBeGreaterThan(0)
  })

  it('refuses ten thousand letters at the door', async () => {
    expect(await call(gateway.app, 'gameSearch', { q: 'mango '.repeat(1_700) })).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
    })
  })

  it('finds a game that has just been stored, by the words of its name', async () => {
    await gateway.pool.query(
      `insert into game (id, code, vendor, game_type, names, search_name, search_words, min_bet, rtp, theme, sort)
       values (gen_random_uuid(), 'zephyr', 'HABI', 'RNG', '{"EN":"Zephyr Quince"}', 'zephyr quince', '{jifir,kuinsi}', 100, 9600, 'sun', 5)`,
    )
    expect(names(await search({ q: 'zefir' }))).toEqual(['Zephyr Quince'])
    await gateway.pool.query(`delete from game where code = 'zephyr'`)
  })
})

describe('facets', () => {
  const stake = (row: (typeof rows)[number]) => Number(row.minBet) / 10_000
  it('combine with AND across and OR within; a facet’s counts leave out its own choice', async () => {
    const [a, b] = ['KISLAP', 'NODI']
    const stakes = [...new Set(offered.map(stake))].sort()
    const chosen = String(stakes[0])
    const found = await search({ gameType: 'RNG', vendor: `${a},${b}`, minBet: chosen, pageSize: 100 })
    const within = offered.filter(({ gameType }) => gameType === 'RNG')
    const ofStake = within.filter((row) => String(stake(row)) === chosen)
    const ofVendor = within.filter(({ vendor }) => vendor === a || vendor === b)
    const both = ofStake.filter((row) => ofVendor.includes(row))
    expect(found.total).toBe(both.length)
    expect(found.games.map(({ nodeId }) => nodeId)).toEqual(both.slice(0, 100).map(({ id }) => id))
    const count = (facet: string, code: string) => found.facets[facet]?.find((choice) => choice.code === code)?.count
    expect(count('vendor', 'BORNO')).toBe(ofStake.filter(({ vendor }) => vendor === 'BORNO').length)
    expect(count('vendor', a)).toBe(both.filter(({ vendor }) => vendor === a).length)
    expect(found.facets.minBet?.reduce((sum, { count: n }) => sum + n, 0)).toBe(ofVendor.length)
    expect(count('theme', 'mango') ?? 0).toBe(both.filter(({ theme }) => theme === 'mango').length)
    expect(found.facets.type).toEqual([{ code: 'RNG', label: 'Slots', count: both.length }])
    expect(count('flag', 'HOT') ?? 0).toBe(both.filter(({ isHot }) => isHot).length)
  })

  it('count within the words that were typed', async () => {
    const found = await search({ q: 'mango' })
    const counted = found.facets.vendor?.reduce((sum, { count }) => sum + count, 0)
    expect(counted).toBe(found.total)
    expect(found.facets.theme?.[0]).toMatchObject({ code: 'mango', label: 'Mango' })
  })

  it.each(['wombat', 'wo'])('count a game of a kind that no other game has: “%s”', async (q) => {
    await gateway.pool.query(
      `insert into game (id, code, vendor, game_type, names, search_name, search_words, min_bet, rtp, theme, sort)
       values (gen_random_uuid(), 'only-one', 'HABI', 'RNG', '{"EN":"Wombat"}', 'wombat', '{^EN^b,^EN^ba,bambat}', 98765, 9411, $1, 5)`,
      [`skin of ${q}`],
    )
    const { facets } = await search({ q })
    await gateway.pool.query(`delete from game where code = 'only-one'`)
    expect(facets.minBet).toContainEqual({ code: '9.8765', label: '9.8765', count: 1 })
    expect(facets.theme).toContainEqual({ code: `skin of ${q}`, label: `skin of ${q}`, count: 1 })
  })

  it.each([
    [{ isNew: 1 }, (row) => row.isNew === true],
    [{ isHot: 1, isNew: 1 }, (row) => row.isHot === true && row.isNew === true],
    [{ trial: 1 }, (row) => row.hasFreeTrial === true],
    [{ type: 'FISH,PVP' }, (row) => row.gameType === 'FISH' || row.gameType === 'PVP'],
    [{ type: 'ESPORTS' }, (row) => ['AV', 'AI', 'IMES', 'TF', 'IA'].includes(row.vendor)],
    [{ gameType: 'SPORTS' }, (row) => row.vendor === 'FB'],
    [{ volatility: '1,2' }, (row) => (row.volatility ?? 0) <= 2],
    [{ rtpBand: 'LT94,GE97' }, (row) => row.rtp < 9_400 || row.rtp >= 9_700],
    [{ classify: 'JP,AC' }, (row) => row.classify === 'JP' || row.classify === 'AC'],
    [{ theme: 'mango,tiger' }, (row) => row.theme === 'mango' || row.theme === 'tiger'],
    [{ feature: 'free-games' }, (row) => engineFacts(row.engine ?? '')?.features.includes('free-games') === true],
    [{ feature: 'never-cached-of' }, () => false],
  ] satisfies [Record<string, unknown>, (row: (typeof rows)[number]) => boolean][])(
    '%o shows exactly the games that fit',
    async (input, fits) => {
      const found = await search({ ...input, pageSize: 100 })
      const wanted = offered.filter(fits)
      expect(found.total).toBe(wanted.length)
      expect(found.games.map(({ nodeId }) => nodeId)).toEqual(wanted.slice(0, 100).map(({ id }) => id))
    },
  )

  it('follow the catalogue: a game that is switched off is no longer counted', async () => {
    const { facets } = await search({ gameType: 'FISH' })
    const before = facets.vendor?.[0]?.count ?? 0
    const [game] = offered.filter(({ gameType }) => gameType === 'FISH')
    await gateway.pool.query('update game set is_enabled = false where id = $1', [game?.id])
    const now = async (page: number) => (await search({ gameType: 'FISH', pageSize: page })).facets.vendor?.[0]?.count
    let page = 1
    await vi.waitFor(async () => expect(await now(++page)).toBe(before - 1), { timeout: 60_000, interval: 200 })
    await gateway.pool.query('update game set is_enabled = true where id = $1', [game?.id])
  })

  it('know favourites only of a signed-in player', async () => {
    const player = await newPlayer(gateway.app)
    const [game] = (await search({ gameType: 'RNG' })).games as [Found]
    const { nodeId, vassalage: vendor, gameType } = game
    await call(gateway.app, 'toggleFavourite', { nodeId, vendor, gameType, on: true }, { token: player.token })
    const mine = await search({ gameType: 'RNG' }, player.token)
    expect(mine.games[0]).toMatchObject({ nodeId, fav: true })
    expect(mine.facets.flag).toContainEqual({ code: 'FAV', label: 'FAV', count: 1 })
    expect(await search({ fav: 1 }, player.token)).toMatchObject({ total: 1, games: [{ nodeId, fav: true }] })
    expect(await search({ fav: 1, gameType: 'FISH' }, player.token)).toMatchObject({ total: 0, games: [] })
    expect((await search({ gameType: 'RNG' })).facets.flag?.map(({ code }) => code)).not.toContain('FAV')
    expect(await call(gateway.app, 'gameSearch', { fav: 1 })).toMatchObject({ status: 401, code: 'AUTH_REQUIRED' })
  })
})

describe('when nothing fits', () => {
  it('names the blocking filter and shows the matches without it', async () => {
    const found = await search({ q: 'mango', vendor: 'LAOT' })
    expect(found).toMatchObject({ total: 0, games: [], relaxed: ['vendor'] })
    expect(found.suggestions[0]?.gameName).toMatch(/Mango/)
    const flagged = await search({ gameType: 'FISH', isHot: 1 })
    expect(flagged).toMatchObject({ total: 0, relaxed: ['isHot'] })
    expect(flagged.suggestions[0]?.gameType).toBe('FISH')
  })

  it('takes any of the words when no game has them all', async () => {
    const found = await search({ q: 'mango cricket' })
    expect(found).toMatchObject({ total: 0, relaxed: ['q'] })
    expect(found.suggestions.length).toBeGreaterThan(0)
  })

  it('shows the popular games when nothing is similar', async () => {
    const found = await search({ q: 'xqzwvkj' })
    expect(found).toMatchObject({ total: 0, games: [], corrected: null, relaxed: [] })
    expect(found.suggestions).not.toEqual([])
  })
})

describe('paging', () => {
  async function walk(input: Record<string, unknown>, between: (page: number) => Promise<unknown>) {
    const seen: string[] = []
    let cursor: string | null = null
    for (let page = 1; ; page += 1) {
      const found: Answer = await search({ ...input, pageSize: 40, ...(cursor ? { cursor } : {}) })
      seen.push(...found.games.map(({ nodeId }) => nodeId))
      cursor = found.nextCursor
      if (!cursor) return seen
      await between(page)
    }
  }

  it.each([
    [{ gameType: 'RNG' }, (row) => row.gameType === 'RNG'],
    [{ q: 'lucky' }, (row) => row.searchWords?.includes('laki') === true],
  ] satisfies [Record<string, unknown>, (row: (typeof rows)[number]) => boolean][])(
    'through %o neither repeats nor skips a game while others come and go',
    async (input, fits) => {
      const stays = offered.filter(fits).filter((_, at) => at % 7 !== 3)
      const leaves = offered.filter(fits).filter((_, at) => at % 7 === 3)
      let made = 0
      const churn = async (page: number) => {
        // Some go, before and behind the reader; as many come, at the front, the end and in between.
        const gone = leaves.slice(3 * page - 3, 3 * page).map(({ id }) => id)
        await gateway.pool.query('update game set is_enabled = false where id = any($1)', [gone])
        for (const sort of [1, 30_000, 2_000 * page]) {
          made += 1
          await gateway.pool.query(
            `insert into game (id, code, vendor, game_type, names, search_name, search_words, min_bet, rtp, theme, sort)
             values (gen_random_uuid(), $1, 'HABI', 'RNG', '{"EN":"Lucky Newcomer"}', 'lucky newcomer', '{laki,niukamir}', 100, 9600, 'sun', $2)`,
            [`newcomer-${made}`, sort],
          )
        }
      }
      const seen = await walk(input, churn)
      expect(new Set(seen).size).toBe(seen.length)
      const met = new Set(seen)
      expect(stays.filter(({ id }) => !met.has(id))).toEqual([])
      await gateway.pool.query(`delete from game where code like 'newcomer-%'`)
      await gateway.pool.query('update game set is_enabled = true')
    },
  )

  it('of a word that nearly every game has keeps the catalogue’s order, to the end and once each', async () => {
    const { words } = maxCounted
    maxCounted.words = 50
    const seen = await walk({ q: 'slot' }, async () => {})
    maxCounted.words = words
    const slots = offered.filter(({ searchWords }) => searchWords?.includes(wordsOf('slot')[0] ?? ''))
    expect(slots.length).toBeGreaterThan(500)
    const place = new Map(offered.map(({ id, sort }) => [id, sort ?? 0]))
    expect(new Set(seen).size).toBe(slots.length)
    expect(seen.map((id) => place.get(id))).toEqual(slots.map(({ sort }) => sort ?? 0).sort((a, b) => a - b))
  })

  it('refuses a cursor that no list gave', async () => {
    const id = randomUUID()
    expect(await call(gateway.app, 'gameSearch', { cursor: `0.1.${id}` })).toMatchObject({ code: 'OK' })
    const forged = ['x', `1.${id}`, `0.x.${id}`, `0.99999999999.${id}`, `0.2147483648.${id}`, `0.1.${'-'.repeat(36)}`]
    for (const cursor of forged)
      expect(await call(gateway.app, 'gameSearch', { cursor })).toMatchObject({ code: 'VALIDATION_FAILED' })
  })
})
