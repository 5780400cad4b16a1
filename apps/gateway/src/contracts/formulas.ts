import type { IncomeKind } from '@boardwalk/api-client/contract'
import type { Units } from '../ledger/money.ts'
import { one, type Rate, type Tier, tierAt } from './tiers.ts'

/** Bets of one member in a window that are alike to every contract; `stake` is of each single bet. */
export type Play = { stake: Units; validBet: Units; isWin: boolean | null }

/** A team's figures in a window. `winLoss` is the players' view; `active` counts members. */
export type Figures = { validBet: Units; winLoss: Units; bonus: Units; commission: Units; active: bigint }

export type Gross = { base: Units; tier: Tier | null; gross: Units }

/** Sum of amount × rate in millionths of a unit; rounded once, at the end (contract H4). */
export const roundDown = (millionths: bigint): Units => millionths / one

/** Pay of a bet under a real-time contract, in millionths; a draw is neither won nor lost. */
export function betPay(tiers: readonly Tier[], { stake, validBet, isWin }: Play): { rate: Rate; millionths: bigint } {
  const tier = isWin === null ? null : tierAt(tiers, [stake])
  const rate = tier?.rates[isWin ? 0 : 1] ?? 0n
  return { rate, millionths: validBet * rate }
}

/** Loss of the team after its rewards and pay; 0 when it won (contract H4). */
export const lossOf = ({ winLoss, bonus, commission }: Figures): Units => {
  const loss = -winLoss - bonus - commission
  return loss > 0n ? loss : 0n
}

/** Base of each kind that settles by figures, and the figures that its tiers compare. */
const measures: Record<Exclude<IncomeKind, 'REALTIME'>, (figures: Figures) => { base: Units; reached: Units[] }> = {
  DIVIDEND: (figures) => {
    const base = lossOf(figures)
    return { base, reached: [figures.validBet, base, figures.active] }
  },
  DAILY: ({ validBet, active }) => ({ base: validBet, reached: [validBet, active] }),
  HOURLY: ({ validBet }) => ({ base: validBet, reached: [validBet] }),
  REBATE: ({ validBet }) => ({ base: validBet, reached: [] }),
}

/** Gross of a dividend, daily or hourly contract (contract H4), or of a rebate. */
export function grossOf(kind: Exclude<IncomeKind, 'REALTIME'>, tiers: readonly Tier[], figures: Figures): Gross {
  const { base, reached } = measures[kind](figures)
  const tier = tierAt(tiers, reached)
  return { base, tier, gross: roundDown(base * (tier?.rates[0] ?? 0n)) }
}

/** Gross of a real-time contract over the bets of its team; each bet has its own tier. */
export function realTimeGross(tiers: readonly Tier[], plays: Iterable<Play>): Gross {
  let [base, millionths] = [0n, 0n]
  for (const play of plays) {
    const pay = betPay(tiers, play)
    if (pay.rate > 0n) base += play.validBet
    millionths += pay.millionths
  }
  return { base, tier: null, gross: roundDown(millionths) }
}

/** Pay after the direct downlines' gross; never below 0 (contract H4). */
export const netOf = (gross: Units, deducted: Units): Units => (gross > deducted ? gross - deducted : 0n)
