import type { ChatMessage } from '@boardwalk/api-client/contract'
import type { Db } from '../db/client.ts'
import { and, desc, eq, inArray, isNull, lt, notExists, sql } from '../db/orm.ts'
import { chatIgnores, chatMessages } from '../db/schema/chat.ts'
import { members } from '../db/schema/member.ts'
import { maskName } from '../member/mask.ts'
import type { Aliases } from './alias.ts'

/** A message with its author, before it is adapted to a reader. */
export type Said = { message: typeof chatMessages.$inferSelect; nickname: string; rankLevel: number }

const select = (db: Db) =>
  db
    .select({ message: chatMessages, nickname: members.nickname, rankLevel: members.rankLevel })
    .from(chatMessages)
    .innerJoin(members, eq(members.id, chatMessages.memberId))

export const pageSize = 50
type Page = { merchant: string; room: string; before: string | undefined; readerId: string | null }

/** Newest first, one more than a page; without hidden messages and ignored authors. */
export async function readPage(db: Db, { merchant, room, before, readerId }: Page): Promise<Said[]> {
  const ignored = db
    .select({ one: sql`1` })
    .from(chatIgnores)
    .where(and(eq(chatIgnores.memberId, readerId ?? sql`NULL`), eq(chatIgnores.ignoredId, chatMessages.memberId)))
  return await select(db)
    .where(
      and(
        eq(chatMessages.merchant, merchant),
        eq(chatMessages.room, room),
        isNull(chatMessages.hiddenAt),
        before ? lt(chatMessages.id, before) : undefined,
        notExists(ignored),
      ),
    )
    .orderBy(desc(chatMessages.id))
    .limit(pageSize + 1)
}

export const readMessages = (db: Db, ids: string[]): Promise<Said[]> => select(db).where(inArray(chatMessages.id, ids))

/** Players with the same visible name are distinguished by a part of the room's alias. */
const aliasOf = (nickname: string, alias: string) => `${maskName(nickname)}${alias.slice(-3)}`

/** A message as one reader sees it. */
export const view = ({ message, nickname, rankLevel }: Said, names: Aliases, readerId: string | null): ChatMessage => ({
  id: message.id,
  room: message.room,
  from: names.of(message.memberId),
  name: aliasOf(nickname, names.of(message.memberId)),
  level: rankLevel,
  text: message.text,
  at: message.at.toISOString(),
  mine: message.memberId === readerId,
})
