import type { Draft, Saved } from '../model/draft.ts'
import { isObject } from '../model/json.ts'

const keyOf = (id: string) => `boardwalk.brand-studio.${id}`
const currentKey = 'boardwalk.brand-studio'

export type Unsaved = { saved: Saved; draft: Draft }

/** Work that survives a reload of the page; a browser that keeps nothing costs only that. */
export function keepUnsaved(id: string, work: Unsaved | null): void {
  try {
    localStorage.setItem(currentKey, id)
    localStorage.removeItem(keyOf(id))
    if (work) store(keyOf(id), work)
  } catch {
    // Storage may be full or blocked.
  }
}

/** Raster pictures may exceed the browser's storage; then everything else is stored without them. */
function store(key: string, work: Unsaved): void {
  try {
    localStorage.setItem(key, JSON.stringify(work))
  } catch {
    const drawings = Object.entries(work.draft.art).filter(([, text]) => !text.startsWith('data:'))
    const draft = { ...work.draft, art: Object.fromEntries(drawings) }
    localStorage.setItem(key, JSON.stringify({ ...work, draft }))
  }
}

/** A brand's unsaved edits; null when there are none or they cannot be read. */
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
    [saved.art, saved.campaigns, draft.brand, draft.tokens, draft.art, draft.campaigns].every(isObject)
  )
}
