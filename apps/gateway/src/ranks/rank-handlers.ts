import type { Endpoints, Handlers } from '@boardwalk/api-client/contract'
import type { Deps } from '../deps.ts'
import { readRank } from './read-rank.ts'

/** The rank page; levels rise by the job `raise-ranks` (contract D5-12). */
export const rankHandlers = (deps: Deps): Handlers<Pick<Endpoints, 'playerRank'>> => ({
  playerRank: ({ caller, request }) => readRank(deps.db, caller, request.language),
})
