import type { Reader } from '../../db/client.ts'
import type { GameRow } from '../../db/schema/catalogue.ts'
import type { Choices } from './choices.ts'
import { correctedText } from './corrected.ts'
import { blockingFilters, type Counted, countKinds, nothing, without } from './count-kinds.ts'
import type { Place } from './cursor.ts'
import type { FacetCache, FacetCount } from './facet-cache.ts'
import type { QueryTerm } from './find-query-terms.ts'
import { readHits } from './read-hits.ts'
import { kindsWithin, readKinds } from './read-kinds.ts'
import { type Page, readPage } from './read-page.ts'
import { isRanked, type Scope } from './search-where.ts'
import { wordsOf } from './sounds-like.ts'

export type Asking = {
  /** The typed text. */
  text: string
  scope: Omit<Scope, 'meant'>
  choices: Choices
  after: Place | null
  size: number
  language: string
}

export type Found = Counted & {
  meant: readonly QueryTerm[]
  rows: GameRow[]
  next: Place | null
  corrected: string | null
  relaxed: string[]
  suggestions: GameRow[]
}

/** Sources of a search; data that seldom changes comes from memory. */
export type Source = {
  db: Reader
  facets: FacetCache
  /** Kinds of the whole catalogue. */
  all(): Promise<FacetCount[]>
  understand(typed: readonly string[], language: string): Promise<QueryTerm[]>
}

const suggested = 12
const noChoices: Choices = { codes: {}, flags: [] }

/** Runs a search: page, total, facets, and an alternative when nothing matches. */
export async function searchGames(source: Source, asking: Asking): Promise<Found> {
  const typed = wordsOf(asking.text)
  const meant = await source.understand(typed, asking.language)
  const scope = { ...asking.scope, meant }
  // Text without any word, or words that mean nothing here: no game fits, which is not the same as no text.
  if (asking.text.trim() !== '' && meant.length === 0) return await noResultsFallback(source, asking, scope, [])
  const { kinds, counted, found } = await hitsOf(source, scope, asking)
  if (counted.total === 0 && found.rows.length === 0) return await noResultsFallback(source, asking, scope, kinds)
  const { rows, next } = found
  const leftOut = typed.length - new Set(meant.map((each) => each.typed)).size
  const corrected = correctedText(meant, Math.max(0, leftOut), rows[0]?.names, asking.language)
  // Counts only a part of very many hits; the total includes at least the shown ones.
  const total = Math.max(counted.total, rows.length)
  return { ...counted, total, meant, rows, next, corrected, relaxed: [], suggestions: [] }
}

type Hits = { kinds: FacetCount[]; counted: Counted; found: Page }

/** Page and counts: in one reading where words rank the hits, else at once where neither needs the other. */
async function hitsOf(source: Source, scope: Scope, { choices, after, size }: Asking): Promise<Hits> {
  const { db, facets, all } = source
  const counted = (kinds: FacetCount[], found: Page) => ({ kinds, counted: countKinds(kinds, choices), found })
  if (isRanked(scope)) {
    const { kinds, ...found } = await readHits(db, facets, scope, choices, { after, size })
    return counted(kinds, found)
  }
  if (scope.meant.length > 0) {
    const page = readPage(db, scope, choices, { after, size, total: 0 })
    return counted(...(await Promise.all([readKinds(db, facets, scope), page])))
  }
  const kinds = scope.favouritesOf ? await readKinds(db, facets, scope) : kindsWithin(await all(), scope)
  const { total, counts } = countKinds(kinds, choices)
  const found = total > 0 ? await readPage(db, scope, choices, { after, size, total }) : { rows: [], next: null }
  return { kinds, counted: { total, counts }, found }
}

/**
 * Alternatives when nothing matches: without the preventing choice, else with any of the words, else the popular
 * games.
 */
async function noResultsFallback(source: Source, asking: Asking, scope: Scope, kinds: FacetCount[]): Promise<Found> {
  const { db } = source
  const counted = kinds.length > 0 ? countKinds(kinds, asking.choices) : nothing()
  const answer = { ...counted, meant: scope.meant, rows: [], next: null, corrected: null }
  const blocking = blockingFilters(kinds, asking.choices)
  if (blocking.length > 0) {
    const choices = blocking.reduce<Choices>(without, asking.choices)
    const { rows } = await readPage(db, scope, choices, { after: null, size: suggested, total: 0 })
    return { ...answer, relaxed: blocking.map(fieldOf), suggestions: rows }
  }
  const anyWord = await withAnyWord(db, scope)
  if (anyWord.length > 0) return { ...answer, relaxed: ['q'], suggestions: anyWord }
  return { ...answer, relaxed: [], suggestions: await popular(source, scope) }
}

/** Name of the request's field that a choice came from. */
const fieldOf = (dimension: string): string => ({ NEW: 'isNew', HOT: 'isHot', TRIAL: 'trial' })[dimension] ?? dimension

async function withAnyWord(db: Reader, { favouritesOf: _, ...scope }: Scope): Promise<GameRow[]> {
  if (scope.meant.length < 2) return []
  const [first] = scope.meant
  const any: QueryTerm = { typed: first?.typed ?? '', isGuess: false, words: scope.meant.flatMap(({ words }) => words) }
  const { rows } = await readPage(db, { ...scope, meant: [any] }, noChoices, { after: null, size: suggested, total: 0 })
  return rows
}

async function popular({ db, all }: Source, { gameType, offered }: Scope): Promise<GameRow[]> {
  const scope = { gameType, offered, meant: [] }
  const hot: Choices = { codes: {}, flags: ['HOT'] }
  const { total } = countKinds(kindsWithin(await all(), scope), hot)
  const { rows } = await readPage(db, scope, total > 0 ? hot : noChoices, { after: null, size: suggested, total })
  return rows
}
