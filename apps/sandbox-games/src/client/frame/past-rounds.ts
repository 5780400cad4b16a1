import { toAmount, toUnits } from '../../kernel/amounts.ts'
import type { Game } from '../../kernel/kinds.ts'
import type { RoundRecord } from '../../kernel/record.ts'
import { verify } from '../../kernel/verify.ts'

/** One row of the history: a round, or a hand with all its stakes. */
export type PastRound = { round: RoundRecord; cost: string; payout: string }

const sum = (amounts: string[]) => toAmount(amounts.reduce((all, one) => all + toUnits(one), 0n))

/** One row per round and one per hand, newest first. A hand is shown by the stake that seated the player. */
export function byHand(rounds: readonly RoundRecord[]): PastRound[] {
  const groups = Map.groupBy(rounds, (round) => (round.kind === 'room' ? round.hand : round.roundId))
  return [...groups.values()].flatMap((parts) => {
    const round = parts.find((part) => part.kind !== 'room' || part.part === null)
    if (!round) return []
    return [{ round, cost: sum(parts.map(({ cost }) => cost)), payout: sum(parts.map(({ payout }) => payout)) }]
  })
}

/** A hand's record contains its moves; its cards and its pot are computed here. */
export async function outcomeOf(round: RoundRecord, rules: Game): Promise<unknown> {
  if (round.kind !== 'room') return round.outcome
  const { outcome } = await verify(rules, round)
  return { ...(outcome as object), yourSeat: round.yourSeat, stake: round.stake }
}
