import { sql } from '../orm.ts'
import { text } from '../pg-core.ts'

/** Groups of readers. A new player of the first days is a member too. */
export const audiences = ['VISITOR', 'NEW', 'MEMBER', 'AGENT'] as const
export type Audience = (typeof audiences)[number]

/** Readers of a piece of content; an empty list means every reader. */
export const audience = text({ enum: audiences }).array().notNull().default(sql`'{}'`)
