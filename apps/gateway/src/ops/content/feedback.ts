import { AppError } from '@boardwalk/api-client/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Tx } from '../../db/client.ts'
import { desc, eq, sql } from '../../db/orm.ts'
import { feedback } from '../../db/schema/content.ts'
import { members } from '../../db/schema/member.ts'
import type { Deps } from '../../deps.ts'
import { storeMessage } from '../../notices/put-message.ts'
import { fill, textsFor } from '../../texts/server-texts.ts'
import { actOnce } from '../act-once.ts'
import { answerOperator, parse } from '../answer-operator.ts'
import { knownSite, Site } from './mount-content.ts'

const Params = v.strictObject({ refNo: v.pipe(v.string(), v.regex(/^FB[\w-]{5,40}$/)) })
const Reply = v.strictObject({ reply: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(2000)) })

/** Operators of CONTENT read feedback, the unanswered first, and answer it. */
export function mountFeedback(app: FastifyInstance, deps: Deps): void {
  app.get(
    '/ops/feedback',
    answerOperator(deps, 'CONTENT', async ({ query }) => {
      const { merchant } = knownSite(deps, parse(Site, query))
      const order = [sql`${feedback.repliedAt} IS NULL DESC`, desc(feedback.createdAt), desc(feedback.id)]
      const rows = await deps.db
        .select()
        .from(feedback)
        .where(eq(feedback.merchant, merchant))
        .orderBy(...order)
        .limit(100)
      return { list: rows.map(({ digest: _digest, ip: _ip, ...row }) => row) }
    }),
  )
  app.post(
    '/ops/feedback/:refNo/reply',
    answerOperator(deps, 'CONTENT', (request, reply) => answer(deps, request, reply)),
  )
}

async function answer(deps: Deps, request: FastifyRequest, reply: FastifyReply) {
  const { refNo } = parse(Params, request.params)
  const input = parse(Reply, request.body)
  const act = { role: 'CONTENT', action: 'ops.feedback.reply', input } as const
  return await actOnce(deps, [request, reply], act, async (tx) => {
    const { merchant, memberId } = await storeReply(tx, refNo, input.reply)
    return { merchant, memberId, detail: { refNo, ...input }, value: { refNo, status: 'ANSWERED' } }
  })
}

/** Stores the one answer and puts it into the member's inbox. @throws AppError NOT_FOUND, STATE_INVALID */
async function storeReply(tx: Tx, refNo: string, reply: string) {
  const [row] = await tx.select().from(feedback).where(eq(feedback.refNo, refNo)).for('update')
  if (!row) throw new AppError('NOT_FOUND')
  if (row.repliedAt) throw new AppError('STATE_INVALID', { status: 'ANSWERED' }, 'it was answered before')
  const { memberId } = row
  if (!memberId) throw new AppError('STATE_INVALID', { status: 'VISITOR' }, 'a visitor has no inbox: use the contact')
  await tx.update(feedback).set({ reply, repliedAt: sql`now()` }).where(eq(feedback.refNo, refNo))
  const [owner] = await tx.select({ language: members.language }).from(members).where(eq(members.id, memberId))
  const language = owner?.language ?? 'EN'
  const { title, content } = textsFor(language).reply
  await storeMessage(tx, { memberId, kind: 'PERSONAL', language, title, content: fill(content, { reply, refNo }) })
  return { merchant: row.merchant, memberId }
}
