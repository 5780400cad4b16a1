import { noticeChannels, noticeTopics } from '@boardwalk/api-client/contract'
import { citext, instant, ltree } from '../columns.ts'
import { sql } from '../orm.ts'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from '../pg-core.ts'

export type ProfileFields = Partial<Record<string, string>>

/** An account of one merchant: player, agent, trial or staff (contract A8.3). */
export const members = pgTable(
  'member',
  {
    id: uuid().primaryKey(),
    merchant: text().notNull(),
    username: citext().notNull(),
    /** NFKC and look-alike folded name: two names that read alike are one name. */
    skeleton: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    passwordChangedAt: instant('password_changed_at').notNull().defaultNow(),
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    paymentPasswordHash: text('payment_password_hash'),
    /** Until when no money leaves the account, because its transaction password was reset. */
    payoutFrom: instant('payout_from'),
    nickname: text().notNull(),
    /** 0 player, 1 agent, 2 head agent, 4 trial, 41 affiliate, 42 staff. */
    type: smallint().notNull().default(0),
    status: text({ enum: ['ACTIVE', 'DISABLED', 'CLOSED'] })
      .notNull()
      .default('ACTIVE'),
    uplineId: uuid('upline_id'),
    /** Hierarchy from the head agent down to this member; labels are ids without dashes. */
    path: ltree().notNull(),
    clubLabel: text('club_label'),
    rankLevel: integer('rank_level').notNull().default(0),
    labels: text().array().notNull().default(sql`'{}'`),
    language: text().notNull(),
    avatarId: text('avatar_id').notNull(),
    email: citext(),
    mobile: text(),
    dialingCode: text('dialing_code'),
    /** Since when a code or a sign-in has proved that the address or the number is the member's own; null for one only typed. */
    emailProvenAt: instant('email_proven_at'),
    mobileProvenAt: instant('mobile_proven_at'),
    /** The optional fields of registration, as given. */
    profile: jsonb().$type<ProfileFields>().notNull().default({}),
    affiliateCode: citext('affiliate_code').notNull(),
    referrerId: uuid('referrer_id'),
    /** The agent's link that this member registered with. */
    registerLinkId: uuid('register_link_id'),
    firstLoginAt: instant('first_login_at'),
    lastLoginAt: instant('last_login_at'),
    lastLoginIp: text('last_login_ip'),
    registeredAt: instant('registered_at').notNull().defaultNow(),
    registeredIp: text('registered_ip'),
    /** Version of the terms of use that the member accepted last; the audit log has when and from where. */
    acceptedTerms: text('accepted_terms'),
    /** Share of valid bets in millionths; triggers keep it between those of the upline and of the downlines. */
    rebate: integer().notNull().default(0),
    hidesFromWinners: boolean('hides_from_winners').notNull().default(false),
    version: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('member_username').on(table.merchant, table.username),
    uniqueIndex('member_skeleton').on(table.merchant, table.skeleton),
    uniqueIndex('member_affiliate_code').on(table.merchant, table.affiliateCode),
    uniqueIndex('member_email').on(table.merchant, table.email).where(sql`${table.email} is not null`),
    uniqueIndex('member_mobile')
      .on(table.merchant, table.dialingCode, table.mobile)
      .where(sql`${table.mobile} is not null`),
    // The same person at other merchants.
    index('member_email_anywhere').on(table.email).where(sql`${table.email} is not null`),
    index('member_mobile_anywhere').on(table.dialingCode, table.mobile).where(sql`${table.mobile} is not null`),
    index('member_path').using('gist', table.path),
    index('member_referrer').on(table.referrerId).where(sql`${table.referrerId} is not null`),
    index('member_upline').on(table.merchant, table.uplineId),
    index('member_register_link').on(table.registerLinkId).where(sql`${table.registerLinkId} is not null`),
    // The path ends with the upline and the member, so that neither is ever changed without the other.
    check(
      'member_place',
      sql`right(${table.path}::text, 65) = coalesce(replace(${table.uplineId}::text, '-', '') || '.', '') || replace(${table.id}::text, '-', '')`,
    ),
    check('member_rebate', sql`${table.rebate} BETWEEN 0 AND 1000000`),
    check('member_type', sql`${table.type} in (0, 1, 2, 4, 41, 42)`),
  ],
)

/**
 * Earlier places in the hierarchy, each until a move: a window is settled for the teams that it began with. A trigger on
 * `member.path` writes them.
 */
export const memberPlaces = pgTable(
  'member_place',
  {
    memberId: uuid('member_id').notNull(),
    until: instant('until').notNull(),
    merchant: text().notNull(),
    path: ltree().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.until] }),
    index('member_place_until').on(table.merchant, table.until),
  ],
)

/**
 * The rebate of each account over time, in millionths: a day is paid by the rates that it began with. A trigger on
 * `member.rebate` writes it; an account without a row has none.
 */
export const memberRebates = pgTable(
  'member_rebate',
  {
    memberId: uuid('member_id').notNull(),
    since: instant('since').notNull(),
    merchant: text().notNull(),
    rate: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.since] }),
    index('member_rebate_first').on(table.merchant, table.since),
    check('member_rebate_rate', sql`${table.rate} BETWEEN 0 AND 1000000`),
  ],
)

/** Messages of a member's inbox (contract D6). */
export const messages = pgTable(
  'message',
  {
    id: uuid().primaryKey(),
    memberId: uuid('member_id').notNull(),
    kind: text({ enum: ['SYSTEM', 'DEPOSIT', 'WITHDRAW', 'PROMO', 'CONTRACT', 'PERSONAL'] }).notNull(),
    title: text().notNull(),
    content: text().notNull(),
    /** Code of the language that it was written in; messages of earlier releases name none. */
    language: text(),
    link: text(),
    createdAt: instant('created_at').notNull().defaultNow(),
    readAt: instant('read_at'),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('message_recent').on(table.memberId, table.createdAt.desc(), table.id.desc()),
    index('message_unread').on(table.memberId).where(sql`${table.readAt} is null and ${table.deletedAt} is null`),
  ],
)

/** Notices that a member switched off, by channel. Security notices have no row and are always sent. */
export const noticesOff = pgTable(
  'notice_off',
  {
    memberId: uuid('member_id').notNull(),
    channel: text({ enum: noticeChannels }).notNull(),
    topic: text({ enum: noticeTopics }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.channel, table.topic] })],
)

export type MemberRow = typeof members.$inferSelect
