import { AppError, type Caller, type Endpoints, maxProofs, type Parsed } from '@boardwalk/api-client/contract'
import type { Tx } from '../db/client.ts'
import { fitsScale, formatMoney, type Units } from '../ledger/money.ts'
import { changeWithdrawal } from './change-withdrawal.ts'
import { useProofs } from './proofs.ts'
import type { WithdrawalRow, WithdrawalRule } from './rows.ts'
import { units } from './withdraw-limits.ts'
import { ownWithdrawal } from './withdraw-view.ts'

type Asked = Parsed<Endpoints['receiveWithdrawal']>
const cent = 100n

/** The player's answer to a payout: it arrived, a part of it did, or nothing. The last needs a picture as proof. */
export async function receiveWithdrawal(
  tx: Tx,
  caller: Pick<Caller, 'memberId'>,
  { refNo, result, received, proofs }: Asked,
  rule: WithdrawalRule,
): Promise<WithdrawalRow> {
  const row = await ownWithdrawal(tx, caller, refNo)
  const wrongState = new AppError('STATE_INVALID', { status: row.status })
  if (row.status !== 'PAID_OUT' || row.paid === null) throw wrongState
  if (result === 'NOT_RECEIVED' && proofs.length === 0) throw new AppError('FILE_COUNT', { min: 1, max: maxProofs })
  const arrived = { RECEIVED: () => row.paid, PARTLY: () => partOf(received, row.paid ?? 0n), NOT_RECEIVED: () => 0n }
  const facts = { received: arrived[result]() }
  const event = result === 'RECEIVED' ? 'received' : 'disputed'
  const changed = await changeWithdrawal(tx, row, event, { actor: 'PLAYER', rule, facts })
  if (!changed) throw wrongState
  if (result !== 'RECEIVED') await useProofs(tx, row.memberId, refNo, proofs)
  return changed
}

/** More than nothing and less than all. */
function partOf(received: string | undefined, paid: Units): Units {
  const part = units(received ?? '')
  const bounds = { min: formatMoney(cent), max: formatMoney(paid - cent) }
  if (!fitsScale(part, 2)) throw new AppError('AMOUNT_SCALE', bounds)
  if (part < cent || part >= paid) throw new AppError('AMOUNT_OUT_OF_RANGE', bounds)
  return part
}
