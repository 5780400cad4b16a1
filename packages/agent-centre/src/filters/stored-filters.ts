/** A filter with the name that its agent gave it; `query` is the page's question as in its URL. */
export type SavedFilter = { name: string; query: string }

/** Filters of one page; the oldest makes room for another. */
const most = 20
const keyOf = (username: string, page: string) => `filters.${page}.${username}`

const isFilter = (value: unknown): value is SavedFilter =>
  typeof value === 'object' &&
  value !== null &&
  ['name', 'query'].every((key) => typeof Reflect.get(value, key) === 'string')

/** Filters that an account saved in this browser, newest first; none if storage is blocked or has something else. */
export function readFilters(username: string, page: string): readonly SavedFilter[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(username, page)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isFilter).slice(0, most) : []
  } catch {
    return []
  }
}

/** Stores them; false where the browser refuses. */
export function storeFilters(username: string, page: string, filters: readonly SavedFilter[]): boolean {
  try {
    if (filters.length > 0) localStorage.setItem(keyOf(username, page), JSON.stringify(filters))
    else localStorage.removeItem(keyOf(username, page))
    return true
  } catch {
    return false
  }
}

/** The list with one more. A name that is taken is replaced. */
export const withFilter = (filters: readonly SavedFilter[], filter: SavedFilter): readonly SavedFilter[] =>
  [filter, ...withoutFilter(filters, filter.name)].slice(0, most)

export const withoutFilter = (filters: readonly SavedFilter[], name: string): readonly SavedFilter[] =>
  filters.filter((one) => one.name.toLowerCase() !== name.toLowerCase())
