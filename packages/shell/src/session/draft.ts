import { attempt } from './session-storage.ts'

/** Keeps the entries of an unsent form for a reload. Never a secret: the caller chooses the fields. */
export type Draft = Record<string, string>

const keyOf = (name: string) => `draft.${name}`

export function readDraft(name: string): Draft {
  const stored: unknown = attempt(() => JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}'))
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(Object.entries(stored).filter(([, value]) => typeof value === 'string'))
}

export const writeDraft = (name: string, draft: Draft) =>
  attempt(() => sessionStorage.setItem(keyOf(name), JSON.stringify(draft)))

export const dropDraft = (name: string) => attempt(() => sessionStorage.removeItem(keyOf(name)))
