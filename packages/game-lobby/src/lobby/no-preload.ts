import type { HomeSection, RouteSpec } from '@boardwalk/shell/feature'
import type { LobbyPath } from './categories.ts'

/**
 * Replaces `preload.ts` in browsers, which fetch data when they show it, so that visitors do not load the server's
 * code.
 */
export const lobbyQueries = (_: LobbyPath): Pick<RouteSpec, 'queries' | 'reads'> => ({})
export const lotteryReads: Pick<RouteSpec, 'reads'> = {}
export const gameReads: Pick<RouteSpec, 'reads'> = {}
export const lotteryQueries: Pick<RouteSpec, 'queries'> = {}
export const drawnJackpot: Pick<HomeSection, 'drawn'> = {}
