import { AppError, type MessageBrief } from '@boardwalk/api-client/contract'
import { languageCodes } from '@boardwalk/i18n/codes'
import type { Db, Reader, Tx } from '../db/client.ts'
import { and, count, desc, eq, inArray, isNull, lte, max, type SQL, sql } from '../db/orm.ts'
import { messages } from '../db/schema/member.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { unreadMessages } from '../site/unread.ts'

/** A member's messages that were not deleted. */
const present = (memberId: string) => and(eq(messages.memberId, memberId), isNull(messages.deletedAt))
const isUnread = isNull(messages.readAt)
/** Answers have milliseconds, the database microseconds. */
const createdMs = sql`date_trunc('milliseconds', ${messages.createdAt})`

const listed = {
  id: messages.id,
  title: messages.title,
  kind: messages.kind,
  language: messages.language,
  readAt: messages.readAt,
  createdAt: messages.createdAt,
}

type Listed = Omit<MessageBrief, 'language' | 'readAt' | 'createdAt'> & {
  language: string | null
  readAt: Date | null
  createdAt: Date
}
const dated = <Row extends Listed>(row: Row) => ({
  ...row,
  language: languageCodes.find((code) => code === row.language) ?? null,
  readAt: row.readAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
})

export type Asked = { kind: 'ALL' | MessageBrief['kind']; unread?: number | undefined } & Record<
  'pageNo' | 'pageSize',
  number
>

export async function messagePage(db: Reader, memberId: string, { kind, unread, pageNo, pageSize }: Asked) {
  const found = and(
    present(memberId),
    kind === 'ALL' ? undefined : eq(messages.kind, kind),
    unread === 1 ? isUnread : undefined,
  )
  const [rows, totals, newest, unreadCount] = await Promise.all([
    db
      .select(listed)
      .from(messages)
      .where(found)
      .orderBy(desc(messages.createdAt), desc(messages.id))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize),
    db.select({ count: count() }).from(messages).where(found),
    db
      .select({ at: max(messages.createdAt) })
      .from(messages)
      .where(present(memberId)),
    unreadMessages(db, memberId),
  ])
  const totalCount = totals[0]?.count ?? 0
  return {
    ...{ list: rows.map(dated), pageNo, pageSize, totalCount, totalPages: Math.ceil(totalCount / pageSize) },
    ...{ unread: unreadCount, asOf: (newest[0]?.at ?? new Date(0)).toISOString() },
  }
}

export async function messageOf(db: Reader, memberId: string, id: string) {
  const [row] = await db
    .select({ ...listed, content: messages.content, link: messages.link })
    .from(messages)
    .where(and(present(memberId), eq(messages.id, id)))
  if (!row) throw new AppError('NOT_FOUND')
  return dated(row)
}

/** Refuses all when one of the ids is not the member's; an id of a deleted message is still theirs. */
async function checkOwner(tx: Tx, memberId: string, ids: readonly string[]): Promise<void> {
  const wanted = [...new Set(ids)]
  const [own] = await tx
    .select({ count: count() })
    .from(messages)
    .where(and(eq(messages.memberId, memberId), inArray(messages.id, wanted)))
  if (own?.count !== wanted.length) throw new AppError('NOT_FOUND')
}

/** Which messages to change: named ones, or all up to an instant. */
export type Target = { ids: readonly string[] } | { upTo: string }

const within = (target: Target): SQL =>
  'ids' in target ? inArray(messages.id, [...target.ids]) : lte(createdMs, sql`${target.upTo}::timestamptz`)

/** Sets a time once; the member's other tabs are notified when something changed. */
const change = (db: Db, memberId: string, target: Target, set: 'readAt' | 'deletedAt') =>
  db.transaction(async (tx) => {
    if ('ids' in target) await checkOwner(tx, memberId, target.ids)
    const { rowCount } = await tx
      .update(messages)
      .set({ [set]: sql`now()` })
      .where(and(present(memberId), set === 'readAt' ? isUnread : undefined, within(target)))
    const changed = rowCount ?? 0
    if (changed > 0) await enqueue(tx, { topic: 'message', memberId, payload: {} })
    return { changed, unread: await unreadMessages(tx, memberId) }
  })

export const markRead = (db: Db, memberId: string, target: Target) => change(db, memberId, target, 'readAt')
export const deleteMessages = (db: Db, memberId: string, ids: readonly string[]) =>
  change(db, memberId, { ids }, 'deletedAt')
