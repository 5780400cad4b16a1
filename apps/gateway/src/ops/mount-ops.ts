import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as v from 'valibot'
import { mountAdjustments } from '../adjustments/mount-adjustments.ts'
import { endByHouse, HouseEnd, HouseOffer, offerByHouse } from '../contracts/ops-contracts.ts'
import type { Tx } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { GrantReward, grantReward, WithdrawReward, withdrawReward } from '../reward-centre/grant-by-operator.ts'
import { endAllSessions } from '../session/start-session.ts'
import { actOnce } from './act-once.ts'
import { answerOperator, parse, type Run } from './answer-operator.ts'
import { mountFeedback } from './content/feedback.ts'
import { mountContent } from './content/mount-content.ts'
import { mountSettings } from './content/mount-settings.ts'
import { disable, enable } from './member-status.ts'
import { mountAudit } from './mount-audit.ts'
import { mountLedger } from './mount-ledger.ts'
import type { OpsRole } from './ops-gate.ts'
import { exclude, findMember, lift, merchantOfMember, protectionOf, setLimit } from './protection.ts'
import { Exclude, FindMember, Lift, Member, SetHeadRebate, SetLimit, SetUpline } from './protection-input.ts'
import { setHeadRebate } from './set-head-rebate.ts'
import { setUpline } from './set-upline.ts'

type Write<S extends v.GenericSchema> = {
  action: string
  method: 'POST' | 'PUT' | 'DELETE'
  path: string
  body: S
  /** Its return value is added to the audit log. */
  run(tx: Tx, memberId: string, body: v.InferOutput<S>, role: OpsRole, deps: Deps): Promise<unknown>
}
const write = <S extends v.GenericSchema>(row: Write<S>) => row

/** Writes of RISK operators on a member; every one is audited and takes an `Idempotency-Key`. */
const writes = [
  write({ action: 'ops.limit', method: 'PUT', path: 'limits', body: SetLimit, run: setLimit }),
  write({ action: 'ops.exclude', method: 'POST', path: 'exclusions', body: Exclude, run: exclude }),
  write({ action: 'ops.upline', method: 'PUT', path: 'upline', body: SetUpline, run: setUpline }),
  write({ action: 'ops.rebate', method: 'PUT', path: 'rebate', body: SetHeadRebate, run: setHeadRebate }),
  write({ action: 'ops.contract', method: 'POST', path: 'contracts', body: HouseOffer, run: offerByHouse }),
  write({ action: 'ops.contractEnd', method: 'DELETE', path: 'contracts', body: HouseEnd, run: endByHouse }),
  write({ action: 'ops.lift', method: 'DELETE', path: 'exclusions', body: Lift, run: lift }),
  write({ action: 'ops.reward', method: 'POST', path: 'rewards', body: GrantReward, run: grantReward }),
  write({ action: 'ops.rewardWithdraw', method: 'DELETE', path: 'rewards', body: WithdrawReward, run: withdrawReward }),
  write({
    action: 'ops.endSessions',
    method: 'POST',
    path: 'endSessions',
    body: Lift,
    run: (tx, memberId) => endAllSessions(tx, memberId),
  }),
  write({ action: 'ops.disable', method: 'POST', path: 'disable', body: Lift, run: disable }),
  write({ action: 'ops.enable', method: 'POST', path: 'enable', body: Lift, run: enable }),
]

/** Operators' API over members, content, settings and the audit log (contract D11): loopback, a secret per role, the envelope of A1. */
export function mountOps(app: FastifyInstance, deps: Deps): void {
  mountContent(app, deps)
  mountSettings(app, deps)
  mountFeedback(app, deps)
  mountAudit(app, deps)
  mountLedger(app, deps)
  mountAdjustments(app, deps)
  const guarded = (run: Run) => answerOperator(deps, 'RISK', run)
  app.get(
    '/ops/members',
    guarded(async ({ query }) => await findMember(deps.db, parse(FindMember, query))),
  )
  app.get(
    '/ops/members/:id/protection',
    guarded(async ({ params }) => {
      const { id } = parse(Member, params)
      await merchantOfMember(deps.db, id)
      return await protectionOf(deps.db, id)
    }),
  )
  for (const row of writes)
    app.route({
      method: row.method,
      url: `/ops/members/:id/${row.path}`,
      handler: guarded((request, reply) => change(deps, row as Write<v.GenericSchema>, request, reply)),
    })
}

async function change(deps: Deps, row: Write<v.GenericSchema>, request: FastifyRequest, reply: FastifyReply) {
  const { id } = parse(Member, request.params)
  const body = parse(row.body, request.body)
  const merchant = await merchantOfMember(deps.db, id)
  const act = { role: 'RISK' as const, action: row.action, input: body as object }
  return await actOnce(deps, [request, reply], act, async (tx) => {
    const done = await row.run(tx, id, body, 'RISK', deps)
    const detail = { ...(body as object), ...(done as object | undefined) }
    return { merchant, memberId: id, detail, value: await protectionOf(tx, id) }
  })
}
