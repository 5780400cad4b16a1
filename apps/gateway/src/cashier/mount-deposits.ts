import { AppError, MoneyIn } from '@boardwalk/api-client/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Tx } from '../db/client.ts'
import { eq, sql } from '../db/orm.ts'
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
import { checkPaid, type DepositMethod } from './deposit-methods.ts'
import type { DepositRow } from './deposit-view.ts'
import { bonusFor } from './offer-terms.ts'
import { payDeposit } from './pay-deposit.ts'

const Params = v.object({ refNo: v.pipe(v.string(), v.regex(/^DP[\w-]{5,40}$/)) })
/** `amount`: of the money that arrived, where it is not the ordered one. */
const bodies = {
  approve: v.strictObject({ amount: v.optional(MoneyIn) }),
  reject: v.strictObject({}),
} as const

/** Open deposits, and closed ones whose player sent a payment slip within the last week: their money may still arrive. */
const open = sql`${deposits.status} IN ('CREATED', 'PENDING')
  OR (${deposits.status} IN ('EXPIRED', 'CANCELLED') AND ${deposits.slipAt} > now() - interval '7 days')`

/** One row of the list; an approval grants `bonus` beside the amount. */
function listed(row: DepositRow) {
  const { refNo, merchant, memberId, method, kind, currency, status, createdAt, expiresAt, slipAt, offer } = row
  return {
    ...{ refNo, merchant, memberId, method, kind, currency, status, createdAt, expiresAt, slipAt },
    ...{ amount: formatMoney(row.amount), fee: formatMoney(row.fee) },
    promoId: offer?.promotionId ?? null,
    bonus: offer && formatMoney(bonusFor(row.amount, offer)),
  }
}

type Order = { row: DepositRow; methods: readonly DepositMethod[]; amount: string | undefined }
/** The deposit afterwards; null where its state does not allow the decision. */
type Act = (tx: Tx, order: Order) => Promise<DepositRow | null>

/** An operator also credits a bank transfer that has ended, because no provider reports its money. */
const isDecided = ({ kind, status }: DepositRow): boolean =>
  status === 'PENDING' || (kind === 'BANK_TRANSFER' && (status === 'EXPIRED' || status === 'CANCELLED'))

/**
 * An operator who has seen the money credits the order with the amount that arrived, as for a payment that a provider
 * reports. A payment that is reported later waits in suspense.
 */
const acts: Record<keyof typeof bodies, Act> = {
  approve: async (tx, { row, methods, amount }) => {
    const { currency, refNo } = row
    if (!isDecided(row)) return null
    const payment = { amount: checkPaid(methods, row, amount), currency, providerRef: `operator-${refNo}` }
    return (await payDeposit(tx, row, payment, methods, 'OPERATOR')).deposit
  },
  reject: (tx, { row }) => changeDeposit(tx, row.refNo, 'rejected'),
}

/** Operators of FINANCE review deposits (contract D11-1); every decision is audited and takes an `Idempotency-Key`. */
export function mountDeposits(app: FastifyInstance, deps: Deps): void {
  app.get(
    '/ops/deposits',
    answerOperator(deps, 'FINANCE', async () => {
      const rows = await deps.db
        .select()
        .from(deposits)
        .where(open)
        .orderBy(deposits.createdAt, deposits.refNo)
        .limit(200)
      return { list: rows.map(listed) }
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
  return await sendProof(deps, slipId, reply, refNo)
}

async function act(deps: Deps, name: keyof typeof acts, request: FastifyRequest, reply: FastifyReply) {
  const { refNo } = parse(Params, request.params)
  const input: { amount?: string | undefined } = parse(bodies[name], request.body ?? {})
  const act = { role: 'FINANCE' as const, action: `ops.deposit.${name}`, input }
  return await actOnce(deps, [request, reply], act, async (tx) => {
    const [order] = await tx.select().from(deposits).where(eq(deposits.refNo, refNo))
    if (!order) throw new AppError('NOT_FOUND')
    const { merchant, memberId, status, slipId: slip } = order
    const { methods } = (await deps.settings.of(merchant)).deposit
    const now = await acts[name](tx, { row: order, methods, amount: input.amount })
    if (!now) throw new AppError('STATE_INVALID', { status })
    const [amount, paid, bonus] = [order.amount, now.paid, now.bonus].map((units) => units && formatMoney(units))
    return {
      merchant,
      memberId,
      detail: { refNo, amount, paid, bonus, slip },
      value: { refNo, status: now.status, paid, bonus },
    }
  })
}
