import type { Purse } from '../../ledger/rules.ts'
import { bytea, instant, units } from '../columns.ts'
import { sql } from '../orm.ts'
import {
  bigint,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from '../pg-core.ts'

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * Accounts of members and of the house, per type and currency (contract G1, G2). Members' balances are stored here and
 * guarded; house accounts take part in every bet, so they store none and are summed from entries.
 */
export const accounts = pgTable(
  'account',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    ownerKind: text('owner_kind', { enum: ['member', 'house'] }).notNull(),
    memberId: uuid('member_id'),
    type: text().notNull(),
    currency: text().notNull(),
    balance: units('balance'),
    minBalance: units('min_balance'),
    maxBalance: units('max_balance'),
    /** Counts the entries of the account. */
    version: units('version').notNull().default(sql`0`),
  },
  (table) => [
    unique('account_owner').on(table.memberId, table.type, table.currency).nullsNotDistinct(),
    // Few accounts are vendors' wallets: housekeeping asks for all of them, each bet for its member's.
    index('account_vendor').on(table.memberId).where(sql`${table.type} LIKE 'VENDOR:%'`),
    check('account_min', sql`${table.minBalance} IS NULL OR ${table.balance} >= ${table.minBalance}`),
    check('account_max', sql`${table.maxBalance} IS NULL OR ${table.balance} <= ${table.maxBalance}`),
    check('account_kind', sql`(${table.ownerKind} = 'member') = (${table.memberId} IS NOT NULL)`),
    check('account_kept', sql`(${table.ownerKind} = 'member') = (${table.balance} IS NOT NULL)`),
    check('account_house_type', sql`(${table.ownerKind} = 'house') = (${table.type} LIKE 'H:%')`),
  ],
)

/** One business event that moved money; never changed, a correction is a new journal. */
export const journals = pgTable(
  'journal',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    /** The member whose balance moves; keeps one member's rows on one shard. */
    shardKey: uuid('shard_key'),
    kind: text().notNull(),
    source: text().notNull(),
    extId: text('ext_id').notNull(),
    refNo: text('ref_no').notNull().unique('journal_ref_no'),
    at: instant('at').notNull().defaultNow(),
    actor: text().notNull(),
    reverses: uuid(),
    meta: jsonb().$type<Record<string, unknown>>(),
    xid: xid8('xid').notNull().default(sql`pg_current_xact_id()`),
  },
  (table) => [
    unique('journal_event').on(table.source, table.extId),
    // Windows of the clocks and snapshots. One statement's bets have one transaction, so the index takes little space.
    index('journal_transaction').on(table.xid),
    // Partial: nearly every journal reverses nothing, and an index of nulls is written with each.
    uniqueIndex('journal_reverses').on(table.reverses).where(sql`${table.reverses} IS NOT NULL`),
    // None of these is written with the journals of a bet; a sum by kind knows bets by not being in the first.
    index('journal_other').on(table.id).where(sql`${table.kind} NOT IN ('BET', 'WIN')`),
    index('journal_deposit').on(table.shardKey, table.at).where(sql`${table.kind} = 'DEP'`),
    index('journal_paid_out').on(table.shardKey, table.at).where(sql`${table.kind} IN ('DPR', 'WDS', 'WDF')`),
    index('journal_gift')
      .on(table.shardKey, table.at)
      .where(
        sql`${table.kind} IN ('BON', 'BNC', 'BNX', 'ALW', 'PRM', 'RWD', 'JPW', 'RBT', 'DIV', 'SLD', 'SLH', 'SLR', 'CLW')`,
      ),
  ],
)

// No foreign keys: a key on a house account would lock its row in every bet. `ledger:verify` looks for orphans instead.
/** Signed legs; per journal and currency they sum to zero. */
export const entries = pgTable(
  'entry',
  {
    journalId: uuid('journal_id').notNull(),
    seq: smallint().notNull(),
    accountId: units('account_id').notNull(),
    currency: text().notNull(),
    amount: units('amount').notNull(),
    balanceAfter: units('balance_after'),
    /** The account's version after this entry: the order of an account's entries. */
    accountVersion: units('account_version'),
  },
  (table) => [
    primaryKey({ columns: [table.journalId, table.seq] }),
    index('entry_account').on(table.accountId, table.journalId),
    check('entry_moves', sql`${table.amount} <> 0`),
  ],
)

