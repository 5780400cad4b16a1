import { AppError } from '@boardwalk/api-client/contract'
import type { Db } from '../db/client.ts'
import { and, asc, eq } from '../db/orm.ts'
import { chatRooms } from '../db/schema/chat.ts'

const openOf = (merchant: string) => and(eq(chatRooms.merchant, merchant), eq(chatRooms.isEnabled, true))

export const readRooms = (db: Db, merchant: string) =>
  db.select().from(chatRooms).where(openOf(merchant)).orderBy(asc(chatRooms.sort), asc(chatRooms.id))

export async function demandRoom(db: Db, merchant: string, room: string): Promise<void> {
  const [found] = await db
    .select({ id: chatRooms.id })
    .from(chatRooms)
    .where(and(openOf(merchant), eq(chatRooms.id, room)))
  if (!found) throw new AppError('NOT_FOUND')
}
