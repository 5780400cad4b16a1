import { instant, units } from '../columns.ts'
import { sql } from '../orm.ts'
import { check, index, integer, pgTable, primaryKey, text, unique, uuid } from '../pg-core.ts'

/** Money moved between the main wallet and a vendor's (contract C-19); each row has its journal, `vtransfer` / `refNo`. */
export const vendorTransfers = pgTable(
  'vendor_transfer',
  {
    refNo: text('ref_no').primaryKey(),
    memberId: uuid('member_id').notNull(),
    vendor: text().notNull(),
    currency: text().notNull(),
    direction: text({ enum: ['IN', 'OUT'] }).notNull(),
    amount: units('amount').notNull(),
    /** Cause of the transfer: the player, a launch, the end of a session, or housekeeping. */
    reason: text({ enum: ['PLAYER', 'LAUNCH', 'END', 'LEFT'] }).notNull(),
    at: instant('at').notNull().defaultNow(),
    /** The player's key, for ever (contract K-7); a write that empties several wallets has a row for each vendor. */
    clientKey: text('client_key'),
  },
  (table) => [
    index('vendor_transfer_member').on(table.memberId, table.at.desc()),
    unique('vendor_transfer_client_key').on(table.memberId, table.clientKey, table.vendor),
    check('vendor_transfer_amount', sql`${table.amount} > 0`),
  ],
)

/** A member's limit (contract D10). `value` is 1/10 000 of the unit, for SESSION minutes. */
export const playLimits = pgTable(
  'play_limit',
  {
    memberId: uuid('member_id').notNull(),
    kind: text({ enum: ['DEPOSIT', 'LOSS', 'STAKE', 'SESSION'] }).notNull(),
    window: text({ enum: ['DAY', 'WEEK', 'MONTH'] }).notNull(),
    value: units('value').notNull(),
    setAt: instant('set_at').notNull().defaultNow(),
    setBy: text('set_by').notNull(),
    /** Time of the request for a higher limit; null while none is pending. */
    pendingAt: instant('pending_at'),
    /** The requested limit; null for none. */
    pendingValue: units('pending_value'),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.kind, table.window] }),
    check('play_limit_value', sql`${table.value} >= 0`),
  ],
)

/** A break from play or an exclusion; in force from `startsAt` until `until`, without one for good. */
export const playExclusions = pgTable(
  'play_exclusion',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    memberId: uuid('member_id').notNull(),
    kind: text({ enum: ['TIMEOUT', 'EXCLUSION'] }).notNull(),
    startsAt: instant('starts_at').notNull().defaultNow(),
    until: instant('until'),
    /** When an operator lifted it. */
    liftedAt: instant('lifted_at'),
    setBy: text('set_by').notNull(),
    /** `ALL`: of the person, whose accounts of other merchants have the same contact. */
    scope: text({ enum: ['ACCOUNT', 'ALL'] })
      .notNull()
      .default('ACCOUNT'),
  },
  (table) => [index('play_exclusion_member').on(table.memberId).where(sql`${table.liftedAt} is null`)],
)

/** A member's reality check: after so many minutes of play the next stake waits for an answer. */
export const playChecks = pgTable(
  'play_check',
  {
    memberId: uuid('member_id').primaryKey(),
    minutes: integer().notNull().default(60),
    /** When this play began, or the last check was answered. */
    since: instant('since').notNull().defaultNow(),
  },
  (table) => [check('play_check_minutes', sql`${table.minutes} > 0`)],
)
