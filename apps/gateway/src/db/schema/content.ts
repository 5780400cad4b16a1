import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { audience } from './audience.ts'
import type { Texts } from './texts.ts'

const shown = {
  id: uuid().primaryKey(),
  merchant: text().notNull(),
  sort: integer().notNull().default(0),
  isEnabled: boolean('is_enabled').notNull().default(true),
}

/** An offer for its audience; taking part belongs to the member centre. */
export const promotions = pgTable(
  'promotion',
  {
    ...shown,
    type: text().notNull(),
    kind: text({ enum: ['INFO', 'JOIN', 'APPLY', 'SIGN_IN', 'RAFFLE'] }).notNull(),
    title: jsonb().$type<Texts>().notNull(),
    summary: jsonb().$type<Texts>().notNull(),
    /** HTML written by the operator; made safe before it is stored. */
    content: jsonb().$type<Texts>().notNull(),
    cover: text(),
    audience,
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at'),
  },
  (table) => [index('promotion_order').on(table.merchant, table.type, table.sort, table.id)],
)

/** Tabs of the promotions page. */
export const promotionTypes = pgTable('promotion_type', {
  ...shown,
  code: text().notNull(),
  label: jsonb().$type<Texts>().notNull(),
})

/** Participants of an offer, from the moment of joining. */
export const promotionEntries = pgTable(
  'promotion_entry',
  {
    promotionId: uuid('promotion_id').notNull(),
    memberId: uuid('member_id').notNull(),
    joinedAt: instant('joined_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.promotionId, table.memberId] }),
    index('promotion_entry_member').on(table.memberId),
  ],
)

export const articles = pgTable(
  'article',
  {
    ...shown,
    kind: text({ enum: ['BLOG', 'HELP', 'INFO', 'TERMS'] }).notNull(),
    title: jsonb().$type<Texts>().notNull(),
    summary: jsonb().$type<Texts>().notNull(),
    content: jsonb().$type<Texts>().notNull(),
    cover: text(),
    publishedAt: instant('published_at').notNull(),
  },
  (table) => [index('article_recent').on(table.merchant, table.kind, table.publishedAt.desc(), table.id.desc())],
)

/** An application to become an agent. */
export const joinRequests = pgTable(
  'join_request',
  {
    id: uuid().primaryKey(),
    merchant: text().notNull(),
    refNo: text('ref_no').notNull().unique(),
    name: text().notNull(),
    contact: text().notNull(),
    channel: text().notNull(),
    message: text(),
    ip: text().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('join_request_recent').on(table.merchant, table.createdAt.desc())],
)

/** Feedback of members and visitors; `digest` is the same for the same words, which a member sends once. */
export const feedback = pgTable(
  'feedback',
  {
    id: uuid().primaryKey(),
    merchant: text().notNull(),
    refNo: text('ref_no').notNull().unique(),
    memberId: uuid('member_id'),
    questionType: text('question_type').notNull(),
    content: text().notNull(),
    contact: text(),
    digest: text().notNull(),
    ip: text().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('feedback_once').on(table.memberId, table.digest),
    index('feedback_recent').on(table.merchant, table.createdAt.desc()),
  ],
)
