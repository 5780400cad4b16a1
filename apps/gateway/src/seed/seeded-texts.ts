import { type SQL, sql } from '../db/orm.ts'
import type { PgTable } from '../db/pg-core.ts'
import { chatRooms } from '../db/schema/chat.ts'
import { articles, promotions, promotionTypes } from '../db/schema/content.ts'
import { missions, rafflePrizes, rankLevels } from '../db/schema/mission.ts'
import { pointRewards } from '../db/schema/points.ts'
import { announcements, helpArticles } from '../db/schema/site.ts'
import type { Merchant } from '../permission/merchants.ts'
import { announcementRows } from './announcements.ts'
import { articleRows } from './articles.ts'
import { chatRoomRows } from './chat.ts'
import { helpRows } from './help-articles.ts'
import { missionRows, rankRows } from './missions.ts'
import { pointRewardRows } from './points.ts'
import { promotionRows, promotionTypeRows } from './promotions.ts'
import { prizeRows } from './raffle.ts'

type SeededRow = { readonly id: string }

/** A table whose demo rows have texts from `locales/`. */
export type SeededTable = {
  table: PgTable
  /** Identifies a row of a merchant; by default the column `id`. */
  idOf?: SQL
  /** Rows of a merchant; by default those whose column `merchant` names it. */
  isOf?: (merchant: string) => SQL
  /**
   * Rows that no operator could edit in releases without a record of their texts: they may have changed by themselves, as
   * stock does.
   */
  wasReadOnly?: boolean
  /** Columns with a text in every language. */
  columns: readonly string[]
  rows(merchant: Merchant): readonly SeededRow[]
  /** Assignments that come with a change of texts. */
  alsoSets?: SQL
}

const seeded = <T extends PgTable>(
  table: T,
  columns: readonly (keyof T['$inferInsert'] & string)[],
  rows: (merchant: Merchant) => readonly (T['$inferInsert'] & SeededRow)[],
): SeededTable => ({ table, columns, rows })

export const seededTables: readonly SeededTable[] = [
  seeded(announcements, ['title', 'content'], announcementRows),
  seeded(helpArticles, ['title', 'content'], helpRows),
  seeded(promotionTypes, ['label'], promotionTypeRows),
  seeded(promotions, ['title', 'summary', 'content'], promotionRows),
  {
    ...seeded(articles, ['title', 'summary', 'content'], articleRows),
    // Registrations record this time as the version of the terms that were accepted.
    alsoSets: sql`, published_at = case when kind = 'TERMS' then now() else published_at end`,
  },
  seeded(chatRooms, ['name'], chatRoomRows),
  { ...seeded(missions, ['title', 'description'], missionRows), wasReadOnly: true },
  {
    ...seeded(rafflePrizes, ['name'], prizeRows),
    isOf: (merchant) => sql`promotion_id in (select id from promotion where merchant = ${merchant})`,
    wasReadOnly: true,
  },
  { ...seeded(pointRewards, ['name'], pointRewardRows), wasReadOnly: true },
  { ...seeded(rankLevels, ['benefits'], rankRows), idOf: sql`level`, wasReadOnly: true },
]
