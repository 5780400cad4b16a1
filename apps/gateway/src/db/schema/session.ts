import { bytea, instant } from '../columns.ts'
import { sql } from '../orm.ts'
import { boolean, index, pgTable, text, uuid } from '../pg-core.ts'

/** A signed-in browser. Only the SHA-256 of the token is stored (contract A8.1). */
export const sessions = pgTable(
  'session',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    id: uuid().notNull().unique(),
    merchant: text().notNull(),
    memberId: uuid('member_id').notNull(),
    /** Until the password is changed only that and log-out pass. */
    isRestricted: boolean('is_restricted').notNull().default(false),
    /** Until then the session of a self-excluded player serves records, safety and withdrawals only; `infinity` for good. */
    excludedUntil: instant('excluded_until'),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    /** When its player last did something: asked for a page, or bet in a game. A game that only stays open does nothing. */
    activeAt: instant('active_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    endReason: text('end_reason', { enum: ['ENDED', 'REPLACED', 'IDLE', 'ABSOLUTE'] }),
    ip: text().notNull(),
    userAgent: text('user_agent').notNull(),
  },
  (table) => [index('session_live').on(table.memberId, table.createdAt).where(sql`${table.endedAt} is null`)],
)
