import type { SharedBy } from './endpoint.ts'

/** Catalogue and content that may be half a minute old (contract E-6). */
export const sharedBy = <const B extends readonly SharedBy[]>(...by: B) => ({ seconds: 30, by }) as const

/** What the stream reports must be asked for again when it does; an unchanged answer costs a 304. */
export const askedAgainBy = <const B extends readonly SharedBy[]>(...by: B) => ({ seconds: 0, by }) as const
