import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Deps } from '../deps.ts'
import { actOnce } from '../ops/act-once.ts'
import { answerOperator, parse } from '../ops/answer-operator.ts'
import { type Decision, decideApplication } from './decide.ts'

const Params = v.object({ refNo: v.pipe(v.string(), v.regex(/^PA[\w-]{5,40}$/)) })
const Reason = v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(200))
const actions = {
  process: { status: 'PROCESSING', Body: v.strictObject({}) },
  approve: { status: 'APPROVED', Body: v.strictObject({}) },
  /** The player reads the reason. */
  reject: { status: 'REJECTED', Body: v.strictObject({ reason: Reason }) },
} as const satisfies Record<string, { status: Decision['status']; Body: v.GenericSchema<{ reason?: string }> }>

const open = `
  SELECT ref_no AS "refNo", merchant, member_id AS "memberId", promotion_id AS "promotionId", status, comment, contact,
    pictures, applied_at AS "appliedAt" FROM promotion_application
  WHERE status IN ('IN_PROCESS', 'PROCESSING') ORDER BY applied_at, ref_no LIMIT 200`

/** Operators decide applications (contract D11-3); every decision is audited and takes an `Idempotency-Key`. */
export function mountApplications(app: FastifyInstance, deps: Deps): void {
  app.get(
    '/ops/promotions/applications',
    answerOperator(deps, 'RISK', async () => ({ list: (await deps.pool.query(open)).rows })),
  )
  for (const [name, { status, Body }] of Object.entries(actions))
    app.post(
      `/ops/promotions/applications/:refNo/${name}`,
      answerOperator(deps, 'RISK', async (request, reply) => {
        const { refNo } = parse(Params, request.params)
        const input: { reason?: string } = parse(Body, request.body ?? {})
        const act = { role: 'RISK', action: `ops.application.${name}`, input } as const
        return await actOnce(deps, [request, reply], act, async (tx) => {
          const { merchant, memberId } = await decideApplication(tx, { refNo, status, ...input })
          return { merchant, memberId, detail: { refNo }, value: { refNo, status } }
        })
      }),
    )
}
