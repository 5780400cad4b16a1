import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { desc, sql } from '../db/orm.ts'
import { adjustments } from '../db/schema/adjustment.ts'
import type { Deps } from '../deps.ts'
import { formatMoney } from '../ledger/money.ts'
import { actOnce } from '../ops/act-once.ts'
import { answerOperators, parse } from '../ops/answer-operator.ts'
import { knownSite } from '../ops/content/mount-content.ts'
import type { OpsRole } from '../ops/ops-gate.ts'
import { approve, type Decision, decisions, reject } from './decide.ts'
import { decided } from './decided.ts'
import { mountSuspense } from './mount-suspense.ts'
import { Propose, propose } from './propose.ts'

const Params = v.object({ refNo: v.pipe(v.string(), v.regex(/^TR[\w-]{5,40}$/)) })
/** The operators of money: one proposes, the other decides. */
const both: readonly OpsRole[] = ['FINANCE', 'RISK']

/** Corrections of members' money (contract D11-4), and payments in suspense; each is audited and takes an `Idempotency-Key`. */
export function mountAdjustments(app: FastifyInstance, deps: Deps): void {
  mountSuspense(app, deps, both)
  app.get(
    '/ops/adjustments',
    answerOperators(deps, both, async () => {
      const order = [sql`${adjustments.status} = 'WAITING' DESC`, desc(adjustments.proposedAt), desc(adjustments.refNo)]
      const rows = await deps.db
        .select()
        .from(adjustments)
        .orderBy(...order)
        .limit(100)
      return { list: rows.map((row) => ({ ...row, amount: formatMoney(row.amount) })) }
    }),
  )
  app.post(
    '/ops/adjustments',
    answerOperators(deps, both, async (request, reply, role) => {
      const input = knownSite(deps, parse(Propose, request.body))
      const act = { role, action: 'ops.adjustment', input }
      return await actOnce(deps, [request, reply], act, async (tx) =>
        decided(await propose(tx, deps, input, role), input),
      )
    }),
  )
  for (const name of Object.keys(decisions) as Decision[])
    app.post(
      `/ops/adjustments/:refNo/${name}`,
      answerOperators(deps, both, async (request, reply, role) => {
        const { refNo } = parse(Params, request.params)
        const input: { reason?: string } = parse(decisions[name], request.body ?? {})
        const act = { role, action: `ops.adjustment.${name}`, input }
        return await actOnce(deps, [request, reply], act, async (tx) => {
          const { reason } = input
          return decided(
            reason === undefined ? await approve(tx, refNo, role) : await reject(tx, refNo, role, reason),
            input,
          )
        })
      }),
    )
}
