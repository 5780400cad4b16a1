import { notifyPlayer } from '../cashier/notify-player.ts'
import type { Tx } from '../db/client.ts'
import type { Units } from '../ledger/money.ts'
import type { WithdrawalRow } from './rows.ts'
import type { WithdrawEvent } from './withdraw-states.ts'

type Notice = Extract<Parameters<typeof notifyPlayer>[1]['notice'], `payout${string}`>
type Facts = { notice: Notice; amount: Units }

/** The message that a change sends to the player; the other changes are their own, or a step on the way. */
const notices: Partial<Record<WithdrawEvent, (row: WithdrawalRow) => Facts>> = {
  approved: ({ amount }) => ({ notice: 'payoutApproved', amount }),
  rejected: ({ amount }) => ({ notice: 'payoutRejected', amount }),
  paid: ({ amount, fee, paid }) => ({
    notice: paid !== null && paid < amount - fee ? 'payoutInPart' : 'payoutPaid',
    amount: paid ?? 0n,
  }),
  failed: ({ amount }) => ({ notice: 'payoutFailed', amount }),
  refunded: ({ refunded }) => ({ notice: 'payoutRefunded', amount: refunded ?? 0n }),
  forced: ({ paid }) => ({ notice: 'payoutForced', amount: paid ?? 0n }),
}

export async function notifyWithdrawal(tx: Tx, event: WithdrawEvent, row: WithdrawalRow): Promise<void> {
  const facts = notices[event]?.(row)
  if (facts) await notifyPlayer(tx, { ...row, ...facts, kind: 'WITHDRAW' })
}
