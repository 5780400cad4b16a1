import { eq } from 'drizzle-orm'
import type { Tx } from '../db/client.ts'
import { members } from '../db/schema/member.ts'
import { merchants } from '../db/schema/settings.ts'
import type { Units } from '../ledger/money.ts'
import { putMessage } from '../notices/put-message.ts'
import { amountText } from '../texts/amount-text.ts'
import { fill } from '../texts/server-texts.ts'
import { cashierTexts } from './cashier-texts.ts'

type Notice = Exclude<keyof ReturnType<typeof cashierTexts.in>, 'methods' | 'provider'>
type News = {
  memberId: string
  merchant: string
  refNo: string
  kind: 'DEPOSIT' | 'WITHDRAW'
  notice: Notice
  amount: Units
}

/** A message about money, in the player's language; `{refNo}` and `{amount}` are its facts. */
export async function notifyPlayer(tx: Tx, { memberId, merchant, refNo, kind, notice, amount }: News): Promise<void> {
  const [owner] = await tx
    .select({ language: members.language, symbol: merchants.currencySymbol })
    .from(members)
    .innerJoin(merchants, eq(merchants.code, merchant))
    .where(eq(members.id, memberId))
  if (!owner) return
  const { title, content } = cashierTexts.in(owner.language)[notice]
  const facts = { refNo, amount: amountText(amount, owner.symbol) }
  await putMessage(tx, { memberId, kind, title: fill(title, facts), content: fill(content, facts) })
}
