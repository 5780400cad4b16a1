import { AppError, type Endpoints, type Value } from '@boardwalk/api-client/contract'
import { holdTree } from '../agents/place.ts'
import { findInTeam, teamOf } from '../agents/team.ts'
import type { Tx } from '../db/client.ts'
import { eq } from '../db/orm.ts'
import { members } from '../db/schema/member.ts'
import { formatMoney } from '../ledger/money.ts'
import { balanceOf, lockMembers } from '../ledger/post.ts'
import { postBetween } from '../ledger/post-between.ts'
import { units } from '../withdrawals/withdraw-limits.ts'
import { notifyTransfer } from './notify-transfer.ts'
import type { Payer } from './sent-today.ts'
import { checkOutgoing, type Outgoing, transferId } from './transfer-upline.ts'

type Answer = Value<Endpoints['transferDownline']>
type Order = Outgoing & { input: { account: string; amount: string; remark?: string | undefined }; key: string }

/**
 * Moves an agent's cash to an account below it, in one journal (contract D4-3), and notifies both parties. The place
 * in the tree is locked, so that the account cannot move away in between.
 * @throws AppError NOT_FOUND for any account that the agent may not pay; otherwise with the rule and its figure
 */
export async function transferDownline(tx: Tx, order: Order): Promise<Answer> {
  const { payer, input, rule } = order
  if (rule.toDownline === 'NONE') throw new AppError('FEATURE_OFF', { feature: 'transferDownline' })
  await holdTree(tx, payer.merchant, 'join')
  const payee = await findPayee(tx, order)
  const held = await lockMembers(tx, [payer.memberId, payee.id], payer.currency)
  const amount = units(input.amount)
  const asked = { ...order, turnoverTimes: rule.turnoverDown ? order.turnoverTimes : null }
  await checkOutgoing(tx, asked, amount, balanceOf(held.get(payer.memberId) ?? [], 'CASH'))
  const { refNo, wallet } = await postBetween(tx, 'TRD', {
    ...{ payer: payer.memberId, payee: payee.id, currency: payer.currency, amount, actor: 'player' },
    extId: transferId(payer, order.key),
    ...(input.remark && { meta: { remark: input.remark } }),
  })
  await notifyTransfer(tx, { payer: payer.memberId, payee: payee.id, refNo, amount })
  return { refNo, amount: formatMoney(amount), balance: formatMoney(wallet.cash), recipient: payee.account }
}

async function findPayee(tx: Tx, { payer, input, rule }: { payer: Payer } & Pick<Order, 'input' | 'rule'>) {
  const found = await findInTeam(tx, await teamOf(tx, payer), { account: input.account })
  if (found.level !== 1 && rule.toDownline === 'DIRECT') throw new AppError('NOT_FOUND')
  const [member] = await tx.select({ status: members.status }).from(members).where(eq(members.id, found.id))
  if (member?.status !== 'ACTIVE') throw new AppError('NOT_ELIGIBLE')
  return found
}
