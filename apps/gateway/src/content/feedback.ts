import { createHash } from 'node:crypto'
import { AppError, type Call, countWords, type endpoints } from '@boardwalk/api-client/contract'
import { and, eq } from '../db/orm.ts'
import { feedback } from '../db/schema/content.ts'
import type { Deps } from '../deps.ts'
import { newId } from '../ids.ts'
import { newRef } from '../ledger/reference.ts'

type FeedbackCall = Call<(typeof endpoints)['feedback']>

/** @throws AppError VALIDATION_FAILED when the text is outside the merchant's limits in words */
async function checkLength({ settings }: Deps, merchant: string, content: string): Promise<void> {
  const { minWords, maxWords } = (await settings.of(merchant)).feedback
  const words = countWords(content)
  if (words >= minWords && words <= maxWords) return
  const rule = words < minWords ? 'minWords' : 'maxWords'
  throw new AppError('VALIDATION_FAILED', { fields: [{ field: 'content', rule, min: minWords, max: maxWords }] })
}

/**
 * Stores feedback. The same words of the same member are one feedback: a second click, or a try after an answer that was
 * lost, gets the number of the first.
 */
export async function putFeedback(deps: Deps, { input, caller, request }: FeedbackCall): Promise<{ refNo: string }> {
  const { questionType, contact = null } = input
  const content = input.content.trim()
  await checkLength(deps, request.merchant, content)
  const memberId = caller?.memberId ?? null
  const digest = createHash('sha256').update(`${questionType}\n${content}`).digest('hex')
  const row = { questionType, content, contact, memberId, digest, ip: request.ip, merchant: request.merchant }
  const [stored] = await deps.db
    .insert(feedback)
    .values({ ...row, id: newId(), refNo: newRef('FB', deps.clock()) })
    .onConflictDoNothing({ target: [feedback.memberId, feedback.digest] })
    .returning({ refNo: feedback.refNo })
  if (stored) return stored
  const [earlier] = await deps.db
    .select({ refNo: feedback.refNo })
    .from(feedback)
    .where(and(eq(feedback.memberId, memberId ?? ''), eq(feedback.digest, digest)))
  if (!earlier) throw new Error('The feedback that was in the way is gone.')
  return earlier
}
