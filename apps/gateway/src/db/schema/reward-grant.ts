import { instant, units } from '../columns.ts'
import { sql } from '../orm.ts'
import { check, index, integer, jsonb, pgTable, text, unique, uuid } from '../pg-core.ts'
import type { Texts } from './texts.ts'

/**
 * The reason of a reward; frozen with it, so that a later setting changes no promise. `title` is an operator's
 * own words, `titles` those of a promotion in every language.
 */
export type GrantTerms = { account?: string; level?: 1 | 2; needDeposit?: string; title?: string; titles?: Texts }

/** A reward of one member, claimed once; its journals are `grant` / `<id>:claim` and `grant` / `<id>:issue`, the end. */
export const rewardGrants = pgTable(
  'reward_grant',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    merchant: text().notNull(),
    memberId: uuid('member_id').notNull(),
    source: text({ enum: ['REFERRAL', 'PROMO', 'MISSION', 'RAFFLE', 'POINTS'] }).notNull(),
    /** Its event at the source, so that each is granted once. */
    extId: text('ext_id').notNull(),
    type: text({ enum: ['CASH', 'BONUS'] }).notNull(),
    amount: units('amount').notNull(),
    /** A bonus becomes cash after valid bets of so many times its amount. */
    wagerTimes: integer('wager_times').notNull().default(0),
    terms: jsonb().$type<GrantTerms>().notNull().default({}),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Until then it can be claimed. */
    expiresAt: instant('expires_at').notNull(),
    claimedAt: instant('claimed_at'),
    /** When the money was the player's own: at once for cash, after the wagering for a bonus. */
    issuedAt: instant('issued_at'),
    /** When the player gave a bonus up before that. */
    forfeitedAt: instant('forfeited_at'),
    /** Version of the bonus account when the bonus ended: a stake of an earlier one was made before. */
    endVersion: units('end_version'),
    /** Bonus money of earlier stakes that still ends with it when it comes back; null where all of it does. */
    endDue: units('end_due'),
    /** Amount that became cash, or was given up. */
    endAmount: units('end_amount'),
    /** When an operator withdrew it before it was claimed. */
    rejectedAt: instant('rejected_at'),
    refNo: text('ref_no').unique('reward_grant_ref'),
  },
  (table) => [
    unique('reward_grant_once').on(table.source, table.extId),
    index('reward_grant_member').on(table.memberId, table.createdAt.desc(), table.id.desc()),
    index('reward_grant_wagering')
      .on(table.merchant, table.claimedAt)
      .where(sql`${table.claimedAt} is not null and ${table.issuedAt} is null and ${table.forfeitedAt} is null`),
    check('reward_grant_amount', sql`${table.amount} > 0 AND ${table.wagerTimes} >= 0`),
    check('reward_grant_cash', sql`${table.type} = 'BONUS' OR ${table.wagerTimes} = 0`),
    check('reward_grant_end', sql`${table.issuedAt} IS NULL OR ${table.forfeitedAt} IS NULL`),
  ],
)
