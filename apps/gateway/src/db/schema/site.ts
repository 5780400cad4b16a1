import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from '../pg-core.ts'
import { audience } from './audience.ts'
import type { Texts } from './texts.ts'

const shown = {
  id: uuid().primaryKey(),
  merchant: text().notNull(),
  sort: integer().notNull().default(0),
  isEnabled: boolean('is_enabled').notNull().default(true),
}

export const banners = pgTable(
  'banner',
  {
    ...shown,
    /** One of the specification's groups: w_home, w_rng … */
    groupName: text('group_name').notNull(),
    image: text().notNull(),
    linkageType: text('linkage_type'),
    linkageValue: text('linkage_value'),
    audience,
    startsAt: timestamp('starts_at', { withTimezone: true }),
    endsAt: timestamp('ends_at', { withTimezone: true }),
  },
  (table) => [index('banner_group').on(table.merchant, table.groupName, table.sort, table.id)],
)

export const announcements = pgTable(
  'announcement',
  {
    ...shown,
    /** PL player, PU pop-up, PR promotion, H home bar. Type B is a banner and lives in `banner`. */
    type: text({ enum: ['PL', 'PU', 'PR', 'H'] }).notNull(),
    title: jsonb().$type<Texts>().notNull(),
    /** HTML written by the operator; made safe before it is stored. */
    content: jsonb().$type<Texts>().notNull(),
    audience,
    /** Opens automatically over the first view; other pop-ups are listed in the notice bar. */
    isImportant: boolean('is_important').notNull().default(false),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }),
  },
  (table) => [index('announcement_recent').on(table.merchant, table.type, table.publishedAt.desc(), table.id.desc())],
)

export const helpArticles = pgTable(
  'help_article',
  {
    ...shown,
    category: text().notNull(),
    title: jsonb().$type<Texts>().notNull(),
    content: jsonb().$type<Texts>().notNull(),
  },
  (table) => [index('help_article_order').on(table.merchant, table.category, table.sort, table.id)],
)

/** Time up to which scheduled changes were published to open pages. One row. */
export const siteClock = pgTable('site_clock', {
  isOnly: boolean('is_only').primaryKey().default(true),
  toldUntil: timestamp('told_until', { withTimezone: true }).notNull(),
})
