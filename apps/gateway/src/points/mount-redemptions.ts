import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Deps } from '../deps.ts'
import { formatMoney } from '../ledger/money.ts'
import { actOnce } from '../ops/act-once.ts'
import { answerOperator, parse } from '../ops/answer-operator.ts'
import { decide } from './decide.ts'

const Params = v.object({ refNo: v.pipe(v.string(), v.regex(/^PT[\w-]{5,40}$/)) })
const Body = v.strictObject({ remark: v.optional(v.pipe(v.string(), v.maxLength(140))) })
const outcomes = { approve: 'APPROVED', reject: 'REJECTED' } as const

const open = `
  SELECT ref_no AS "refNo", merchant, member_id AS "memberId", type, quantity, points, contact, address,
    applied_at AS "appliedAt" FROM redemption WHERE status = 'IN_PROCESS' ORDER BY applied_at, ref_no LIMIT 200`

/** Operators decide redemptions (contract D11-3); every decision is audited and takes an `Idempotency-Key`. */
export function mountRedemptions(app: FastifyInstance, deps: Deps): void {
  app.get(
    '/ops/points/redemptions',
    answerOperator(deps, 'RISK', async () => {
      const { rows } = await deps.pool.query<{ points: string }>(open)
      return { list: rows.map((row) => ({ ...row, points: formatMoney(BigInt(row.points)) })) }
    }),
  )
  for (const [name, status] of Object.entries(outcomes))
    app.post(
      `/ops/points/redemptions/:refNo/${name}`,
      answerOperator(deps, 'RISK', async (request, reply) => {
        const { refNo } = parse(Params, request.params)
        const { remark } = parse(Body, request.body ?? {})
        return await actOnce(
          deps,
          [request, reply],
          { role: 'RISK', action: `ops.redemption.${name}`, input: { remark } },
          async (tx) => {
            const { merchant, memberId } = await decide(tx, { refNo, status, actor: 'RISK', remark })
            return { merchant, memberId, detail: { refNo }, value: { refNo, status } }
          },
        )
      }),
    )
}
