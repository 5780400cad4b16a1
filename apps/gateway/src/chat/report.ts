import { AppError, type Call, type endpoints } from '@boardwalk/api-client/contract'
import type { Tx } from '../db/client.ts'
import { and, count, eq, gt, isNotNull, sql } from '../db/orm.ts'
import { chatMessages, chatMutes, chatReports } from '../db/schema/chat.ts'
import type { Deps } from '../deps.ts'
import { announce } from './notify.ts'

type ReportCall = Call<(typeof endpoints)['chatReport']>

/** Reports by different readers that hide a message, and hidden messages a day that mute their author for an hour. */
const enough = 3
const muteMinutes = 60

/** Reports a message to the moderators; once per reader, even after repeated presses. */
export async function report(deps: Deps, { input, caller, request }: ReportCall): Promise<{ reported: true }> {
  await deps.db.transaction(async (tx) => {
    const isThis = and(eq(chatMessages.id, input.id), eq(chatMessages.merchant, request.merchant))
    const [message] = await tx.select().from(chatMessages).where(isThis).for('update')
    if (!message) throw new AppError('NOT_FOUND')
    // Members cannot report their own messages.
    if (message.memberId === caller.memberId) return
    const row = { messageId: message.id, memberId: caller.memberId, reason: input.reason }
    await tx.insert(chatReports).values(row).onConflictDoNothing()
    if (message.hiddenAt || (await reportsOf(tx, message.id)) < enough) return
    await tx.update(chatMessages).set({ hiddenAt: sql`now()` }).where(eq(chatMessages.id, message.id))
    await announce(tx, { merchant: message.merchant, kind: 'del', id: message.id })
    await silenceRepeated(tx, message.memberId)
  })
  return { reported: true }
}

async function reportsOf(tx: Tx, messageId: string): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(chatReports).where(eq(chatReports.messageId, messageId))
  return row?.total ?? 0
}

async function silenceRepeated(tx: Tx, memberId: string): Promise<void> {
  const wasHidden = and(isNotNull(chatMessages.hiddenAt), gt(chatMessages.hiddenAt, sql`now() - interval '1 day'`))
  const [row] = await tx
    .select({ total: count() })
    .from(chatMessages)
    .where(and(eq(chatMessages.memberId, memberId), wasHidden))
  if ((row?.total ?? 0) < enough) return
  const until = sql`now() + make_interval(mins => ${muteMinutes})`
  const set = { until, reason: 'REPORTS' }
  await tx
    .insert(chatMutes)
    .values({ memberId, ...set })
    .onConflictDoUpdate({ target: chatMutes.memberId, set })
}
