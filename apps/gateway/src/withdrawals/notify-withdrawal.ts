import { type News, notifyPlayer } from '../cashier/notify-player.ts'
import type { Tx } from '../db/client.ts'
import { eq } from '../db/orm.ts'
import { payAccounts } from '../db/schema/withdrawal.ts'
import type { Units } from '../ledger/money.ts'
import type { WithdrawalRow } from './rows.ts'
import type { WithdrawEvent } from './withdraw-states.ts'

type Facts = { notice: Extract<News['notice'], `payout${string}`>; amount: Units }

/** The message that a change sends to the player; `sent` is a step on the way. */
const notices: Record<Exclude<WithdrawEvent, 'sent'> | 'requested', (row: WithdrawalRow) => Facts> = {
  requested: ({ amount }) => ({ notice: 'payoutRequested', amount }),
  approved: ({ amount }) => ({ notice: 'payoutApproved', amount }),
  rejected: ({ amount }) => ({ notice: 'payoutRejected', amount }),
  paid: ({ amount, fee, paid }) => ({
    notice: paid !== null && paid < amount - fee ? 'payoutInPart' : 'payoutPaid',
    amount: paid ?? 0n,
  }),
  failed: ({ amount }) => ({ notice: 'payoutFailed', amount }),
  received: ({ received }) => ({ notice: 'payoutReceived', amount: received ?? 0n }),
  disputed: ({ paid }) => ({ notice: 'payoutDisputed', amount: paid ?? 0n }),
  refunded: ({ refunded }) => ({ notice: 'payoutRefunded', amount: refunded ?? 0n }),
  forced: ({ paid }) => ({ notice: 'payoutForced', amount: paid ?? 0n }),
}

export async function notifyWithdrawal(tx: Tx, event: WithdrawEvent | 'requested', row: WithdrawalRow): Promise<void> {
  if (event === 'sent') return
  const { refNo, memberId, merchant, reason, amount, fee, paid, received, refunded } = row
  const [account] = await tx.select().from(payAccounts).where(eq(payAccounts.id, row.accountId))
  await notifyPlayer(tx, {
    ...{ refNo, memberId, merchant, reason, account, kind: 'WITHDRAW', ...notices[event](row) },
    amounts: { amount, fee, paid, received, refunded },
  })
}
