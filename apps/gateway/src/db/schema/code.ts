import { bytea, instant } from '../columns.ts'
import { sql } from '../orm.ts'
import { boolean, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from '../pg-core.ts'

/** A code that went to a phone or a mailbox; only the newest of a purpose and destination counts. */
export const oneTimeCodes = pgTable(
  'one_time_code',
  {
    id: uuid().primaryKey(),
    merchant: text().notNull(),
    purpose: text({ enum: ['LOGIN', 'REGISTER', 'PASSWORD', 'VERIFY', 'STEP_UP', 'BIND', 'PAY_PASSWORD'] }).notNull(),
    /** `+639170000001`, an e-mail address, or a verification's own name. */
    destination: text().notNull(),
    /** The key of the limits: the destination, unless a caller could invent new ones. */
    countedAs: text('counted_as').notNull().default(''),
    /** Network of the request for the code. */
    network: text().notNull().default(''),
    codeHash: bytea('code_hash').notNull(),
    triesLeft: smallint('tries_left').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    createdAt: instant('created_at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    index('one_time_code_newest').on(table.merchant, table.purpose, table.destination, table.createdAt.desc()),
    index('one_time_code_counted').on(table.merchant, table.countedAs, table.createdAt.desc()),
    index('one_time_code_expiry').using('brin', table.expiresAt),
  ],
)

/** The SMS and e-mails of a gateway without a real sender. */
export const outgoingMessages = pgTable(
  'outgoing_message',
  {
    id: uuid().primaryKey(),
    merchant: text().notNull(),
    channel: text({ enum: ['SMS', 'EMAIL'] }).notNull(),
    destination: text().notNull(),
    subject: text(),
    body: text().notNull(),
    /** The same words for mail programs that show HTML; null in an SMS. */
    html: text(),
    createdAt: instant('created_at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [index('outgoing_message_recent').on(table.createdAt.desc())],
)

/** A login from an unknown address that waits for one more proof (member specification §4). */
export const loginVerifications = pgTable(
  'login_verification',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    id: uuid().notNull().unique(),
    merchant: text().notNull(),
    memberId: uuid('member_id').notNull(),
    ip: text().notNull(),
    mustChange: boolean('must_change').notNull(),
    triesLeft: smallint('tries_left').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('login_verification_expiry').using('brin', table.expiresAt)],
)

/** Networks from which an account was used with every proof given. */
export const knownNetworks = pgTable(
  'known_network',
  {
    memberId: uuid('member_id').notNull(),
    network: text().notNull(),
    firstSeenAt: instant('first_seen_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.network] })],
)

/** A session that must prove itself again before a weighty step. */
export const stepUps = pgTable(
  'step_up',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    sessionId: uuid('session_id').notNull(),
    triesLeft: smallint('tries_left').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('step_up_expiry').using('brin', table.expiresAt)],
)

/** A second factor by authenticator app; `confirmedAt` is empty until the first right code. */
export const totpSecrets = pgTable(
  'totp_secret',
  {
    memberId: uuid('member_id').primaryKey(),
    secret: bytea().notNull(),
    confirmedAt: instant('confirmed_at'),
    /** The last time step that was used: a code works once. */
    lastStep: integer('last_step').notNull().default(0),
  },
  (table) => [uniqueIndex('totp_confirmed').on(table.memberId).where(sql`${table.confirmedAt} is not null`)],
)

/** Opens an account whose authenticator is lost; each code once. */
export const totpRecovery = pgTable(
  'totp_recovery',
  { memberId: uuid('member_id').notNull(), codeHash: bytea('code_hash').notNull(), usedAt: instant('used_at') },
  (table) => [primaryKey({ columns: [table.memberId, table.codeHash] })],
)
