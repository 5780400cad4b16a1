import { instant, units } from '../columns.ts'
import { sql } from '../orm.ts'
import { boolean, check, index, integer, jsonb, pgTable, text, unique, uuid } from '../pg-core.ts'
import type { Texts } from './texts.ts'

/** Rewards that members can redeem points for. */
export const pointRewards = pgTable(
  'point_reward',
  {
    id: uuid().primaryKey(),
    merchant: text().notNull(),
    type: text({ enum: ['GOODS', 'BONUS', 'CASH'] }).notNull(),
    name: jsonb().$type<Texts>().notNull(),
    /** Address of a picture; empty where the page draws one for the type. */
    image: text().notNull().default(''),
    points: units('points').notNull(),
    /** The paid amount; null for goods. */
    amount: units('amount'),
    /** How many are left; null without an end. */
    stock: integer(),
    limitPerMember: integer('limit_per_member').notNull(),
    /** A number that the member must give, of one of these. */
    contact: text().array().$type<('ZALO' | 'WHATSAPP')[]>().notNull().default(sql`'{}'`),
    endsAt: instant('ends_at'),
    sort: integer().notNull().default(0),
    isEnabled: boolean('is_enabled').notNull().default(true),
  },
  (table) => [
    index('point_reward_order').on(table.merchant, table.sort, table.id),
    check('point_reward_points', sql`${table.points} > 0 AND ${table.limitPerMember} > 0`),
    check('point_reward_stock', sql`${table.stock} >= 0`),
    check('point_reward_pays', sql`(${table.type} = 'GOODS') = (${table.amount} IS NULL)`),
  ],
)

/** A member's redemption (contract F): its journals are `points` / `refNo:hold` and `refNo:end`, of cash `refNo`. */
export const redemptions = pgTable(
  'redemption',
  {
    refNo: text('ref_no').primaryKey(),
    merchant: text().notNull(),
    memberId: uuid('member_id').notNull(),
    rewardId: uuid('reward_id').notNull(),
    type: text({ enum: ['GOODS', 'BONUS', 'CASH'] }).notNull(),
    quantity: integer().notNull(),
    /** Sum of all of them. */
    points: units('points').notNull(),
    amount: units('amount'),
    status: text({ enum: ['IN_PROCESS', 'APPROVED', 'REJECTED'] }).notNull(),
    contact: jsonb().$type<{ kind: 'ZALO' | 'WHATSAPP'; value: string }>(),
    address: text(),
    remark: text().notNull().default(''),
    appliedAt: instant('applied_at').notNull().defaultNow(),
    decidedAt: instant('decided_at'),
    /** The player's key, for ever (contract K-7). */
    clientKey: text('client_key'),
  },
  (table) => [
    unique('redemption_client_key').on(table.memberId, table.clientKey),
    index('redemption_member').on(table.memberId, table.appliedAt.desc(), table.refNo.desc()),
    index('redemption_open').on(table.merchant, table.appliedAt).where(sql`${table.status} = 'IN_PROCESS'`),
    check('redemption_figures', sql`${table.points} > 0 AND ${table.quantity} > 0`),
  ],
)
