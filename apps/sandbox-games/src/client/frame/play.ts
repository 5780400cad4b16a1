import { safeParse } from 'valibot'
import { toUnits } from '../../kernel/amounts.ts'
import type { Game } from '../../kernel/kinds.ts'
import { call } from '../api.ts'
import type { Settled } from '../kit.ts'
import { messageKey, type Strings } from '../strings/index.ts'
import type { Purse } from './purse.ts'
import type { Found } from './recover.ts'
import type { Rounds } from './rounds.ts'
import type { createStatusLine } from './status-line.ts'

type Options = {
  bearer: string
  rules: Game
  purse: Purse
  rounds: Rounds
  status: ReturnType<typeof createStatusLine>
  t: Strings
  /** The result of a round in words. */
  words: (settled: Settled) => string
  /** An order of this page has begun. */
  began: () => void
}

/** Expected cost of a solo order; the server computes it independently. */
function costOf(rules: Game, stake: string, bet: unknown): bigint {
  if (rules.kind !== 'solo') return toUnits(stake)
  const asked = safeParse(rules.bet, bet)
  return (asked.success ? rules.cost?.(toUnits(stake), asked.output) : undefined) ?? toUnits(stake)
}

/** The course of a round on the page: debit, result, and recovery of lost answers. */
export function createPlay({ bearer, rules, purse, rounds, status, t, words, began }: Options) {
  /** The balance may change elsewhere; an open round shows its own steps until the result. */
  const follow = async () => {
    if (rounds.isOpen()) return
    const held = await call<{ balance: string }>('/api/balance', bearer).catch(() => null)
    if (held && !rounds.isOpen()) purse.set(held.balance)
  }
  return {
    follow,
    /** Shows an order that was found again after its answer was lost. */
    recovered(found: Found | null) {
      if (found === null || rounds.isOpen()) return
      if ('code' in found) status.answered(found.code === 'ROUND_UNKNOWN' ? '' : t[messageKey(found.code)])
      else status.answered('running' in found ? '' : words(found))
      void follow()
    },
    /** The round is open until `result` was called or the order failed. */
    async begin<T>(stake: string, bet: unknown, work: Promise<T>): Promise<T> {
      began()
      rounds.set(true)
      purse.stake(costOf(rules, stake, bet))
      try {
        return await status.failing(work)
      } catch (error) {
        rounds.set(false)
        purse.back()
        throw error
      }
    },
    /** Results that were not shown are explained at the next launch. */
    acknowledge: () => void call('/api/acknowledge', bearer, {}).catch(() => undefined),
  }
}