/** A provider's message that took effect, or the tombstone of one that must not take effect any more (contract E2). */
export const gameTx = pgTable(
  'game_tx',
  {
    provider: text().notNull(),
    txId: text('tx_id').notNull(),
    kind: text({ enum: ['BET', 'WIN', 'ROLLBACK', 'CLOSE', 'PROMO', 'TOMBSTONE'] }).notNull(),
    refTxId: text('ref_tx_id'),
    roundId: text('round_id'),
    memberId: uuid('member_id').notNull(),
    amount: units('amount').notNull(),
    fingerprint: bytea('fingerprint'),
    state: text({ enum: ['APPLIED', 'UNDONE', 'TOMBSTONE'] }).notNull(),
    journalId: uuid('journal_id'),
    /** Status, reference and balance in units, as first answered. */
    answer: jsonb().$type<Record<string, string | null>>(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.txId] })],
)

/** A stake and its outcome (contract B Bet, F Bet). */
export const bets = pgTable(
  'bet',
  {
    provider: text().notNull(),
    txId: text('tx_id').notNull(),
    refNo: text('ref_no').notNull(),
    merchant: text().notNull(),
    memberId: uuid('member_id').notNull(),
    roundId: text('round_id').notNull(),
    gameSessionId: uuid('game_session_id').notNull(),
    gameId: uuid('game_id').notNull(),
    gameCode: text('game_code').notNull(),
    vendor: text().notNull(),
    gameCategory: text('game_category').notNull(),
    currency: text().notNull(),
    stake: units('stake').notNull(),
    stakeCash: units('stake_cash').notNull(),
    stakeBonus: units('stake_bonus').notNull(),
    /** Where `stakeCash` was taken from: `CASH`, or `VENDOR:<code>` of a transfer wallet. Wins return there. */
    purse: text().$type<Purse>().notNull().default('CASH'),
    payout: units('payout').notNull().default(sql`0`),
    validBet: units('valid_bet').notNull().default(sql`0`),
    /** Paid wins; a stake with one cannot be reversed. */
    liveWins: integer('live_wins').notNull().default(0),
    status: text({ enum: ['OPEN', 'SETTLED', 'ROLLED_BACK'] })
      .notNull()
      .default('OPEN'),
    placedAt: instant('placed_at').notNull().defaultNow(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.txId] }),
    index('bet_round').on(table.provider, table.roundId),
    index('bet_member').on(table.memberId, table.placedAt.desc()),
    index('bet_member_settled').on(table.memberId, table.settledAt).where(sql`${table.status} = 'SETTLED'`),
    // Serves the game's sheet: a member's bets on one game, and its other players.
    index('bet_member_game').on(table.memberId, table.gameId),
    // A member's tickets; their rounds are named `lottery:issue:ticket`.
    index('bet_ticket').on(table.memberId, table.roundId).where(sql`${table.gameCategory} IN ('LOTT', 'ELOTT')`),
    // Lists of a team by the time of the result, or of the stake while there is none.
    index('bet_settled').on(table.merchant, table.settledAt).where(sql`${table.status} = 'SETTLED'`),
    index('bet_unsettled').on(table.merchant, table.placedAt).where(sql`${table.status} <> 'SETTLED'`),
    check('bet_fund', sql`${table.stake} = ${table.stakeCash} + ${table.stakeBonus}`),
  ],
)

/** A house account's sum of all entries of transactions before `xmin`; newer entries are added when it is read. */
export const houseSnapshots = pgTable('house_snapshot', {
  accountId: units('account_id').primaryKey(),
  balance: units('balance').notNull(),
  xmin: xid8('xmin_bound').notNull(),
  at: instant('at').notNull().defaultNow(),
})
