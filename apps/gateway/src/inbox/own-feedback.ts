import type { Endpoints, Parsed, Value } from '@boardwalk/api-client/contract'
import type { Reader } from '../db/client.ts'
import { count, desc, eq } from '../db/orm.ts'
import { feedback } from '../db/schema/content.ts'

type View = Value<Endpoints['ownFeedback']>
type Row = Pick<
  typeof feedback.$inferSelect,
  'refNo' | 'questionType' | 'content' | 'createdAt' | 'reply' | 'repliedAt'
>

/** A member's own feedback with its answers, newest first. */
export async function ownFeedback(
  db: Reader,
  memberId: string,
  { pageNo, pageSize }: Parsed<Endpoints['ownFeedback']>,
): Promise<View> {
  const own = eq(feedback.memberId, memberId)
  const columns = {
    ...{ refNo: feedback.refNo, questionType: feedback.questionType, content: feedback.content },
    ...{ createdAt: feedback.createdAt, reply: feedback.reply, repliedAt: feedback.repliedAt },
  }
  const [rows, totals] = await Promise.all([
    db
      .select(columns)
      .from(feedback)
      .where(own)
      .orderBy(desc(feedback.createdAt), desc(feedback.id))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize),
    db.select({ count: count() }).from(feedback).where(own),
  ])
  const totalCount = totals[0]?.count ?? 0
  return { list: rows.map(viewOf), pageNo, pageSize, totalCount, totalPages: Math.ceil(totalCount / pageSize) }
}

const viewOf = ({ questionType, createdAt, repliedAt, ...row }: Row): View['list'][number] => ({
  ...row,
  questionType: questionType as View['list'][number]['questionType'],
  status: repliedAt === null ? 'RECEIVED' : 'ANSWERED',
  createdAt: createdAt.toISOString(),
  repliedAt: repliedAt?.toISOString() ?? null,
})
