import { texts } from '@boardwalk/i18n/texts/lobby+play'
import { type HomeSection, lazyPage, type RouteSpec } from '@boardwalk/shell/feature'
import { menuArg } from '../lottery/lottery-queries.ts'
import type { LobbyPath } from './categories.ts'
import { filterNames, isPlain } from './filters.ts'
import { readState } from './lobby-state.ts'
import { gameListArg, gameSearchArg, vendorsArg } from './questions.ts'

/**
 * Reads that come with a lobby's page. Only a server makes them: a browser's build has `no-preload.ts` in this place.
 */
export const lobbyQueries = (path: LobbyPath): Pick<RouteSpec, 'queries' | 'reads'> => ({
  reads: ['mode', 'q', 'vassalage', ...filterNames],
  queries: ({ language, merchantCode, url }) => {
    const state = readState(url.searchParams)
    const vendors = { endpoint: 'gameVendor', arg: vendorsArg(path, language) }
    if (state.mode !== 'all') return [vendors]
    const asker = { path, language, merchantCode, state }
    const list = isPlain(state.filters)
      ? { endpoint: 'gameList', arg: gameListArg(asker) }
      : { endpoint: 'gameSearch', arg: gameSearchArg(asker) }
    return [list, vendors]
  },
})

export const lotteryReads = { reads: ['gameCode', 'vendor', 'playType'] }
export const gameReads = { reads: ['id', 'vendor', 'name', 'type', 'trial', 'open'] }
export const lotteryQueries: Pick<RouteSpec, 'queries'> = {
  queries: ({ language }) => [{ endpoint: 'vnMenu', arg: menuArg(language) }],
}
export const drawnJackpot: Pick<HomeSection, 'drawn'> = {
  drawn: {
    content: lazyPage(() => import('../home/Jackpot.tsx').then((module) => module.Jackpot)),
    texts,
    queries: [{ endpoint: 'jackpot', arg: {} }],
  },
}
