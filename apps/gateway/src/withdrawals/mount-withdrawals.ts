import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Deps } from '../deps.ts'
import { formatMoney } from '../ledger/money.ts'
import { actOnce } from '../ops/act-once.ts'
import { answerOperator, parse } from '../ops/answer-operator.ts'
import { authorizeOperator } from '../ops/ops-gate.ts'
import { operatorActions } from './operator-actions.ts'
import { sendProof } from './send-proof.ts'

const Params = v.object({ refNo: v.pipe(v.string(), v.regex(/^WD[\w-]{5,40}$/)) })
const Proof = v.object({ id: v.pipe(v.string(), v.uuid()) })

const waiting = `
  SELECT w.ref_no AS "refNo", w.merchant, w.member_id AS "memberId", w.amount, w.fee, w.paid, w.received, w.status,
    w.created_at AS "createdAt", w.next_at AS "nextAt", a.bank_code AS "bankCode", a.account_no AS "accountNo", a.holder,
    (SELECT coalesce(array_agg(p.id), '{}') FROM withdrawal_proof p WHERE p.ref_no = w.ref_no AND p.used_at IS NOT NULL) AS proofs
  FROM withdrawal w JOIN pay_account a ON a.id = w.account_id
  WHERE w.status IN ('REVIEW', 'PAYING', 'DISPUTED') ORDER BY w.next_at, w.ref_no LIMIT 200`
type Row = Record<'amount' | 'fee', string> & Record<'paid' | 'received', string | null>

const shown = (amount: string | null) => (amount === null ? null : formatMoney(BigInt(amount)))

/** Operators of FINANCE review and settle withdrawals (contract D11-2); every decision is audited and takes an `Idempotency-Key`. */
export function mountWithdrawals(app: FastifyInstance, deps: Deps): void {
  app.get(
    '/ops/withdrawals',
    answerOperator(deps, 'FINANCE', async () => {
      const { rows } = await deps.pool.query<Row>(waiting)
      const money = (row: Row) => ({
        ...{ amount: shown(row.amount), fee: shown(row.fee), paid: shown(row.paid), received: shown(row.received) },
      })
      return { list: rows.map((row) => ({ ...row, ...money(row) })) }
    }),
  )
  app.get('/ops/withdrawals/proofs/:id', async (request, reply) => {
    authorizeOperator(deps.config.opsSecrets, ['FINANCE'], request)
    return await sendProof(deps, parse(Proof, request.params).id, reply)
  })
  for (const name of Object.keys(operatorActions) as (keyof typeof operatorActions)[])
    app.post(
      `/ops/withdrawals/:refNo/${name}`,
      answerOperator(deps, 'FINANCE', (request, reply) => act(deps, name, request, reply)),
    )
}

async function act(deps: Deps, name: keyof typeof operatorActions, request: FastifyRequest, reply: FastifyReply) {
  const { refNo } = parse(Params, request.params)
  const { body: schema, run } = operatorActions[name]
  const input = parse(schema, request.body ?? {})
  const act = { role: 'FINANCE' as const, action: `ops.withdrawal.${name}`, input }
  return await actOnce(deps, [request, reply], act, async (tx) => {
    const { merchant, memberId, status } = await run(tx, deps.settings, refNo, input)
    return { merchant, memberId, detail: { refNo, ...input }, value: { refNo, status } }
  })
}
