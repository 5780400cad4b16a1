import * as v from 'valibot'
import { solo } from '../../kernel/kinds.ts'
import { commonStakes, payHundredths } from '../stakes.ts'
import { type Call, calls, chainState, highestPay, likelier, maxSteps, offered, ranks } from './chain.ts'

export type HighcardBet = { calls?: Call[] | undefined; collected?: boolean | undefined }
/** `at`: how many calls were made before this one, so that the same call again is not a call on the next card. */
export type HighcardAct = { call: Call; at: number } | { collect: true }
/** Possible cards of the round, the first one open; 4 suits for display only. */
export type HighcardOutcome = { cards: number[]; suits: number[] }
export type HighcardView = { cards: number[]; suits: number[]; calls: Call[] }

/** Time for a whole round; after it a chain is collected, or the likelier call made when there was none. */
const decisionMs = 180_000

/** The counted calls at the end: a player without a call gets the likelier one. */
const finalCalls = ({ calls: made = [] }: HighcardBet, cards: readonly number[]): Call[] =>
  made.length > 0 ? made : [likelier(cards[0] ?? 1)]

/** `highcard.test.ts` walks every chain of calls: each returns between 95.85 and 96.5%. */
export const highcard = solo<HighcardBet, HighcardOutcome>({
  facts: {
    engine: 'highcard',
    rtp: 9585,
    volatility: 3,
    lines: 0,
    features: ['hi-lo', 'collect-any-time', 'own-risk'],
    stakes: [...commonStakes],
    maxWin: highestPay / 100,
  },
  bet: v.strictObject({}),
  async play(draw) {
    const cards: number[] = []
    const suits: number[] = []
    for (let at = 0; at <= maxSteps; at += 1) {
      cards.push(1 + (await draw(ranks)))
      suits.push(await draw(4))
    }
    return { cards, suits }
  },
  payout: (stake, { cards }, bet) => payHundredths(stake, chainState(cards, finalCalls(bet, cards)).pay),
  stages: {
    act: v.union([
      v.strictObject({ call: v.picklist(calls), at: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) }),
      v.strictObject({ collect: v.literal(true) }),
    ]),
    after(bet, { cards }, act) {
      const made = bet.calls ?? []
      if (bet.collected || chainState(cards, made).state !== 'open') return null
      const asked = act as HighcardAct
      if ('collect' in asked) return made.length > 0 ? { ...bet, collected: true } : null
      // Repeated after a lost answer: the call is unchanged, the next card is not drawn.
      if (made[asked.at] === asked.call) return bet
      if (asked.at !== made.length) return null
      return offered(cards, made).some(({ call }) => call === asked.call) ? { calls: [...made, asked.call] } : null
    },
    lastsMs: (bet, { cards }) =>
      bet.collected || chainState(cards, bet.calls ?? []).state !== 'open' ? 0 : decisionMs,
    view(bet, { cards, suits }): HighcardView {
      const made = bet.calls ?? []
      return { cards: cards.slice(0, made.length + 1), suits: suits.slice(0, made.length + 1), calls: made }
    },
  },
})
