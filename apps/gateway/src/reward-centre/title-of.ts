import { textIn } from '../catalogue/names.ts'
import type { GrantTerms } from '../db/schema/reward-grant.ts'

/** A reward's title: its promotion's in the reader's language, else the operator's words; null for a reward without one. */
export const titleOf = ({ titles, title }: GrantTerms, language: string): string | null =>
  titles ? textIn(titles, language) : (title ?? null)
