import { fill } from '@boardwalk/i18n/codes'

const words = ['title', 'content', 'status', 'next'] as const

/** States of deposits, withdrawals, transfers and adjustments that a player is notified of. */
export const moneyNotices = [
  ...(['arrived', 'arrivedOther', 'failed', 'expired', 'rejected'] as const),
  ...(['payoutRequested', 'payoutApproved', 'payoutPaid', 'payoutInPart', 'payoutReceived'] as const),
  ...(['payoutDisputed', 'payoutRejected', 'payoutFailed', 'payoutRefunded', 'payoutForced'] as const),
  ...(['transferSent', 'transferReceived', 'adjustedUp', 'adjustedDown'] as const),
] as const
export type MoneyNotice = (typeof moneyNotices)[number]

const amountFacts = ['amount', 'fee', 'credited', 'paid', 'received', 'refunded'] as const
export type AmountFact = (typeof amountFacts)[number]
/** In the order of the message. */
const facts = ['reference', 'status', 'reason', ...amountFacts, 'account', 'to', 'from'] as const
type Fact = (typeof facts)[number]
const reasons = [
  ...(['PROVIDER', 'NO_ANSWER', 'EXPIRED', 'OPERATOR'] as const),
  ...(['ACCOUNT_DETAILS', 'IDENTITY', 'PLAY_RULES', 'NO_CONFIRMATION'] as const),
] as const

type Keys = Record<MoneyNotice, typeof words> & { fact: typeof facts; reason: typeof reasons }

/** Groups and keys of `locales/<language>/gateway/cashier.json` that a message about money is made from. */
export const moneyTextKeys = {
  ...Object.fromEntries(moneyNotices.map((notice) => [notice, words])),
  ...{ fact: facts, reason: reasons },
} as Keys
export type MoneyTexts = { [Group in keyof Keys]: Record<Keys[Group][number], string> }

/** Values are ready to be shown: amounts with their currency, accounts and names masked. */
export type MoneyNews = {
  notice: MoneyNotice
  refNo: string
  /** The amount of the sentence; that of the order is the fact `amount`. */
  amount: string
  /** The other party of a transfer, masked. */
  name?: string
  facts?: Partial<Record<Exclude<Fact, 'reference' | 'status' | 'reason'>, string>>
  /** A code without a text is left out: the content of its notice gives the reason. */
  reason?: string | null
}

export type MoneyWords = {
  title: string
  content: string
  /** One line each, such as `Reference number: DP250…`. */
  facts: string[]
  next: string
  /** A full sentence. */
  reason?: string
}

export function moneyWords(texts: MoneyTexts, news: MoneyNews): MoneyWords {
  const { title, content, status, next } = texts[news.notice]
  const own: Partial<Record<string, string>> = texts.reason
  const reason = news.reason ? own[news.reason] : undefined
  const known: Partial<Record<Fact, string | undefined>> = { reference: news.refNo, status, reason, ...news.facts }
  const { refNo, amount, name = '' } = news
  const { amount: requested = amount, received = amount } = news.facts ?? {}
  return {
    title,
    content: fill(content, { refNo, amount, name, requested, received }),
    facts: facts.flatMap((fact) => {
      const value = known[fact]
      return value === undefined ? [] : [fill(texts.fact[fact], { value })]
    }),
    next,
    ...(reason !== undefined && { reason }),
  }
}
