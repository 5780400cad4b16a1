import { AppError } from '@boardwalk/api-client/contract'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Tx } from '../db/client.ts'
import { deposits } from '../db/schema/cashier.ts'
import type { Deps } from '../deps.ts'
import { readFacts } from '../http/endpoints/facts.ts'
import { formatMoney } from '../ledger/money.ts'
import { actOnce } from '../ops/act-once.ts'
import { answerOperator, parse } from '../ops/answer-operator.ts'
import { authorizeOperator } from '../ops/ops-gate.ts'
import { audit } from '../security/audit.ts'
import { sendProof } from '../withdrawals/send-proof.ts'
import { changeDeposit } from './change-deposit.ts'
import type { DepositMethod } from './deposit-methods.ts'
import type { DepositRow } from './deposit-view.ts'
import { payDeposit } from './pay-deposit.ts'

const Params = v.object({ refNo: v.pipe(v.string(), v.regex(/^DP[\w-]{5,40}$/)) })
const Body = v.strictObject({})

const open = `
  SELECT ref_no AS "refNo", merchant, member_id AS "memberId", method, amount, fee, status, created_at AS "createdAt",
    expires_at AS "expiresAt", slip_at AS "slipAt" FROM deposit WHERE status IN ('CREATED', 'PENDING') ORDER BY created_at, ref_no LIMIT 200`

type Act = (tx: Tx, order: DepositRow, methods: readonly DepositMethod[]) => Promise<boolean>

/** An operator who has seen the money credits the order as it is; a payment that is reported later waits in suspense. */
const acts: Record<'approve' | 'reject', Act> = {
  approve: async (tx, order, methods) => {
    const { amount, currency, refNo } = order
    if (order.status !== 'PENDING') return false
    const payment = { amount, currency, providerRef: `operator-${refNo}` }
    return (await payDeposit(tx, order, payment, methods, 'OPERATOR')) === 'APPLIED'
  },
  reject: async (tx, { refNo }) => (await changeDeposit(tx, refNo, 'rejected')) !== null,
}

/** Operators of FINANCE review deposits (contract D11-1); every decision is audited and takes an `Idempotency-Key`. */
export function mountDeposits(app: FastifyInstance, deps: Deps): void {
  app.get(
    '/ops/deposits',
    answerOperator(deps, 'FINANCE', async () => {
      const { rows } = await deps.pool.query<{ amount: string; fee: string }>(open)
      const money = (amount: string) => formatMoney(BigInt(amount))
      return { list: rows.map((row) => ({ ...row, amount: money(row.amount), fee: money(row.fee) })) }
    }),
  )
  app.get('/ops/deposits/:refNo/slip', async (request, reply) => {
    authorizeOperator(deps.config.opsSecrets, ['FINANCE'], request)
    return await showSlip(deps, request, reply)
  })
  for (const name of ['approve', 'reject'] as const)
    app.post(
      `/ops/deposits/:refNo/${name}`,
      answerOperator(deps, 'FINANCE', (request, reply) => act(deps, name, request, reply)),
    )
}

/** The picture of the slip that counts; reading it is audited, because it shows a player's account. */
async function showSlip(deps: Deps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { refNo } = parse(Params, request.params)
  const [order] = await deps.db.select().from(deposits).where(eq(deposits.refNo, refNo))
  if (!order?.slipId) throw new AppError('NOT_FOUND')
  const { merchant, memberId, slipId } = order
  const { ip, traceId } = readFacts(deps, request)
  const detail = { refNo, slip: slipId }
  await audit(deps.db, { merchant, memberId, action: 'ops.deposit.slip', succeeded: true, ip, traceId, detail })
  return await sendProof(deps, slipId, reply)
}

async function act(deps: Deps, name: keyof typeof acts, request: FastifyRequest, reply: FastifyReply) {
  const { refNo } = parse(Params, request.params)
  const input = parse(Body, request.body ?? {})
  const act = { role: 'FINANCE' as const, action: `ops.deposit.${name}`, input }
  return await actOnce(deps, [request, reply], act, async (tx) => {
    const [order] = await tx.select().from(deposits).where(eq(deposits.refNo, refNo))
    if (!order) throw new AppError('NOT_FOUND')
    const { merchant, memberId, status } = order
    const { methods } = (await deps.settings.of(merchant)).deposit
    if (!(await acts[name](tx, order, methods))) throw new AppError('STATE_INVALID', { status })
    const value = { refNo, status: name === 'approve' ? 'APPROVED' : 'REJECTED' }
    return { merchant, memberId, detail: { refNo }, value }
  })
}
