import { useState } from 'react'

/** Ids that are ticked among the items shown; an item that left the list is no longer selected. */
export function useSelection(items: readonly { id: string }[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const ids = items.map(({ id }) => id).filter((id) => ticked.has(id))
  if (ids.length < ticked.size) setTicked(new Set(ids))
  const isAll = ids.length === items.length && items.length > 0
  return {
    ids,
    isAll,
    isPartly: ids.length > 0 && !isAll,
    has: (id: string) => ticked.has(id),
    toggle: (id: string) => setTicked(new Set(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id])),
    toggleAll: () => setTicked(new Set(isAll ? [] : items.map(({ id }) => id))),
  }
}
