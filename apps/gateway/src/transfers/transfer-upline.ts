import { AppError, type Endpoints, type Value } from '@boardwalk/api-client/contract'
import { isWithin } from '../cashier/deposit-methods.ts'
import type { Tx } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import { fitsScale, formatMoney, type Units } from '../ledger/money.ts'
import { balanceOf, lockMembers } from '../ledger/post.ts'
import { postBetween, transferSource } from '../ledger/post-between.ts'
import { maskName } from '../member/mask.ts'
import { refuseExcluded } from '../protection/exclusion.ts'
import { demandPayout } from '../security-centre/demand-payout.ts'
import { readFunds } from '../withdrawals/read-funds.ts'
import { demandWagered } from '../withdrawals/wagering.ts'
import { units } from '../withdrawals/withdraw-limits.ts'
import { notifyTransfer } from './notify-transfer.ts'
import { type Payer, sentToday } from './sent-today.ts'
import type { TransferRule } from './transfer-rule.ts'
import { uplineOf } from './upline.ts'

type Answer = Value<Endpoints['transferUpline']>
/** Payer and rules, common to all transfers to another member. `turnoverTimes`: null asks for no wagering at all. */
export type Outgoing = { payer: Payer; rule: TransferRule; turnoverTimes: number | null }
export type TransferOrder = Outgoing & {
  input: { amount: string; recipient?: string | undefined; remark?: string | undefined }
  /** The journal is the transfer's only row and is named by it: a repeat finds that journal, for ever (contract K-7). */
  key: string
}

export const transferId = ({ memberId }: Pick<Payer, 'memberId'>, key: string) => `${memberId}:${key}`

/**
 * Moves cash to the upline, in one journal. Both members' accounts are locked first, so that limits and balance are
 * those at the transfer.
 * @throws AppError with the rule, its figure and, where time helps, the next date
 */
export async function transferUpline(tx: Tx, order: TransferOrder): Promise<Answer> {
  const { payer, input, key, rule } = order
  const extId = transferId(payer, key)
  if (!rule.toUpline) throw new AppError('FEATURE_OFF', { feature: 'transferUpline' })
  const upline = await uplineOf(tx, payer.memberId)
  if (!upline) throw new AppError('UPLINE_MISSING')
  const recipient = maskName(upline.username)
  if (input.recipient !== undefined && input.recipient !== recipient) throw new AppError('CONFLICT', { recipient })
  const held = await lockMembers(tx, [payer.memberId, upline.id], payer.currency)
  const amount = units(input.amount)
  await checkOutgoing(tx, order, amount, balanceOf(held.get(payer.memberId) ?? [], 'CASH'))
  const { refNo, wallet } = await postBetween(tx, 'TRU', {
    ...{ payer: payer.memberId, payee: upline.id, currency: payer.currency, amount, extId, actor: 'player' },
    ...(input.remark && { meta: { remark: input.remark } }),
  })
  await notifyTransfer(tx, { payer: payer.memberId, payee: upline.id, refNo, amount })
  return { refNo, amount: formatMoney(amount), balance: formatMoney(wallet.cash), recipient }
}

/** Limits, exclusion, wagering and funds of a transfer. */
export async function checkOutgoing(tx: Tx, { payer, rule, turnoverTimes }: Outgoing, amount: Units, available: Units) {
  const { min, max, dailyAmount } = rule
  if (!fitsScale(amount, 2)) throw new AppError('AMOUNT_SCALE', { min, max })
  if (!isWithin(amount, rule)) throw new AppError('AMOUNT_OUT_OF_RANGE', { min, max })
  await refuseExcluded(tx, payer.memberId)
  await demandPayout(tx, payer)
  const { amount: sent, resetsAt } = await sentToday(tx, payer)
  if (sent + amount > units(dailyAmount))
    throw new AppError('DAILY_LIMIT', { kind: 'AMOUNT', used: formatMoney(sent), limit: dailyAmount, resetsAt })
  if (turnoverTimes !== null) await demandWagered(tx, payer, turnoverTimes)
  if (amount > available) throw new AppError('INSUFFICIENT_FUNDS', { available: formatMoney(available) })
}

/** The transfer of a key, with the balance of now; `show` writes the receiver's name. */
export async function transferNamed(
  tx: Tx,
  { memberId, currency }: Payer,
  key: string,
  show: (name: string) => string = maskName,
): Promise<Answer | null> {
  const { rows } = await tx.execute<{ refNo: string; amount: string; payee: string }>(sql`
    SELECT j.ref_no AS "refNo", e.amount, m.username AS payee FROM journal j
      JOIN entry e ON e.journal_id = j.id AND e.seq = 1 JOIN account a ON a.id = e.account_id
      JOIN member m ON m.id = a.member_id
    WHERE j.source = ${transferSource} AND j.ext_id = ${transferId({ memberId }, key)}`)
  if (!rows[0]) return null
  const { refNo, amount, payee } = rows[0]
  const balance = formatMoney(await readFunds(tx, memberId, currency))
  return { refNo, amount: formatMoney(BigInt(amount)), balance, recipient: show(payee) }
}
