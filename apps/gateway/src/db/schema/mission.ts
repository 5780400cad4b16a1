import { instant, units } from '../columns.ts'
import { sql } from '../orm.ts'
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from '../pg-core.ts'
import type { Texts } from './texts.ts'

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/** The measure of a mission; a number of bets or days is written like money, `20.00`. */
export const missionMetrics = ['STAKE', 'BETS', 'DEPOSIT', 'SIGN_IN'] as const

/** A task of a merchant's players: so much of something in a period, for a reward that is claimed. */
export const missions = pgTable(
  'mission',
  {
    id: uuid().primaryKey(),
    merchant: text().notNull(),
    sort: integer().notNull().default(0),
    isEnabled: boolean('is_enabled').notNull().default(true),
    /** A mission that is not listed only counts chances of a raffle. */
    isListed: boolean('is_listed').notNull().default(true),
    title: jsonb().$type<Texts>().notNull(),
    description: jsonb().$type<Texts>().notNull(),
    period: text({ enum: ['ONCE', 'DAILY', 'WEEKLY'] }).notNull(),
    metric: text({ enum: missionMetrics }).notNull(),
    target: units('target').notNull(),
    rewardType: text('reward_type', { enum: ['CASH', 'BONUS', 'POINTS'] }).notNull(),
    reward: units('reward').notNull(),
    startsAt: instant('starts_at').notNull().defaultNow(),
    endsAt: instant('ends_at'),
    /** Whether the journals from `startsAt` up to the clock have been counted; from then on the clock's windows are. */
    isCounted: boolean('is_counted').notNull().default(false),
    /** First journal that is not counted yet, of a mission that catches up in several parts. */
    nextId: uuid('next_id'),
  },
  (table) => [
    index('mission_order').on(table.merchant, table.sort, table.id),
    check('mission_target', sql`${table.target} > 0 AND ${table.reward} >= 0`),
  ],
)

/**
 * How far a member is in a period, whose first day names it; `1970-01-01` of a mission without periods. The reward's
 * journal is `reward` / `mission:<mission>:<member>:<period>`.
 */
export const missionProgress = pgTable(
  'mission_progress',
  {
    missionId: uuid('mission_id').notNull(),
    period: date({ mode: 'string' }).notNull(),
    memberId: uuid('member_id').notNull(),
    amount: units('amount').notNull(),
    claimedAt: instant('claimed_at'),
    refNo: text('ref_no'),
  },
  (table) => [
    primaryKey({ columns: [table.missionId, table.period, table.memberId] }),
    index('mission_board').on(table.missionId, table.period, table.amount.desc()),
    check('mission_claim', sql`(${table.claimedAt} IS NULL) = (${table.refNo} IS NULL)`),
  ],
)

/** Business days on which a member used a session; `at` is the first time that was noticed. */
export const signInDays = pgTable(
  'sign_in_day',
  {
    memberId: uuid('member_id').notNull(),
    day: date({ mode: 'string' }).notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.day] })],
)

/** Up to which transaction journals have been counted for missions; its lock lets one process at a time count. */
export const missionClock = pgTable('mission_clock', {
  isOnly: boolean('is_only').primaryKey().default(true),
  countedTo: xid8('counted_to').notNull(),
  /** Every transaction from `countedTo` on began after it. */
  at: instant('at').notNull().defaultNow(),
  /** A transaction that began at `seenAt`; once all before it are counted, `at` becomes that time. */
  seenTo: xid8('seen_to').notNull().default(sql`'0'`),
  seenAt: instant('seen_at').notNull().defaultNow(),
})

/** A promotion whose members draw prizes: one chance for each full target of its mission. */
export const raffles = pgTable('raffle', {
  promotionId: uuid('promotion_id').primaryKey(),
  missionId: uuid('mission_id').notNull(),
  maxChances: integer('max_chances').notNull(),
})

export const rafflePrizes = pgTable(
  'raffle_prize',
  {
    id: uuid().primaryKey(),
    promotionId: uuid('promotion_id').notNull(),
    sort: integer().notNull().default(0),
    type: text({ enum: ['CASH', 'BONUS', 'POINTS', 'GOODS', 'NONE'] }).notNull(),
    name: jsonb().$type<Texts>().notNull(),
    /** Money or points; null of goods and of no prize. */
    amount: units('amount'),
    /** Parts of all weights: how likely the prize is. */
    weight: integer().notNull(),
    /** How many are left; null without an end. */
    stock: integer(),
  },
  (table) => [
    index('raffle_prize_order').on(table.promotionId, table.sort, table.id),
    check('raffle_prize_weight', sql`${table.weight} > 0`),
    check('raffle_prize_stock', sql`${table.stock} >= 0`),
    check('raffle_prize_pays', sql`(${table.type} IN ('GOODS', 'NONE')) = (${table.amount} IS NULL)`),
  ],
)

/** A chance that was used; `number` counts a member's draws from 1, so that no chance is used twice. */
export const raffleDraws = pgTable(
  'raffle_draw',
  {
    promotionId: uuid('promotion_id').notNull(),
    memberId: uuid('member_id').notNull(),
    number: integer().notNull(),
    refNo: text('ref_no').notNull().unique('raffle_draw_ref_no'),
    prizeId: uuid('prize_id').notNull(),
    type: text({ enum: ['CASH', 'BONUS', 'POINTS', 'GOODS', 'NONE'] }).notNull(),
    amount: units('amount'),
    at: instant('at').notNull().defaultNow(),
    /** The player's key, for ever (contract K-7). */
    clientKey: text('client_key'),
  },
  (table) => [
    primaryKey({ columns: [table.promotionId, table.memberId, table.number] }),
    unique('raffle_draw_client_key').on(table.memberId, table.clientKey),
  ],
)

/** Levels of a merchant's club: their thresholds and benefits. */
export const rankLevels = pgTable(
  'rank_level',
  {
    merchant: text().notNull(),
    level: integer().notNull(),
    label: text().notNull(),
    needValidBet: units('need_valid_bet').notNull(),
    needDeposit: units('need_deposit').notNull(),
    benefits: jsonb().$type<Texts[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.level] }),
    check('rank_level_needs', sql`${table.level} > 0 AND ${table.needValidBet} >= 0 AND ${table.needDeposit} >= 0`),
  ],
)
