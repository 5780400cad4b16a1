import type { RouteSpec } from '@boardwalk/shell/feature'
import type { LobbyPath } from './categories.ts'

/** A browser asks for what its page shows when it shows it, so no visitor loads what a server asks beforehand. */
export const lobbyQueries = (_: LobbyPath): Pick<RouteSpec, 'queries' | 'reads'> => ({})
export const lotteryReads: Pick<RouteSpec, 'reads'> = {}
export const gameReads: Pick<RouteSpec, 'reads'> = {}
export const lotteryQueries: Pick<RouteSpec, 'queries'> = {}
