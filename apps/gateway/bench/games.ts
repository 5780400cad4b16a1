import { sql } from 'drizzle-orm'
import { playedAlongside, playedAlongsideQuery } from '../src/catalogue/discovery/co-play.ts'
import { lastMarked, lastPlayed, playedBy, playedByQuery, similarTo } from '../src/catalogue/discovery/own-games.ts'
import { gamePage } from '../src/catalogue/game-list.ts'
import type { Choices } from '../src/catalogue/search/choices.ts'
import { countKinds } from '../src/catalogue/search/count-kinds.ts'
import { factsQuery, openFacetCache } from '../src/catalogue/search/facet-cache.ts'
import { findQueryTerms } from '../src/catalogue/search/find-query-terms.ts'
import { hitsQuery } from '../src/catalogue/search/read-hits.ts'
import { kindsQuery } from '../src/catalogue/search/read-kinds.ts'
import { pageQuery } from '../src/catalogue/search/read-page.ts'
import { searchGames } from '../src/catalogue/search/search-games.ts'
import { isRanked } from '../src/catalogue/search/search-where.ts'
import { wordsOf } from '../src/catalogue/search/sounds-like.ts'
import { vendorSeeds } from '../src/seed/vendors.ts'
import { gameFigures, goalMs } from './game-figures.ts'
import { measureLists } from './game-list.ts'
import { largeCatalogue, playRounds, timed } from './large-catalogue.ts'

/**
 * The list, search, facets, rows and sheet with 100,000 games and 1,000,000 rounds, nothing remembered between the calls:
 * `pnpm --filter @boardwalk/gateway bench:games`. A plan that reads a whole table fails the run.
 */
const calls = 200
const offered = vendorSeeds.filter(({ off }) => !off).map(({ code }) => code)
const hidden = ['DS88']

type Asked = { text?: string; gameType?: 'RNG' | 'FISH'; codes?: Choices['codes']; flags?: Choices['flags'] }
const asked: Record<string, Asked> = {
  'all games': {},
  slots: { gameType: 'RNG' },
  'two vendors, one stake': { gameType: 'RNG', codes: { vendor: ['KISLAP', 'NODI'], minBet: ['7500'] } },
  'a theme of a vendor': { codes: { theme: ['mango'], vendor: ['HABI'] } },
  'new and hot': { flags: ['NEW', 'HOT'] },
  'rare: bingo of three vendors': { codes: { classify: ['BG'], vendor: ['MELA', 'ALON', 'BORNO'] } },
  '“mango”': { text: 'mango' },
  '“mngo fista”': { text: 'mngo fista' },
  '“ম্যাঙ্গো ফিয়েস্তা”': { text: 'ম্যাঙ্গো ফিয়েস্তা' },
  '“golden dragonfly” in slots': { text: 'golden dragonfly', gameType: 'RNG' },
  '“mango” of a vendor': { text: 'mango', codes: { vendor: ['BORNO'] } },
  '“m”': { text: 'm' },
  '“lu”': { text: 'lu' },
  '“xqzwvkj” (nothing like it)': { text: 'xqzwvkj' },
}

const { db, pool, close } = await largeCatalogue()
const figures = gameFigures(db)
const { report, planOf } = figures

try {
  const [count] = (
    await db.execute<{ games: string; words: string }>(
      sql`select (select count(*) from game) as games, (select count(*) from search_word) as words`,
    )
  ).rows
  console.log(`${count?.games} games, ${count?.words} words; goal p50 ≤ ${goalMs.p50} ms, p99 ≤ ${goalMs.p99} ms`)
  await measureLists(db, figures)
  const members = await playRounds(pool)
  const facets = openFacetCache(db)
  const kinds = await facets.all()
  const source = {
    db,
    facets,
    all: async () => kinds,
    understand: (typed: readonly string[]) => findQueryTerms(db, typed, 'EN'),
  }
  report('kinds of all games (made again off the path)', await timed(() => facets.all(), 30))
  report(
    `first reading of ${kinds.length} kinds`,
    await timed(() => openFacetCache(db).all(), 10),
    await planOf(factsQuery(kinds.map(({ kind }) => kind.id))),
  )
  report(
    `counting ${kinds.length} kinds`,
    await timed(async () => countKinds(kinds, { codes: { minBet: ['7500'] }, flags: [] }), calls),
  )
  for (const [name, { text = '', gameType, codes = {}, flags = [] }] of Object.entries(asked)) {
    const scope = { gameType, offered }
    const choices = { codes, flags }
    const asking = { text, scope, choices, after: null, size: 24, language: 'EN' }
    const found = await searchGames(source, asking)
    const times = await timed(() => searchGames(source, { ...asking, after: found.next }), calls)
    const within = { ...scope, meant: await findQueryTerms(db, wordsOf(text), 'EN') }
    const page = { after: found.next, size: 24, total: found.total }
    const means = text === '' || within.meant.length > 0
    const plans = isRanked(within)
      ? [await planOf(hitsQuery(within, choices, page))]
      : means
        ? [await planOf(sql`${pageQuery(db, within, choices, page)}`)]
        : []
    if (within.meant.length > 0 && !isRanked(within)) plans.push(await planOf(kindsQuery(within)))
    report(`search ${name}`, times, `${found.total} games · ${plans.join(' · ')}`)
  }
  const member = (turn: number) => members[turn % members.length] ?? ''
  const filter = { gameType: 'RNG' as const, hidden }
  const last = await Promise.all(members.map((id) => lastPlayed(db, id, filter, 12)))
  const game = (turn: number) => last[turn % last.length]?.[0]
  report('row: continue', await timed((turn) => lastPlayed(db, member(turn), filter, 12), calls))
  report('row: favourites', await timed((turn) => lastMarked(db, member(turn), filter, 12), calls))
  report(
    'row: because you played',
    await timed((turn) => playedAlongside(db, game(turn)?.id ?? '', 36), calls),
    await planOf(playedAlongsideQuery(game(0)?.id ?? '', 36)),
  )
  report('row: new', await timed(() => gamePage(db, { ...filter, onlyNew: true }, 1, 12), calls))
  report(
    'sheet: mine',
    await timed((turn) => playedBy(db, member(turn), game(turn)?.id ?? '', 'TLB'), calls),
    await planOf(sql`${playedByQuery(db, member(0), game(0)?.id ?? '', 'TLB')}`),
  )
  const some = game(0)
  if (some) report('sheet: suggestions', await timed((turn) => similarTo(db, game(turn) ?? some, filter, 8), calls))
} finally {
  await close()
}
if (figures.wholeReads() > 0) {
  console.error(`${figures.wholeReads()} plans read a whole table.`)
  process.exitCode = 1
}
