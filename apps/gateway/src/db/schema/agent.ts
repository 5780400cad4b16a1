import { citext, instant, units } from '../columns.ts'
import { sql } from '../orm.ts'
import { bigint, boolean, check, date, index, integer, pgTable, primaryKey, smallint, text, uuid } from '../pg-core.ts'

/** A link or code under which new members land below its agent (contract D9-2). */
export const registerLinks = pgTable(
  'register_link',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    merchant: text().notNull(),
    agentId: uuid('agent_id').notNull(),
    /** Unique among the codes of members and links of all merchants. */
    code: citext().notNull().unique('register_link_code'),
    /** Type of the accounts that it makes: 0 player, 1 agent. */
    type: smallint().notNull(),
    /** Rebate rate of its new accounts, in millionths; less where the agent's own is less by then. */
    rebate: integer().notNull().default(0),
    remark: text().notNull().default(''),
    uses: integer().notNull().default(0),
    maxUses: integer('max_uses'),
    expiresAt: instant('expires_at'),
    isEnabled: boolean('is_enabled').notNull().default(true),
    createdAt: instant('created_at').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('register_link_agent').on(table.agentId, table.id.desc()).where(sql`${table.deletedAt} is null`),
    check('register_link_type', sql`${table.type} in (0, 1)`),
    check('register_link_rebate', sql`${table.rebate} BETWEEN 0 AND 1000000`),
    check('register_link_uses', sql`${table.uses} <= ${table.maxUses}`),
  ],
)

/** An agent's note about one account of the team; no other account reads it. */
export const downlineNotes = pgTable(
  'downline_note',
  {
    agentId: uuid('agent_id').notNull(),
    memberId: uuid('member_id').notNull(),
    content: text().notNull(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.memberId] })],
)

/** Keys by which accounts are summed. */
const sums = () => ({
  bets: integer().notNull().default(0),
  stake: units('stake').notNull().default(sql`0`),
  validBet: units('valid_bet').notNull().default(sql`0`),
  payout: units('payout').notNull().default(sql`0`),
  deposit: units('deposit').notNull().default(sql`0`),
  withdraw: units('withdraw').notNull().default(sql`0`),
  bonus: units('bonus').notNull().default(sql`0`),
  commission: units('commission').notNull().default(sql`0`),
  /** 1 on the day, and in the month, of the member's first deposit. */
  firstDeposits: smallint('first_deposits').notNull().default(0),
})

/**
 * Activity of one member on one business day, by game category and vendor; money that belongs to no game has both empty.
 * Made from settled bets and journals by `agents/roll-up.ts`, which can make each row again from them.
 */
export const memberDays = pgTable(
  'member_day',
  {
    memberId: uuid('member_id').notNull(),
    day: date().notNull(),
    gameCategory: text('game_category').notNull(),
    vendor: text().notNull(),
    merchant: text().notNull(),
    ...sums(),
    /** The highest of a single bet; null in days that are older than this figure. */
    topStake: units('top_stake'),
    topPayout: units('top_payout'),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.day, table.gameCategory, table.vendor] }),
    index('member_day_day').on(table.merchant, table.day),
    // Has everything that sums of some games read, so that the rows of other games are not visited.
    index('member_day_game').on(
      ...([table.merchant, table.gameCategory, table.vendor, table.day, table.memberId] as const),
      ...([table.bets, table.stake, table.validBet, table.payout] as const),
    ),
    // Orders of a team's bets by stake or payout begin with these days. The condition on the top is true for every
    // day. It is there because no other statement has it, so that the planner cannot take these indexes for a report.
    ...Object.entries({ member_day_stake: table.topStake, member_day_payout: table.topPayout }).map(([name, top]) =>
      index(name)
        .on(table.merchant, top.desc().nullsFirst(), table.day.desc().nullsFirst())
        .where(sql`${table.bets} > 0 AND (${top} IS NULL OR ${top} >= 0)`),
    ),
  ],
)

/**
 * The sum of an account's days before the day `mark`; the row of `infinity` has all its days. The sum of any
 * days is one row less another, plus the few days beside the marks. An account without a row has no days before.
 */
export const memberMarks = pgTable(
  'member_mark',
  {
    memberId: uuid('member_id').notNull(),
    mark: date().notNull(),
    merchant: text().notNull(),
    ...sums(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.mark] }),
    index('member_mark_mark').on(table.merchant, table.mark),
  ],
)

/** Marks that every account of a merchant has, where it has done anything before. */
export const marksMade = pgTable('mark_made', { merchant: text().notNull(), mark: date().notNull() }, (table) => [
  primaryKey({ columns: [table.merchant, table.mark] }),
])

/** The sum of `member_day` over all members below an agent, at any depth, the agent itself left out. */
export const teamDays = pgTable(
  'team_day',
  {
    agentId: uuid('agent_id').notNull(),
    day: date().notNull(),
    gameCategory: text('game_category').notNull(),
    vendor: text().notNull(),
    ...sums(),
    /** First deposits of a day are those of many accounts. */
    firstDeposits: integer('first_deposits').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.day, table.gameCategory, table.vendor] })],
)

/** Days of members whose rows of `member_day` have to be made again. */
export const memberDaysDue = pgTable('member_day_due', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  memberId: uuid('member_id').notNull(),
  /** An instant of the day. */
  at: instant('at').notNull(),
})
