import { tsvector } from '../columns.ts'
import { getTableColumns, sql } from '../orm.ts'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from '../pg-core.ts'
import type { Texts } from './texts.ts'

/** A supplier of games. Platform-wide; a merchant offers those that take its currency. */
export const vendors = pgTable('vendor', {
  /** The specification calls it `vassalage`. */
  code: text().primaryKey(),
  name: text().notNull(),
  categories: text().array().notNull(),
  accountTypeId: text('account_type_id').notNull().unique(),
  isHot: boolean('is_hot').notNull().default(false),
  status: text({ enum: ['UP', 'MAINTENANCE'] })
    .notNull()
    .default('UP'),
  /** When a maintenance is expected to end; empty when unknown. */
  maintenanceUntil: timestamp('maintenance_until', { withTimezone: true }),
  isEnabled: boolean('is_enabled').notNull().default(true),
  sort: integer().notNull(),
  currencies: text().array().notNull(),
  /** TRANSFER: its games play from a separate wallet, to which money is moved first. */
  walletMode: text('wallet_mode', { enum: ['SEAMLESS', 'TRANSFER'] })
    .notNull()
    .default('SEAMLESS'),
})

export const games = pgTable(
  'game',
  {
    id: uuid().primaryKey(),
    code: text().notNull(),
    vendor: text()
      .notNull()
      .references(() => vendors.code),
    gameType: text('game_type').notNull(),
    /** JP, TG, AC, BG … ; empty for a plain slot and for categories that have no classes. */
    classify: text(),
    names: jsonb().$type<Texts>().notNull(),
    /** Every name, folded as `foldName` folds a search, so that one index serves all languages. */
    searchName: text('search_name').notNull(),
    /** Every word that leads to the game, as `soundsLike` writes it: names, aliases, the vendor. */
    searchWords: text('search_words').array().notNull().default(sql`'{}'`),
    /** Spaces of the English name: of two hits the shorter name comes first. */
    nameSpaces: smallint('name_spaces').generatedAlwaysAs(
      sql`(length(names ->> 'EN') - length(replace(names ->> 'EN', ' ', '')))`,
    ),
    isHot: boolean('is_hot').notNull().default(false),
    isNew: boolean('is_new').notNull().default(false),
    hasFreeTrial: boolean('has_free_trial').notNull().default(false),
    /** 1/10 000 of the currency unit. */
    minBet: bigint('min_bet', { mode: 'bigint' }).notNull(),
    lines: smallint().notNull().default(0),
    volatility: smallint().notNull().default(3),
    /** Return to player in 1/10 000: 9650 is 96.50%. */
    rtp: integer().notNull(),
    theme: text().notNull(),
    /** The vendor's engine for this entry; `theme` is its skin. */
    engine: text().notNull().default('lines'),
    launch: text({ enum: ['IFRAME', 'POPUP', 'ROUTE', 'LIST'] })
      .notNull()
      .default('IFRAME'),
    sort: integer().notNull(),
    isEnabled: boolean('is_enabled').notNull().default(true),
    /**
     * Hash of all facet columns: games with the same facts have the same hash. Counting by it reads one number per
     * game instead of eleven columns.
     */
    kind: bigint({ mode: 'bigint' }).generatedAlwaysAs(
      sql`hashtextextended(game_type || '|' || vendor || '|' || coalesce(classify, '') || '|' || engine || '|' || theme || '|' || min_bet::text || '|' || volatility::text || '|' || rtp::text || '|' || is_new::text || '|' || is_hot::text || '|' || has_free_trial::text, 0)`,
    ),
    /** The search words that one or two typed letters can mean, in a form that is quick to test. */
    nameStarts: tsvector('name_starts').generatedAlwaysAs(sql`name_starts(search_words)`),
  },
  (table) => {
    const offered = sql`${table.isEnabled}`
    return [
      uniqueIndex('game_vendor_code').on(table.vendor, table.code),
      // `vendor` at the end lets a count read the index alone.
      index('game_order').on(table.sort, table.id, table.vendor).where(offered),
      index('game_type_order').on(table.gameType, table.sort, table.id, table.vendor).where(offered),
      index('game_vendor_order').on(table.vendor, table.gameType, table.sort, table.id).where(offered),
      index('game_classify_order').on(table.gameType, table.classify, table.sort, table.id).where(offered),
      index('game_stake_order').on(table.gameType, table.minBet, table.sort, table.id).where(offered),
      index('game_hot_order').on(table.sort, table.id).where(sql`${table.isEnabled} and ${table.isHot}`),
      index('game_search').using('gin', table.searchName.op('gin_trgm_ops')),
      index('game_words').using('gin', table.searchWords),
      index('game_starts').using('gin', table.nameStarts),
      index('game_kind').on(table.kind).where(offered),
      // `game_letters`, in the migration: counts matches of one or two letters from the index alone, which needs
      // columns that are included without being part of its order. Contains every facet column, so that counting
      // never reads the table.
      index('game_facets')
        .on(
          table.gameType,
          table.vendor,
          table.classify,
          table.engine,
          table.theme,
          table.minBet,
          table.volatility,
          table.rtp,
          table.isNew,
          table.isHot,
          table.hasFreeTrial,
        )
        .where(offered),
      check('game_min_bet_positive', sql`${table.minBet} > 0`),
    ]
  },
)

/** Words of game names, for correcting typing errors; a trigger adds the words of new games. */
export const searchWords = pgTable('search_word', { word: text().primaryKey() }, (table) => [
  index('search_word_like').using('gist', table.word.op('gist_trgm_ops')),
  index('search_word_start').on(table.word.op('text_pattern_ops')),
])

/** `member_id` leads every key: one member's rows stay together when the tables are spread over servers. */
export const favourites = pgTable(
  'favourite',
  {
    memberId: uuid('member_id').notNull(),
    gameId: uuid('game_id')
      .notNull()
      .references(() => games.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.gameId] }),
    index('favourite_recent').on(table.memberId, table.createdAt.desc(), table.gameId),
  ],
)

/** A lottery with a fixed draw rhythm; shown as popular while its vendor is up. */
export const lotteryGames = pgTable('lottery_game', {
  code: text().primaryKey(),
  vendor: text()
    .notNull()
    .references(() => vendors.code),
  prizeMode: text('prize_mode').notNull(),
  names: jsonb().$type<Texts>().notNull(),
  theme: text().notNull(),
  drawEverySeconds: integer('draw_every_seconds').notNull(),
  /** Seconds before the draw at which the counter closes. */
  closeBeforeSeconds: integer('close_before_seconds').notNull().default(10),
  /** Heading of the Vietnamese menu: NORTH, CENTRAL or SOUTH; empty for other lotteries. */
  menuGroup: text('menu_group'),
  sort: integer().notNull(),
  isPopular: boolean('is_popular').notNull().default(false),
  isEnabled: boolean('is_enabled').notNull().default(true),
})

export type VendorRow = typeof vendors.$inferSelect
/** Columns of a game for lists; search columns are not selected. */
export const gameColumns = (() => {
  const { searchName, searchWords: words, nameSpaces, kind, nameStarts, ...shown } = getTableColumns(games)
  return shown
})()
export type GameRow = Pick<typeof games.$inferSelect, keyof typeof gameColumns>
