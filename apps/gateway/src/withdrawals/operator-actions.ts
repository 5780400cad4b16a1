import { AppError, failReasons, rejectReasons } from '@boardwalk/api-client/contract'
import * as v from 'valibot'
import type { Tx } from '../db/client.ts'
import { eq } from '../db/orm.ts'
import { withdrawals } from '../db/schema/withdrawal.ts'
import { formatMoney, parseMoney, type Units } from '../ledger/money.ts'
import type { Settings } from '../permission/settings.ts'
import { changeWithdrawal } from './change-withdrawal.ts'
import type { WithdrawalRow, WithdrawalRule } from './rows.ts'

const amount = v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,11})(\.\d{1,2})?$/))
const bodies = {
  approve: v.strictObject({}),
  reject: v.strictObject({ reason: v.picklist(rejectReasons) }),
  /** Without an amount all of it was paid. */
  pay: v.strictObject({ amount: v.optional(amount) }),
  fail: v.strictObject({ reason: v.optional(v.picklist(failReasons), 'PROVIDER') }),
  resolve: v.variant('outcome', [
    v.strictObject({ outcome: v.literal('REFUND'), amount }),
    v.strictObject({ outcome: v.literal('FORCED') }),
  ]),
}
type Bodies = { [Name in keyof typeof bodies]: v.InferOutput<(typeof bodies)[Name]> }

type Context = { tx: Tx; row: WithdrawalRow; rule: WithdrawalRule }
type Act<Body> = (context: Context, body: Body) => Promise<WithdrawalRow | null>

const byOperator = 'OPERATOR' as const

const acts: { [Name in keyof Bodies]: Act<Bodies[Name]> } = {
  approve: ({ tx, row, rule }) => changeWithdrawal(tx, row, 'approved', { actor: byOperator, rule }),
  reject: ({ tx, row, rule }, { reason }) => changeWithdrawal(tx, row, 'rejected', { actor: byOperator, rule, reason }),
  pay: ({ tx, row, rule }, body) => {
    const net = row.amount - row.fee
    const paid = body.amount === undefined ? net : within(body.amount, net)
    const reason = paid < net ? ({ reason: 'IN_PART' } as const) : {}
    return changeWithdrawal(tx, row, 'paid', { actor: byOperator, rule, facts: { paid }, ...reason })
  },
  fail: ({ tx, row, rule }, { reason }) => changeWithdrawal(tx, row, 'failed', { actor: byOperator, rule, reason }),
  resolve: ({ tx, row, rule }, body) => {
    if (body.outcome === 'FORCED') return changeWithdrawal(tx, row, 'forced', { actor: byOperator, rule })
    // Never returns money that the player has received.
    const refunded = within(body.amount, (row.paid ?? 0n) - (row.received ?? 0n))
    return changeWithdrawal(tx, row, 'refunded', { actor: byOperator, rule, facts: { refunded } })
  },
}

function within(text: string, most: Units): Units {
  const amount = parseMoney(text) ?? 0n
  if (amount > 0n && amount <= most) return amount
  throw new AppError('AMOUNT_OUT_OF_RANGE', { min: '0.01', max: formatMoney(most) })
}

type Action = {
  body: v.GenericSchema<unknown, Record<string, unknown>>
  run(tx: Tx, settings: Settings, refNo: string, body: Record<string, unknown>): Promise<WithdrawalRow>
}

/** @throws AppError NOT_FOUND, STATE_INVALID, AMOUNT_OUT_OF_RANGE */
const action = <Name extends keyof Bodies>(name: Name): Action => ({
  body: bodies[name],
  run: async (tx, settings, refNo, body) => {
    const [row] = await tx.select().from(withdrawals).where(eq(withdrawals.refNo, refNo))
    if (!row) throw new AppError('NOT_FOUND')
    const rule = (await settings.of(row.merchant)).withdrawal
    const done = await acts[name]({ tx, row, rule }, body as Bodies[Name])
    if (!done) throw new AppError('STATE_INVALID', { status: row.status })
    return done
  },
})

/** Operator's actions on a withdrawal (contract D11-2), by the last part of its path. */
export const operatorActions = {
  approve: action('approve'),
  reject: action('reject'),
  pay: action('pay'),
  fail: action('fail'),
  resolve: action('resolve'),
} as const satisfies Record<keyof Bodies, Action>
