import { instant } from '../columns.ts'
import { sql } from '../orm.ts'
import { bigint, check, index, pgTable, primaryKey, text } from '../pg-core.ts'
import { lotteryGames } from './catalogue.ts'

/** The result of a draw, as announced by the vendor; immutable. */
export const lotteryDraws = pgTable(
  'lottery_draw',
  {
    gameCode: text('game_code')
      .notNull()
      .references(() => lotteryGames.code),
    /** Number of the draw's period since the epoch; the draw is at its end. */
    issueNo: bigint('issue_no', { mode: 'number' }).notNull(),
    openedAt: instant('opened_at').notNull(),
    /** In the order of the prize tiers, the special prize first. */
    numbers: text().array().notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.gameCode, table.issueNo] }),
    index('lottery_draw_newest').on(table.openedAt.desc(), table.gameCode),
    check('lottery_draw_has_numbers', sql`cardinality(${table.numbers}) > 0`),
  ],
)

export type DrawRow = typeof lotteryDraws.$inferSelect
