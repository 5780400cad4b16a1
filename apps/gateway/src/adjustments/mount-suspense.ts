import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Deps } from '../deps.ts'
import { actOnce } from '../ops/act-once.ts'
import { answerOperators, parse } from '../ops/answer-operator.ts'
import type { OpsRole } from '../ops/ops-gate.ts'
import { readSuspense } from '../recon/suspense.ts'
import { Clear, clearSuspense } from './clear-suspense.ts'
import { decided } from './decided.ts'

const Params = v.object({ id: v.pipe(v.string(), v.uuid()) })

/** Payments in suspense, and the way out (contract G2: 0 at the end of a period, or explained). */
export function mountSuspense(app: FastifyInstance, deps: Deps, roles: readonly OpsRole[]): void {
  app.get(
    '/ops/ledger/suspense',
    answerOperators(deps, roles, () => readSuspense(deps.db)),
  )
  app.post(
    '/ops/ledger/suspense/:id/clear',
    answerOperators(deps, roles, async (request, reply, role) => {
      const { id } = parse(Params, request.params)
      const input = parse(Clear, request.body)
      const act = { role, action: 'ops.suspense', input }
      return await actOnce(deps, [request, reply], act, async (tx) =>
        decided(await clearSuspense(tx, deps, { id, input }, role), input),
      )
    }),
  )
}
