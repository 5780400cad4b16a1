import { longestName } from '../games/queries.ts'
import { type Mode, modes } from './choices.ts'
import { countOf, type Filters, filterNames, noFilters, readFilter } from './filters.ts'

/** The state of a lobby, as in its address. Defaults are left out of the address. */
export type LobbyState = {
  mode: Mode
  /** Part of a name, trimmed. */
  name: string
  filters: Filters
}

/** Reads an address; impossible values get their default. The menus use `vassalage` for `vendor`. */
export function readState(search: URLSearchParams): LobbyState {
  const filters = filterNames.map((name) => {
    const text = search.get(name) ?? (name === 'vendor' ? search.get('vassalage') : null)
    return [name, readFilter(name, text)]
  })
  return {
    mode: modes.find((mode) => mode === search.get('mode')) ?? 'all',
    name: search.get('q')?.trim().slice(0, longestName) ?? '',
    filters: Object.fromEntries(filters) as Filters,
  }
}

const put = (search: URLSearchParams, name: string, value: string) =>
  value === '' ? search.delete(name) : search.set(name, value)

/** The same address with another state; its other parameters stay. */
export function writeState(search: URLSearchParams, { mode, name, filters }: LobbyState): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete('vassalage')
  put(next, 'mode', mode === 'all' ? '' : mode)
  put(next, 'q', name)
  for (const filter of filterNames) put(next, filter, filters[filter].join(','))
  return next
}

/**
 * Another mode: name and filters are dropped; the vendor stays, because every mode has it (visitor specification §4).
 */
export const inMode = ({ filters: { vendor } }: LobbyState, mode: Mode): LobbyState => ({
  mode,
  name: '',
  filters: { ...noFilters, vendor: vendor.slice(0, 1) },
})

/** Everything of a mode. */
export const cleared = ({ mode }: LobbyState): LobbyState => ({ mode, name: '', filters: noFilters })

export const isNarrowed = ({ name, filters }: LobbyState) => name !== '' || countOf(filters) > 0
