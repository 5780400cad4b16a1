import type { Draft, Saved } from '../model/draft.ts'
import { isObject } from '../model/json.ts'

const keyOf = (id: string) => `boardwalk.brand-studio.${id}`
const currentKey = 'boardwalk.brand-studio'

export type Unsaved = { saved: Saved; draft: Draft }

/** Work that survives a reload of the page; a browser that keeps nothing costs only that. */
export function keepUnsaved(id: string, work: Unsaved | null): void {
  try {
    localStorage.setItem(currentKey, id)
    if (work) localStorage.setItem(keyOf(id), JSON.stringify(work))
    else localStorage.removeItem(keyOf(id))
  } catch {
    // Storage may be full or blocked.
  }
}

/** What was left unsaved of a brand; null when nothing was, or when it is no longer readable. */
export function readUnsaved(id: string): Unsaved | null {
  try {
    const work: unknown = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null')
    return isUnsaved(work) ? work : null
  } catch {
    return null
  }
}

/** The brand that was open last. */
export function readCurrent(): string | null {
  try {
    return localStorage.getItem(currentKey)
  } catch {
    return null
  }
}

function isUnsaved(work: unknown): work is Unsaved {
  if (!isObject(work) || !isObject(work.saved) || !isObject(work.draft)) return false
  const { saved, draft } = work
  return (
    typeof saved.brandText === 'string' &&
    typeof saved.tokensText === 'string' &&
    [saved.art, draft.brand, draft.tokens, draft.art].every(isObject)
  )
}
