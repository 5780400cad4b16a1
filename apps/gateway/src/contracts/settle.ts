import type { ContractKind, IncomeKind } from '@boardwalk/api-client/contract'
import type { Units } from '../ledger/money.ts'
import { type Figures, type Gross, grossOf, netOf, type Play, realTimeGross } from './formulas.ts'
import type { Tier } from './tiers.ts'

/** A contract, or the rebate of an account, as a window sees it; `uplineId` null is the house. */
export type Party = { id: string; uplineId: string | null; downlineId: string; tiers: Tier[] }

/** Activity of one member in the window, with the members above it from the top down, itself not included. */
export type MemberPlay = {
  memberId: string
  uplines: readonly string[]
  plays: readonly Play[]
  figures: Figures
}

export type Item = Gross & { partyId: string; memberId: string; active: bigint; deducted: Units; net: Units }

const nothing: Figures = { validBet: 0n, winLoss: 0n, bonus: 0n, commission: 0n, active: 0n }
const plus = (a: Figures, b: Figures): Figures => ({
  validBet: a.validBet + b.validBet,
  winLoss: a.winLoss + b.winLoss,
  bonus: a.bonus + b.bonus,
  commission: a.commission + b.commission,
  active: a.active + b.active,
})

/** A rebate counts the account's own bets too. */
const headsOf = (kind: IncomeKind, { memberId, uplines }: MemberPlay): readonly string[] =>
  kind === 'REBATE' ? [...uplines, memberId] : uplines

/**
 * The items of a window: each contract's gross over its holder's team, less the gross of the holder's direct downlines
 * (contract H4). A team is the whole subtree without its head. One pass over the members, up each one's line.
 */
export function settle(kind: IncomeKind, parties: readonly Party[], members: readonly MemberPlay[]): Item[] {
  const teams = new Map(parties.map(({ downlineId }) => [downlineId, { figures: nothing, plays: [] as Play[] }]))
  for (const member of members)
    for (const head of headsOf(kind, member)) {
      const team = teams.get(head)
      if (!team) continue
      team.figures = plus(team.figures, member.figures)
      if (kind === 'REALTIME') team.plays.push(...member.plays)
    }
  const own = parties.map((party) => {
    const { figures, plays } = teams.get(party.downlineId) ?? { figures: nothing, plays: [] }
    const pay = kind === 'REALTIME' ? realTimeGross(party.tiers, plays) : grossOf(kind, party.tiers, figures)
    return { ...pay, party, active: figures.active }
  })
  const given = Map.groupBy(own, ({ party }) => party.uplineId)
  return own.map(({ party, ...pay }) => {
    const deducted = (given.get(party.downlineId) ?? []).reduce((sum, { gross }) => sum + gross, 0n)
    return { ...pay, partyId: party.id, memberId: party.downlineId, deducted, net: netOf(pay.gross, deducted) }
  })
}

/** Simulated pay of a contract for assumed figures: gross, less the pay of downlines. */
export function simulate(kind: ContractKind, tiers: Tier[], figures: Figures, plays: readonly Play[], deducted: Units) {
  const { base, tier, gross } = kind === 'REALTIME' ? realTimeGross(tiers, plays) : grossOf(kind, tiers, figures)
  return { base, tier, gross, deducted, net: netOf(gross, deducted) }
}
