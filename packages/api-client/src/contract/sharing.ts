import type { SharedBy } from './endpoint.ts'

/** Catalogue and content that may be half a minute old (contract E-6). */
export const sharedBy = <const B extends readonly SharedBy[]>(...by: B) => ({ seconds: 30, by }) as const

/** Answers that the stream invalidates must be revalidated; an unchanged one costs a 304. */
export const askedAgainBy = <const B extends readonly SharedBy[]>(...by: B) => ({ seconds: 0, by }) as const
