import type { ApiError } from '@boardwalk/api-client'
import type { Game } from '@boardwalk/api-client/contract'

/** A refusal remains until something else changes; anything else, silence included, may pass. */
export const mayPass = ({ status }: ApiError): boolean => status === null || status === 429 || status >= 500

const isGame = (value: unknown): value is Game =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Game>).nodeId === 'string'

/** Expected end of a game's maintenance; null where the platform has none. */
export function untilIn({ data }: ApiError): string | null {
  const until = data?.until
  return typeof until === 'string' && !Number.isNaN(Date.parse(until)) ? until : null
}

/** Games that the platform offers instead of one under maintenance (contract A4, GAME_MAINTENANCE). */
export function suggestionsIn({ data }: ApiError): Game[] {
  const suggest = data?.suggest
  return Array.isArray(suggest) ? suggest.filter(isGame) : []
}
