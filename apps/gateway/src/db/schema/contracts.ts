import type { Contract } from '@boardwalk/api-client/contract'
import { instant, units } from '../columns.ts'
import { sql } from '../orm.ts'
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from '../pg-core.ts'

const kinds = ['DIVIDEND', 'DAILY', 'HOURLY', 'REALTIME'] as const
const period = () => text({ enum: ['FIVE_MINUTES', 'HOUR', 'DAILY', 'WEEKLY', 'SEMIMONTHLY', 'MONTHLY'] }).notNull()

/**
 * An agreement on pay, from its offer on (contract F Contract). Parties and terms never change: other terms are another
 * row. `in force` is from `activeFrom` until `activeTo`, with any status. Triggers refuse other terms, another begin, any
 * change once it is over, and its removal.
 */
export const contracts = pgTable(
  'contract',
  {
    id: uuid().primaryKey(),
    merchant: text().notNull(),
    kind: text({ enum: kinds }).notNull(),
    /** Null: the house, above a head agent. */
    uplineId: uuid('upline_id'),
    downlineId: uuid('downline_id').notNull(),
    period: period(),
    tiers: jsonb().$type<Contract['tiers']>().notNull(),
    /** The highest of each rate in millionths; the database compares them with the upline's. */
    topRate: units('top_rate').notNull(),
    topLossRate: units('top_loss_rate').notNull(),
    status: text({
      enum: ['OFFERED', 'ACTIVE', 'REJECTED', 'WITHDRAWN', 'EXPIRED', 'END_REQUESTED', 'ENDED', 'SUPERSEDED'],
    })
      .notNull()
      .default('OFFERED'),
    version: integer().notNull().default(0),
    offeredAt: instant('offered_at').notNull().defaultNow(),
    answeredAt: instant('answered_at'),
    activeFrom: instant('active_from'),
    activeTo: instant('active_to'),
    requestedBy: text('requested_by', { enum: ['UPLINE', 'DOWNLINE'] }),
    remark: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('contract_offer').on(table.downlineId, table.kind).where(sql`${table.status} = 'OFFERED'`),
    uniqueIndex('contract_live')
      .on(table.downlineId, table.kind)
      .where(sql`${table.status} IN ('ACTIVE', 'END_REQUESTED')`),
    index('contract_given').on(table.uplineId, table.kind, table.offeredAt.desc(), table.id.desc()),
    index('contract_held').on(table.downlineId, table.kind, table.offeredAt.desc(), table.id.desc()),
    index('contract_window').on(table.merchant, table.kind, table.activeFrom),
    check('contract_parties', sql`${table.uplineId} IS DISTINCT FROM ${table.downlineId}`),
    check('contract_rates', sql`${table.topRate} >= 0 AND ${table.topLossRate} >= 0`),
    check('contract_ends', sql`${table.activeTo} IS NULL OR ${table.activeTo} >= ${table.activeFrom}`),
  ],
)

/**
 * One settled window of a kind at a merchant; the sums are of all its bets, so that a later change is seen. Only they may
 * change.
 */
export const settlementRuns = pgTable(
  'settlement_run',
  {
    id: uuid().primaryKey(),
    merchant: text().notNull(),
    kind: text({ enum: [...kinds, 'REBATE'] }).notNull(),
    period: period(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    bets: units('bets').notNull(),
    validBet: units('valid_bet').notNull(),
    stake: units('stake').notNull(),
    payout: units('payout').notNull(),
    /** Valid bet from which a member counted as active; null of runs that were settled before it was stored. */
    activeBet: units('active_bet'),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    unique('settlement_run_window').on(table.merchant, table.kind, table.period, table.startsAt),
    check('settlement_run_span', sql`${table.endsAt} > ${table.startsAt}`),
  ],
)

/** Payment of a contract for a window, or the rebate of an account for a day; a trigger lets only its payment change. */
export const settlementItems = pgTable(
  'settlement_item',
  {
    id: uuid().primaryKey(),
    runId: uuid('run_id').notNull(),
    /** Null of a rebate. */
    contractId: uuid('contract_id'),
    memberId: uuid('member_id').notNull(),
    refNo: text('ref_no').notNull().unique('settlement_item_ref_no'),
    base: units('base').notNull(),
    active: integer().notNull(),
    /** Rate of the tier that was reached; null of real-time pay, where each bet has its own. */
    rate: units('rate'),
    gross: units('gross').notNull(),
    deducted: units('deducted').notNull(),
    net: units('net').notNull(),
    status: text({ enum: ['DUE', 'PAID', 'NONE'] }).notNull(),
    journalId: uuid('journal_id'),
    paidAt: instant('paid_at'),
  },
  (table) => [
    unique('settlement_item_contract').on(table.runId, table.contractId),
    uniqueIndex('settlement_item_rebate').on(table.runId, table.memberId).where(sql`${table.contractId} IS NULL`),
    index('settlement_item_due').on(table.id).where(sql`${table.status} = 'DUE'`),
    index('settlement_item_member').on(table.memberId, table.id.desc()),
    index('settlement_item_of_contract').on(table.contractId, table.id.desc()),
    check('settlement_item_net', sql`${table.net} = greatest(${table.gross} - ${table.deducted}, 0)`),
    check('settlement_item_due_pays', sql`(${table.status} = 'NONE') = (${table.net} = 0)`),
    check('settlement_item_paid', sql`(${table.status} = 'PAID') = (${table.journalId} IS NOT NULL)`),
  ],
)

/** A correction of an item after its bets changed: a journal of its own, `amount` more or less. */
export const settlementFixes = pgTable(
  'settlement_fix',
  {
    itemId: uuid('item_id').notNull(),
    no: integer().notNull(),
    gross: units('gross').notNull(),
    deducted: units('deducted').notNull(),
    amount: units('amount').notNull(),
    journalId: uuid('journal_id').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.no] }),
    check('settlement_fix_moves', sql`${table.amount} <> 0`),
  ],
)
