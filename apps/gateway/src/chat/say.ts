import { AppError, type Call, type ChatMessage, type endpoints } from '@boardwalk/api-client/contract'
import type { Tx } from '../db/client.ts'
import { and, eq, gt, sql } from '../db/orm.ts'
import { chatMessages, chatWords } from '../db/schema/chat.ts'
import { members } from '../db/schema/member.ts'
import type { Deps } from '../deps.ts'
import { newId } from '../ids.ts'
import type { Aliases } from './alias.ts'
import { readMessages, view } from './messages.ts'
import { mutedUntil } from './muted.ts'
import { announce } from './notify.ts'
import { demandRoom } from './rooms.ts'
import { moderate } from './words.ts'

type SayCall = Call<(typeof endpoints)['chatSay']>

/** One message in two seconds (contract D10-7). */
const pauseSeconds = 2

/** Posts a message to a room. A repeated `clientId` returns the existing message. */
export async function say(deps: Deps, names: Aliases, { input, caller, request }: SayCall): Promise<ChatMessage> {
  const { merchant } = request
  await demandRoom(deps.db, merchant, input.room)
  const words = await deps.db.select().from(chatWords).where(eq(chatWords.merchant, merchant))
  const text = moderate(input.text, words)
  if (text === null) throw new AppError('FORBIDDEN', { reason: 'WORDS' })
  const id = await deps.db.transaction(async (tx) => {
    // One at a time: of two messages at once the second sees the first.
    await tx.select({ id: members.id }).from(members).where(eq(members.id, caller.memberId)).for('no key update')
    const earlier = await saidBefore(tx, caller.memberId, input.clientId)
    if (earlier) return earlier
    await refuseMuted(tx, caller.memberId)
    await refuseHaste(tx, caller.memberId)
    const row = { id: newId(), merchant, room: input.room, memberId: caller.memberId, clientId: input.clientId, text }
    await tx.insert(chatMessages).values(row)
    await announce(tx, { merchant, kind: 'msg', id: row.id })
    return row.id
  })
  const [said] = await readMessages(deps.db, [id])
  if (!said) throw new AppError('NOT_FOUND')
  return view(said, names, caller.memberId)
}

async function saidBefore(tx: Tx, memberId: string, clientId: string): Promise<string | undefined> {
  const isThis = and(eq(chatMessages.memberId, memberId), eq(chatMessages.clientId, clientId))
  const [row] = await tx.select({ id: chatMessages.id }).from(chatMessages).where(isThis)
  return row?.id
}

async function refuseMuted(tx: Tx, memberId: string): Promise<void> {
  const until = await mutedUntil(tx, memberId)
  if (until) throw new AppError('FORBIDDEN', { reason: 'MUTED', until })
}

async function refuseHaste(tx: Tx, memberId: string): Promise<void> {
  const isRecent = gt(chatMessages.at, sql`clock_timestamp() - make_interval(secs => ${pauseSeconds})`)
  const [last] = await tx
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(and(eq(chatMessages.memberId, memberId), isRecent))
    .limit(1)
  if (last) throw new AppError('RATE_LIMITED', { retryAfter: pauseSeconds })
}
