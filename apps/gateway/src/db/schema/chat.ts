import { instant } from '../columns.ts'
import { sql } from '../orm.ts'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from '../pg-core.ts'
import type { Texts } from './texts.ts'

export const chatRooms = pgTable(
  'chat_room',
  {
    merchant: text().notNull(),
    id: text().notNull(),
    name: jsonb().$type<Texts>().notNull(),
    sort: integer().notNull().default(0),
    isEnabled: boolean('is_enabled').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.id] })],
)

export const chatMessages = pgTable(
  'chat_message',
  {
    id: uuid().primaryKey(),
    merchant: text().notNull(),
    room: text().notNull(),
    memberId: uuid('member_id').notNull(),
    /** The client's own name of the message: sent twice it is one. */
    clientId: uuid('client_id').notNull(),
    text: text().notNull(),
    at: instant('at').notNull().default(sql`clock_timestamp()`),
    /** Hidden from all readers by a moderator or by reports. */
    hiddenAt: instant('hidden_at'),
  },
  (table) => [
    index('chat_message_recent').on(table.merchant, table.room, table.id.desc()),
    index('chat_message_author').on(table.memberId, table.at.desc()),
    uniqueIndex('chat_message_client').on(table.memberId, table.clientId),
  ],
)

export const chatReports = pgTable(
  'chat_report',
  {
    messageId: uuid('message_id').notNull(),
    memberId: uuid('member_id').notNull(),
    reason: text().notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.memberId] })],
)

/** Muted members, with the end of each mute. */
export const chatMutes = pgTable('chat_mute', {
  memberId: uuid('member_id').primaryKey(),
  until: instant('until').notNull(),
  reason: text().notNull(),
})

/** Members whose messages a member hides. */
export const chatIgnores = pgTable(
  'chat_ignore',
  {
    memberId: uuid('member_id').notNull(),
    ignoredId: uuid('ignored_id').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.ignoredId] })],
)

/** Words that a merchant bans from its rooms, in their folded form. */
export const chatWords = pgTable(
  'chat_word',
  {
    merchant: text().notNull(),
    word: text().notNull(),
    action: text({ enum: ['MASK', 'REFUSE'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.word] })],
)
