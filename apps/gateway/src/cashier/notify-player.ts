import { type AmountFact, type MoneyNews, moneyWords } from '@boardwalk/brand-kit/mail'
import type { Tx } from '../db/client.ts'
import { eq } from '../db/orm.ts'
import { members } from '../db/schema/member.ts'
import { merchants } from '../db/schema/settings.ts'
import type { Units } from '../ledger/money.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { maskEnd } from '../member/mask.ts'
import { putMessage } from '../notices/put-message.ts'
import { amountText } from '../texts/amount-text.ts'
import { cashierTexts } from './cashier-texts.ts'
import { methodName } from './deposit-methods.ts'

export type News = Pick<MoneyNews, 'notice' | 'refNo' | 'name' | 'reason'> & {
  memberId: string
  merchant: string
  kind: 'DEPOSIT' | 'WITHDRAW' | 'PERSONAL'
  /** The amount of the sentence. */
  amount: Units
  amounts?: Partial<Record<AmountFact, Units | null>>
  account?: { bankCode: string; accountNo: string } | undefined
  /** Masked names of the parties of a transfer. */
  parties?: { to?: string; from?: string }
}

/**
 * A message about money in the player's language, in the inbox and in the mailbox. Both are stored in the transaction
 * of the change that they are about.
 */
export async function notifyPlayer(tx: Tx, news: News): Promise<void> {
  const { memberId, kind, refNo, notice } = news
  const [owner] = await tx
    .select({ language: members.language, symbol: merchants.currencySymbol })
    .from(members)
    .innerJoin(merchants, eq(merchants.code, news.merchant))
    .where(eq(members.id, memberId))
  if (!owner) return
  const { reason, ...words } = moneyWords(cashierTexts.in(owner.language), readable(news, owner))
  const { title, content, next } = words
  const lines = [content, ...(reason ? [reason] : []), next]
  await putMessage(tx, { memberId, kind, language: owner.language, title, content: lines.join('\n') })
  await queueMail(tx, { memberId, cause: `${refNo} ${notice}`, words })
}

type Owner = { language: string; symbol: string }

/** Amounts with their currency, and the account masked. An amount of zero is left out. */
function readable({ amount, amounts = {}, account, parties, ...news }: News, { language, symbol }: Owner): MoneyNews {
  const known = Object.entries(amounts).filter(([, units]) => units !== null && units !== 0n)
  const shown = Object.fromEntries(known.map(([fact, units]) => [fact, amountText(units ?? 0n, symbol)]))
  const to = account && `${methodName(account.bankCode, language)} ${maskEnd(account.accountNo)}`
  return { ...news, amount: amountText(amount, symbol), facts: { ...shown, ...(to && { account: to }), ...parties } }
}
