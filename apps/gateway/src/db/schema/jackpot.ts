import { instant, units } from '../columns.ts'
import { sql } from '../orm.ts'
import { boolean, check, customType, integer, pgTable, text, uniqueIndex, uuid } from '../pg-core.ts'

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * A merchant's pool. `amount` is the balance of its account `H:JACKPOT:<merchant>`; the two change in one
 * transaction. `hitAt` and `salt` are secret until the pool is won; `commitment` is shown from the start.
 */
export const jackpots = pgTable(
  'jackpot',
  {
    merchant: text().primaryKey(),
    currency: text().notNull(),
    /** Number of the pool's current cycle. */
    run: integer().notNull().default(1),
    amount: units('amount').notNull(),
    seed: units('seed').notNull(),
    /** Part of each stake in 1/10 000. */
    share: integer().notNull(),
    mustHitBy: units('must_hit_by').notNull(),
    hitAt: units('hit_at').notNull(),
    salt: text().notNull(),
    commitment: text().notNull(),
    asOf: instant('as_of').notNull().defaultNow(),
  },
  (table) => [
    check('jackpot_hits', sql`${table.seed} < ${table.hitAt} AND ${table.hitAt} <= ${table.mustHitBy}`),
    check('jackpot_share', sql`${table.share} BETWEEN 0 AND 10000`),
  ],
)

/** A pool that was won: the winner, and the proof that the amount was fixed before. */
export const jackpotWins = pgTable(
  'jackpot_win',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    merchant: text().notNull(),
    currency: text().notNull(),
    run: integer().notNull(),
    memberId: uuid('member_id').notNull(),
    /** The bet that won it. */
    betRefNo: text('bet_ref_no').notNull(),
    amount: units('amount').notNull(),
    hitAt: units('hit_at').notNull(),
    salt: text().notNull(),
    commitment: text().notNull(),
    wonAt: instant('won_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('jackpot_win_last').on(table.merchant, table.run.desc())],
)

/** Up to which transaction stakes have been counted, for all pools; its lock lets one process at a time count. */
export const jackpotClock = pgTable('jackpot_clock', {
  isOnly: boolean('is_only').primaryKey().default(true),
  countedTo: xid8('counted_to').notNull(),
  /** Every transaction from `countedTo` on began after it. */
  at: instant('at').notNull().defaultNow(),
  /** A transaction that began at `seenAt`; once all before it are counted, `at` becomes that time. */
  seenTo: xid8('seen_to').notNull().default(sql`'0'`),
  seenAt: instant('seen_at').notNull().defaultNow(),
})
