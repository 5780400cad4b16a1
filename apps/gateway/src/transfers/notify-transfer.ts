import { notifyPlayer } from '../cashier/notify-player.ts'
import type { Tx } from '../db/client.ts'
import { inArray } from '../db/orm.ts'
import { members } from '../db/schema/member.ts'
import type { Units } from '../ledger/money.ts'
import { maskName } from '../member/mask.ts'

type Transfer = { payer: string; payee: string; refNo: string; amount: Units }

/**
 * Messages to both parties of a transfer, with the other's name masked. The payer's note is left out: a mail of the
 * brand must not contain words of another player.
 */
export async function notifyTransfer(tx: Tx, { payer, payee, refNo, amount }: Transfer): Promise<void> {
  const rows = await tx
    .select({ id: members.id, username: members.username, merchant: members.merchant })
    .from(members)
    .where(inArray(members.id, [payer, payee]))
  const [from, to] = [payer, payee].map((id) => rows.find((row) => row.id === id))
  if (!from || !to) throw new Error(`The parties of ${refNo} do not exist.`)
  const common = { kind: 'PERSONAL', refNo, amount, amounts: { amount } } as const
  const [sender, recipient] = [maskName(from.username), maskName(to.username)]
  await notifyPlayer(tx, {
    ...{ ...common, memberId: payer, merchant: from.merchant, notice: 'transferSent' },
    ...{ name: recipient, parties: { to: recipient } },
  })
  await notifyPlayer(tx, {
    ...{ ...common, memberId: payee, merchant: to.merchant, notice: 'transferReceived' },
    ...{ name: sender, parties: { from: sender } },
  })
}
