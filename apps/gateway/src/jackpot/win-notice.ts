import type { Tx } from '../db/client.ts'
import { eq } from '../db/orm.ts'
import { members } from '../db/schema/member.ts'
import { merchants } from '../db/schema/settings.ts'
import type { Units } from '../ledger/money.ts'
import { wants } from '../notices/notices.ts'
import { putMessage } from '../notices/put-message.ts'
import { amountText } from '../texts/amount-text.ts'
import { fill, textsFor } from '../texts/server-texts.ts'

const columns = {
  merchant: members.merchant,
  language: members.language,
  email: members.email,
  provenAt: members.emailProvenAt,
  symbol: merchants.currencySymbol,
}

export type WinNotice = Awaited<ReturnType<typeof putWinNotice>>

/**
 * Puts the win of a pool into the winner's inbox, in the winner's language; without a mailbox if mails are
 * switched off or the address is not confirmed.
 */
export async function putWinNotice(tx: Tx, memberId: string, amount: Units) {
  const [winner] = await tx
    .select(columns)
    .from(members)
    .innerJoin(merchants, eq(merchants.code, members.merchant))
    .where(eq(members.id, memberId))
  if (!winner) throw new Error(`The winner ${memberId} does not exist.`)
  const { title, content } = textsFor(winner.language).jackpot
  const words = { title, content: fill(content, { amount: amountText(amount, winner.symbol) }) }
  await putMessage(tx, { memberId, kind: 'PROMO', language: winner.language, ...words })
  const isMailed = await wants(tx, memberId, { channel: 'EMAIL', topic: 'PROMO' })
  return { winner: isMailed && winner.provenAt ? winner : { ...winner, email: null }, words }
}
