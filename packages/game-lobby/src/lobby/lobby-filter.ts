/** Filters of a lobby as its address spells them: game house and part of a name. */
export type Filter = { vendor?: string; q?: string }

/** The same address with some filters changed; an empty one leaves it. */
export function withFilter(search: URLSearchParams, filter: Filter): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(filter)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}
