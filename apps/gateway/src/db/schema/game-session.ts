import type { Purse } from '../../ledger/rules.ts'
import { bytea, instant } from '../columns.ts'
import { sql } from '../orm.ts'
import { boolean, index, pgTable, text, unique, uuid } from '../pg-core.ts'

/** A provider's alias of a member: stable, anonymous, and different for each provider. */
export const playerAliases = pgTable(
  'player_alias',
  {
    alias: text().primaryKey(),
    provider: text().notNull(),
    merchant: text().notNull(),
    memberId: uuid('member_id').notNull(),
    currency: text().notNull(),
  },
  (table) => [unique('player_alias_member').on(table.provider, table.memberId, table.currency)],
)

/** One launch of one game. Only SHA-256 hashes of tokens are stored (contract C3a). */
export const gameSessions = pgTable(
  'game_session',
  {
    id: uuid().primaryKey(),
    /** The signed-in session that launched it; when that one ends, no more stakes. */
    sessionId: uuid('session_id').notNull(),
    memberId: uuid('member_id').notNull(),
    merchant: text().notNull(),
    provider: text().notNull(),
    vendor: text().notNull(),
    gameId: uuid('game_id').notNull(),
    gameCode: text('game_code').notNull(),
    gameCategory: text('game_category').notNull(),
    currency: text().notNull(),
    language: text().notNull(),
    launchHash: bytea('launch_hash').notNull().unique('game_session_launch'),
    launchExpiresAt: instant('launch_expires_at').notNull(),
    launchedAt: instant('launched_at'),
    /** Hash of the token that the provider received for the launch token. */
    playHash: bytea('play_hash').unique('game_session_play'),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    /** Time of the last heartbeat of its page; a session without heartbeats is abandoned. */
    seenAt: instant('seen_at').notNull().defaultNow(),
    /** Played with units that the vendor keeps: no call about money is taken from it. */
    isDemo: boolean('is_demo').notNull().default(false),
    /** The member's account that stakes come from and wins go to: `CASH`, or `VENDOR:<code>` of a transfer wallet. */
    purse: text().$type<Purse>().notNull().default('CASH'),
  },
  (table) => [
    index('game_session_recent').on(table.memberId, table.createdAt.desc()),
    index('game_session_away')
      .on(table.memberId, table.purse)
      .where(sql`${table.endedAt} is null and ${table.purse} <> 'CASH'`),
  ],
)

/** The games that a member played last, one row per game. */
export const recentGames = pgTable(
  'recent_game',
  {
    memberId: uuid('member_id').notNull(),
    gameId: uuid('game_id').notNull(),
    vendor: text().notNull(),
    playedAt: instant('played_at').notNull().default(sql`now()`),
  },
  (table) => [
    unique('recent_game_once').on(table.memberId, table.gameId),
    index('recent_game_order').on(table.memberId, table.playedAt.desc()),
    // Other players of a game, last one first.
    index('recent_game_players').on(table.gameId, table.playedAt.desc(), table.memberId),
  ],
)
