import type { GameCategory } from '@boardwalk/api-client/contract'
import { and, arrayOverlaps, eq, gte, inArray, lt, notInArray, or, type SQL, sql } from '../../db/orm.ts'
import { favourites, games } from '../../db/schema/catalogue.ts'
import { engines } from '../../seed/engines.ts'
import { esportsVendors, storedType } from '../vendors.ts'
import { type Choices, type CodeFacet, type Flag, rtpBands } from './choices.ts'
import type { QueryTerm } from './find-query-terms.ts'

/** Within which games a search happens; facets narrow it. */
export type Scope = {
  gameType?: GameCategory | undefined
  meant: readonly QueryTerm[]
  /** Vendors that the merchant offers. */
  offered: readonly string[]
  /** Only this member's favourites. */
  favouritesOf?: string | undefined
  /** Whether its words fit so much of the catalogue that to rank all of it would take too long. */
  isBroad?: boolean
}

/** Very short words and words in nearly every title give no rank: the catalogue's order applies. */
export const isRanked = ({ meant, isBroad = false }: Scope): boolean =>
  !isBroad && meant.some(({ typed }) => typed.length > 2)

/** Vendors of a scope: e-sports and sports share a stored type; the vendor distinguishes them. */
export function vendorsOf({ gameType, offered }: Pick<Scope, 'gameType' | 'offered'>): string[] {
  if (gameType !== 'SPORTS' && gameType !== 'ESPORTS') return [...offered]
  return offered.filter((vendor) => esportsVendors.includes(vendor) === (gameType === 'ESPORTS'))
}

/** Words in `game.name_starts`: the letters themselves and the beginnings of names. */
const areLetters = ({ words }: QueryTerm): boolean => words.every((word) => word.length <= 2 || word.startsWith('^'))

const anyLetters = ({ words }: QueryTerm): SQL => {
  const quoted = words.map((word) => `'${word.replace(/['\\]/g, '$&$&')}'`)
  return sql`${games.nameStarts} @@ ${quoted.join(' | ')}::tsquery`
}

/** Condition of the scope. Every word must be there, in any of its meanings. */
export function scopeWhere(scope: Scope): SQL | undefined {
  const { gameType, meant, favouritesOf } = scope
  return and(
    eq(games.isEnabled, true),
    gameType && eq(games.gameType, storedType(gameType)),
    inArray(games.vendor, vendorsOf(scope)),
    ...meant.map((each) => (areLetters(each) ? anyLetters(each) : arrayOverlaps(games.searchWords, [...each.words]))),
    favouritesOf
      ? inArray(
          games.id,
          sql`(select ${favourites.gameId} from ${favourites} where ${eq(favourites.memberId, favouritesOf)})`,
        )
      : undefined,
  )
}

const ofType = (type: string): SQL | undefined =>
  and(eq(games.gameType, storedType(type as GameCategory)), typeVendors(type))
function typeVendors(type: string): SQL | undefined {
  if (type !== 'SPORTS' && type !== 'ESPORTS') return undefined
  return (type === 'ESPORTS' ? inArray : notInArray)(games.vendor, [...esportsVendors])
}

const enginesWith = (features: readonly string[]) =>
  Object.entries(engines)
    .filter(([, facts]) => facts.features.some((feature) => features.includes(feature)))
    .map(([name]) => name)

const codeWhere: Record<CodeFacet, (codes: readonly string[]) => SQL | undefined> = {
  vendor: (codes) => inArray(games.vendor, [...codes]),
  type: (codes) => or(...codes.map(ofType)),
  classify: (codes) => inArray(games.classify, [...codes]),
  theme: (codes) => inArray(games.theme, [...codes]),
  feature: (codes) => inArray(games.engine, ['', ...enginesWith(codes)]),
  minBet: (codes) => inArray(games.minBet, codes.map(BigInt)),
  volatility: (codes) => inArray(games.volatility, codes.map(Number)),
  rtpBand: (codes) =>
    or(...codes.map((code) => and(gte(games.rtp, rtpBands[code]?.[0] ?? 0), lt(games.rtp, rtpBands[code]?.[1] ?? 0)))),
}

const flagWhere: Record<Flag, SQL> = {
  NEW: eq(games.isNew, true),
  HOT: eq(games.isHot, true),
  TRIAL: eq(games.hasFreeTrial, true),
}

/** Condition of the choices: all facets, any code of each. */
export const choicesWhere = ({ codes, flags }: Choices): SQL | undefined =>
  and(
    ...Object.entries(codes).map(([facet, wanted]) => wanted && codeWhere[facet as CodeFacet](wanted)),
    ...flags.map((flag) => flagWhere[flag]),
  )
