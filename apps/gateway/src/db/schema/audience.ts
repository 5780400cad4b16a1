import { sql } from 'drizzle-orm'
import { text } from 'drizzle-orm/pg-core'

/** Groups of readers. A new player of the first days is a member too. */
export const audiences = ['VISITOR', 'NEW', 'MEMBER', 'AGENT'] as const
export type Audience = (typeof audiences)[number]

/** Readers of a piece of content; an empty list means every reader. */
export const audience = text({ enum: audiences }).array().notNull().default(sql`'{}'`)
