import { bytea, instant } from '../columns.ts'
import { sql } from '../orm.ts'
import { bigint, bigserial, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from '../pg-core.ts'

/** Key pairs for sealed payloads; the newest encrypts, the one before still opens (contract A8.5). */
export const jweKeys = pgTable('jwe_key', {
  kid: text().primaryKey(),
  publicJwk: jsonb('public_jwk').$type<Record<string, unknown>>().notNull(),
  privateJwk: jsonb('private_jwk').$type<Record<string, unknown>>().notNull(),
  /** Every key takes the next number; two gateways that rotate at once collide here. */
  generation: integer().notNull().unique(),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** Random secrets that all gateway processes share. */
export const secrets = pgTable('secret', { name: text().primaryKey(), value: bytea().notNull() })

/** Things that may be used once: sealed payloads, proofs of work, callback nonces. */
export const usedOnce = pgTable(
  'used_once',
  {
    kind: text().notNull(),
    id: text().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('used_once_expiry').using('brin', table.expiresAt),
  ],
)

/** An issued captcha with the SHA-256 of its solution. */
export const captchas = pgTable(
  'captcha',
  {
    id: text().primaryKey(),
    merchant: text().notNull(),
    answerHash: bytea('answer_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('captcha_expiry').on(table.expiresAt)],
)

/** Fixed windows of the rate classes that must hold over all gateway processes (contract A7). */
export const rateCounters = pgTable(
  'rate_counter',
  {
    key: text().notNull(),
    windowSeconds: integer('window_seconds').notNull(),
    startsAt: instant('starts_at').notNull(),
    hits: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.windowSeconds] }), index('rate_counter_age').on(table.startsAt)],
)

/** Failed logins per merchant and name, and per address on top, whether or not the name exists. */
export const loginMisses = pgTable(
  'login_miss',
  {
    merchant: text().notNull(),
    /** Hash of the name and the place together. */
    nameHash: bytea('name_hash').notNull(),
    misses: integer().notNull(),
    lastAt: instant('last_at').notNull(),
    blockedUntil: instant('blocked_until'),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.nameHash] })],
)

/** Wrong transaction passwords of a member; half an hour after the last one they are forgotten. */
export const paymentMisses = pgTable('payment_miss', {
  memberId: uuid('member_id').primaryKey(),
  misses: integer().notNull(),
  lastAt: instant('last_at').notNull(),
})

/** Append-only, each row contains the hash of the one before (design §8). */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial({ mode: 'bigint' }).primaryKey(),
    at: instant('at').notNull().defaultNow(),
    merchant: text().notNull(),
    memberId: uuid('member_id'),
    action: text().notNull(),
    succeeded: boolean().notNull(),
    ip: text().notNull(),
    traceId: text('trace_id').notNull(),
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Place in the chain; empty until the sealer has run. */
    sealNo: bigint('seal_no', { mode: 'bigint' }).unique(),
    hash: bytea(),
  },
  (table) => [
    index('audit_member').on(table.memberId, table.id),
    index('audit_unsealed').on(table.id).where(sql`${table.sealNo} is null`),
  ],
)

/** The end of the chain: one row, whose lock makes one sealer at a time. */
export const auditSeal = pgTable('audit_seal', {
  id: integer().primaryKey(),
  lastNo: bigint('last_no', { mode: 'bigint' }).notNull(),
  hash: bytea().notNull(),
})
