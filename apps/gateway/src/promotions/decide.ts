import { AppError } from '@boardwalk/api-client/contract'
import { textIn } from '../catalogue/names.ts'
import type { Tx } from '../db/client.ts'
import { and, eq, inArray, sql } from '../db/orm.ts'
import { promotionApplications, promotions } from '../db/schema/content.ts'
import { members } from '../db/schema/member.ts'
import { putMessage } from '../notices/put-message.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { fill } from '../texts/text-file.ts'
import { grantOf } from './take-part.ts'
import { promotionNotices } from './texts.ts'

type Row = typeof promotionApplications.$inferSelect
export type Decision = { refNo: string; status: 'PROCESSING' | 'APPROVED' | 'REJECTED'; reason?: string | undefined }

const from = {
  PROCESSING: ['IN_PROCESS'],
  APPROVED: ['IN_PROCESS', 'PROCESSING'],
  REJECTED: ['IN_PROCESS', 'PROCESSING'],
} as const

/**
 * Moves an application on. Approved, its reward waits in the reward centre with the terms of the application.
 * @throws AppError NOT_FOUND, STATE_INVALID (decided already)
 */
export async function decideApplication(tx: Tx, { refNo, status, reason }: Decision): Promise<Row> {
  const isOpen = and(eq(promotionApplications.refNo, refNo), inArray(promotionApplications.status, [...from[status]]))
  const [row] = await tx
    .update(promotionApplications)
    .set({ status, reason: reason ?? null, ...(status !== 'PROCESSING' && { decidedAt: sql`now()` }) })
    .where(isOpen)
    .returning()
  if (!row) {
    const found = await tx.select().from(promotionApplications).where(eq(promotionApplications.refNo, refNo))
    throw new AppError(found.length === 0 ? 'NOT_FOUND' : 'STATE_INVALID')
  }
  if (status === 'PROCESSING') await enqueue(tx, { topic: 'promo', memberId: row.memberId, payload: {} })
  else await conclude(tx, row, status)
  return row
}

async function conclude(tx: Tx, row: Row, status: 'APPROVED' | 'REJECTED'): Promise<void> {
  const { memberId, promotionId, terms, reason } = row
  const [owner] = await tx
    .select({ language: members.language, promotion: promotions })
    .from(members)
    .innerJoin(promotions, eq(promotions.id, promotionId))
    .where(eq(members.id, memberId))
  if (!owner) throw new AppError('NOT_FOUND')
  const { language, promotion } = owner
  if (status === 'APPROVED') await grantOf(tx, { memberId }, { promotion, terms })
  const { title, content } = promotionNotices.in(language)[status === 'APPROVED' ? 'approved' : 'rejected']
  const facts = { promotion: textIn(promotion.title, language), reason: reason ?? '' }
  const words = { title: fill(title, facts), content: fill(content, facts) }
  await putMessage(tx, { memberId, kind: 'PROMO', language, ...words, link: `/promoDetail?id=${promotionId}` })
  await enqueue(tx, { topic: 'promo', memberId, payload: {} })
}
