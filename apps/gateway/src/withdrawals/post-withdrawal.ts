import type { Tx } from '../db/client.ts'
import { eq } from '../db/orm.ts'
import { payAccounts } from '../db/schema/withdrawal.ts'
import { post } from '../ledger/post.ts'
import type { WithdrawalRow } from './rows.ts'
import type { Actor, WithdrawEvent } from './withdraw-states.ts'

/**
 * The journal of a change (contract G4). Paid out and returned share one `extId`, so the index alone forbids both; a
 * payment in part returns the rest in the journal of the payment.
 */
export async function postWithdrawal(tx: Tx, event: WithdrawEvent, row: WithdrawalRow, actor: Actor): Promise<void> {
  const { refNo, memberId, currency, amount, fee, paid, refunded } = row
  const common = { memberId, currency, source: 'withdraw', actor: actor.toLowerCase(), meta: { refNo } }
  const end = { ...common, extId: `${refNo}:end` }
  if (event === 'rejected' || event === 'failed') await post(tx, 'WDR', { ...end, facts: { amount } })
  if (event === 'paid' && paid !== null)
    await post(tx, 'WDS', { ...end, facts: { amount, fee, paid, method: await methodOf(tx, row) } })
  if (event === 'refunded' && refunded !== null)
    await post(tx, 'WDF', {
      ...{ ...common, extId: `${refNo}:refund` },
      facts: { amount: refunded, method: await methodOf(tx, row) },
    })
}

export async function methodOf(tx: Tx, { accountId }: Pick<WithdrawalRow, 'accountId'>): Promise<string> {
  const [account] = await tx
    .select({ bankCode: payAccounts.bankCode })
    .from(payAccounts)
    .where(eq(payAccounts.id, accountId))
  if (!account) throw new Error(`The account ${accountId} of a withdrawal is not stored.`)
  return account.bankCode
}
