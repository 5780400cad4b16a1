import { eq } from 'drizzle-orm'
import type { Tx } from '../db/client.ts'
import { members } from '../db/schema/member.ts'
import { merchants } from '../db/schema/settings.ts'
import type { Units } from '../ledger/money.ts'
import { maskName } from '../member/mask.ts'
import { putMessage } from '../notices/put-message.ts'
import { amountText } from '../texts/amount-text.ts'
import { fill } from '../texts/server-texts.ts'
import { textFile } from '../texts/text-file.ts'
import type { Payer } from './sent-today.ts'

/** `locales/<language>/gateway/transfers.json` */
const texts = textFile('transfers', { received: ['title', 'content'] as const })

/** A message to the receiver of a transfer, in its language; the payer's name is masked as in the record. */
export async function notifyReceiver(
  tx: Tx,
  receiverId: string,
  { memberId, merchant }: Pick<Payer, 'memberId' | 'merchant'>,
  { refNo, amount }: { refNo: string; amount: Units },
): Promise<void> {
  const [payer] = await tx.select({ name: members.username }).from(members).where(eq(members.id, memberId))
  const [receiver] = await tx
    .select({ language: members.language, symbol: merchants.currencySymbol })
    .from(members)
    .innerJoin(merchants, eq(merchants.code, merchant))
    .where(eq(members.id, receiverId))
  if (!payer || !receiver) return
  const { title, content } = texts.in(receiver.language).received
  const facts = { amount: amountText(amount, receiver.symbol), account: maskName(payer.name), refNo }
  await putMessage(tx, {
    ...{ memberId: receiverId, kind: 'DEPOSIT' },
    ...{ title: fill(title, facts), content: fill(content, facts) },
  })
}
