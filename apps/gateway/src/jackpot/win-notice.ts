import { eq } from 'drizzle-orm'
import type { Tx } from '../db/client.ts'
import { members, messages } from '../db/schema/member.ts'
import { merchants } from '../db/schema/settings.ts'
import { newId } from '../ids.ts'
import type { Units } from '../ledger/money.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { amountText } from '../texts/amount-text.ts'
import { fill, textsFor } from '../texts/server-texts.ts'

const columns = {
  merchant: members.merchant,
  language: members.language,
  email: members.email,
  symbol: merchants.currencySymbol,
}

export type WinNotice = Awaited<ReturnType<typeof putWinNotice>>

/** Puts the win of a pool into the winner's inbox, in the winner's language. */
export async function putWinNotice(tx: Tx, memberId: string, amount: Units) {
  const [winner] = await tx
    .select(columns)
    .from(members)
    .innerJoin(merchants, eq(merchants.code, members.merchant))
    .where(eq(members.id, memberId))
  if (!winner) throw new Error(`The winner ${memberId} does not exist.`)
  const { title, content } = textsFor(winner.language).jackpot
  const words = { title, content: fill(content, { amount: amountText(amount, winner.symbol) }) }
  await tx.insert(messages).values({ id: newId(), memberId, kind: 'PROMO', ...words })
  await enqueue(tx, { topic: 'message', memberId, payload: {} })
  return { winner, words }
}
