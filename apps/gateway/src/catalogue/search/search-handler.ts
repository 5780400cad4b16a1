import { AppError } from '@boardwalk/api-client/contract'
import { staleCache } from '../../cache/stale-cache.ts'
import { parseMoney } from '../../ledger/money.ts'
import { gameView } from '../game-view.ts'
import { type Answer, type Asked, type Lobby, languageOf, type Served } from '../lobby.ts'
import type { Choices, Flag } from './choices.ts'
import { countKinds } from './count-kinds.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { type FacetCount, openFacetCache } from './facet-cache.ts'
import { facetsOf } from './facet-labels.ts'
import { findQueryTerms, type QueryTerm } from './find-query-terms.ts'
import { readKinds } from './read-kinds.ts'
import { type Asking, type Found, type Source, searchGames } from './search-games.ts'

type Input = Asked<'gameSearch'>['input']

/** Counts of the whole catalogue may be this old; the old ones are served while new ones are made. */
const ages = { freshMs: 5_000, staleMs: 55_000, max: 1 }

const stakes = (amounts: string[] | undefined) => amounts?.map((amount) => String(parseMoney(amount) ?? 0n))

function choicesOf(input: Input): Choices {
  const { vendor, type, classify, theme, feature, volatility, rtpBand, minBet } = input
  const flags: (Flag | '')[] = [input.isNew ? 'NEW' : '', input.isHot ? 'HOT' : '', input.trial ? 'TRIAL' : '']
  return {
    codes: { vendor, type, classify, theme, feature, volatility, rtpBand, minBet: stakes(minBet) },
    flags: flags.filter((flag) => flag !== ''),
  }
}

async function askingOf(lobby: Lobby, call: Asked<'gameSearch'>): Promise<Asking> {
  const { input, caller, request } = call
  if (input.fav && !caller) throw new AppError('AUTH_REQUIRED')
  const offered = (await lobby.vendors.offered(lobby.currencyOf(request))).map(({ code }) => code)
  return {
    text: input.q ?? '',
    scope: { gameType: input.gameType, offered, favouritesOf: input.fav ? caller?.memberId : undefined },
    choices: choicesOf(input),
    after: input.cursor ? readCursor(input.cursor) : null,
    size: input.pageSize,
    language: languageOf(call),
  }
}

/** How many of the member's favourites the search would show. */
async function favouriteCount(source: Source, { scope, choices }: Asking, meant: Found['meant'], memberId: string) {
  const kinds = await readKinds(source.db, source.facets, { ...scope, meant, favouritesOf: memberId })
  return countKinds(kinds, choices).total
}

/** Search with facets (added row `gameSearch`). Answers for all readers are shared for a few seconds. */
export function searchHandler(lobby: Lobby): Served<'gameSearch'>['gameSearch'] {
  const found = lobby.shared<Found>(500)
  const counts = staleCache<FacetCount[]>({ ...ages, clock: lobby.clock })
  const meanings = lobby.shared<QueryTerm[]>(1_000)
  const facets = openFacetCache(lobby.db)
  const source: Source = {
    ...{ db: lobby.db, facets },
    all: () => counts.get('all', () => facets.all()),
    understand: (typed, language) =>
      meanings(JSON.stringify([typed, language]), () => findQueryTerms(lobby.db, typed, language)),
  }
  return async (call) => {
    const { caller, request, input } = call
    await lobby.authorize(caller, request)
    const asking = await askingOf(lobby, call)
    const search = () => searchGames(source, asking)
    const result = input.fav ? await search() : await found(JSON.stringify(asking), search)
    const vendors = await lobby.vendors.offered(lobby.currencyOf(request))
    const { languages = [] } = lobby.merchants.byCode(request.merchant) ?? {}
    const facets = facetsOf(result.counts, { language: asking.language, vendors, languages })
    const answer: Answer<'gameSearch'> = {
      games: result.rows.map((row) => gameView(row, asking.language)),
      total: result.total,
      nextCursor: result.next && writeCursor(result.next),
      facets,
      corrected: result.corrected,
      relaxed: result.relaxed,
      suggestions: result.suggestions.map((row) => gameView(row, asking.language)),
    }
    if (!caller) return answer
    const count = input.fav ? result.total : await favouriteCount(source, asking, result.meant, caller.memberId)
    const flag = [...facets.flag, ...(count > 0 ? [{ code: 'FAV', label: 'FAV', count }] : [])]
    return {
      ...answer,
      facets: { ...facets, flag },
      games: await lobby.marked(caller, answer.games),
      suggestions: await lobby.marked(caller, answer.suggestions),
    }
  }
}
