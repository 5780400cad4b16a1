import type { Caller, Endpoint } from '@boardwalk/api-client/contract'

/** Two rows ask for the proof of work only at times (contract C-1, C-48). */
export function needsHuman(row: Endpoint, input: Record<string, unknown>, caller: Caller | null): boolean {
  if (row.human === 'login' && 'type' in row.request.entries) return input.type === 'username'
  if (row.human === 'feedback') return caller === null
  return true
}
