import { instant } from '../columns.ts'
import { sql } from '../orm.ts'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from '../pg-core.ts'
import { audience } from './audience.ts'
import type { Texts } from './texts.ts'

const shown = {
  id: uuid().primaryKey(),
  merchant: text().notNull(),
  sort: integer().notNull().default(0),
  isEnabled: boolean('is_enabled').notNull().default(true),
}

/**
 * Terms of an offer. Amounts are decimal strings. `days`: how long the reward can be claimed. `goal`: amount to
 * reach after joining, by the ledger. `needs`: the parts of an application besides the account. `deposit`: the reward is
 * a share of one deposit of at least `least`, and its amount is the most that is paid.
 */
export type PromotionTerms = {
  reward: { type: 'CASH' | 'BONUS'; amount: string }
  wagerTimes: number
  days: number
  goal?: { metric: 'STAKE' | 'DEPOSIT'; target: string }
  needs?: { comment: boolean; images: boolean; contact: ('ZALO' | 'WHATSAPP')[] }
  deposit?: { rate: string; least: string }
}

/** An offer for its audience; one without terms only informs. */
export const promotions = pgTable(
  'promotion',
  {
    ...shown,
    type: text().notNull(),
    kind: text({ enum: ['INFO', 'JOIN', 'APPLY', 'SIGN_IN', 'RAFFLE', 'DEPOSIT'] }).notNull(),
    title: jsonb().$type<Texts>().notNull(),
    summary: jsonb().$type<Texts>().notNull(),
    /** HTML written by the operator; made safe before it is stored. */
    content: jsonb().$type<Texts>().notNull(),
    cover: text(),
    terms: jsonb().$type<PromotionTerms>(),
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

/**
 * Participants of an offer, from the moment of joining. The terms are those of that moment and no later change reaches
 * them; `signedDay` is the last business day of a daily check-in.
 */
export const promotionEntries = pgTable(
  'promotion_entry',
  {
    promotionId: uuid('promotion_id').notNull(),
    memberId: uuid('member_id').notNull(),
    joinedAt: instant('joined_at').notNull().defaultNow(),
    terms: jsonb().$type<PromotionTerms>(),
    signedDay: date('signed_day', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.promotionId, table.memberId] }),
    index('promotion_entry_member').on(table.memberId),
  ],
)

export const applicationStates = ['IN_PROCESS', 'PROCESSING', 'APPROVED', 'REJECTED'] as const

/** An application for an offer that an operator decides; after a rejection a member can apply again. */
export const promotionApplications = pgTable(
  'promotion_application',
  {
    refNo: text('ref_no').primaryKey(),
    merchant: text().notNull(),
    promotionId: uuid('promotion_id').notNull(),
    memberId: uuid('member_id').notNull(),
    status: text({ enum: applicationStates }).notNull().default('IN_PROCESS'),
    comment: text().notNull().default(''),
    contact: jsonb().$type<{ kind: 'ZALO' | 'WHATSAPP'; value: string }>(),
    /** Files of these ids are with the proofs. */
    pictures: uuid().array().notNull().default(sql`'{}'`),
    terms: jsonb().$type<PromotionTerms>().notNull(),
    reason: text(),
    appliedAt: instant('applied_at').notNull().defaultNow(),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    uniqueIndex('promotion_application_once')
      .on(table.promotionId, table.memberId)
      .where(sql`${table.status} <> 'REJECTED'`),
    index('promotion_application_member').on(table.memberId, table.appliedAt.desc(), table.refNo.desc()),
    index('promotion_application_open')
      .on(table.appliedAt, table.refNo)
      .where(sql`${table.status} IN ('IN_PROCESS', 'PROCESSING')`),
    check('promotion_application_comment', sql`length(${table.comment}) <= 140`),
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
    /** The operator's answer, and when; both are null until then. */
    reply: text(),
    repliedAt: instant('replied_at'),
  },
  (table) => [
    uniqueIndex('feedback_once').on(table.memberId, table.digest),
    index('feedback_recent').on(table.merchant, table.createdAt.desc()),
    index('feedback_own').on(table.memberId, table.createdAt.desc(), table.id.desc()),
  ],
)
