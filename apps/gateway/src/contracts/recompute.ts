import type { IncomeKind } from '@boardwalk/api-client/contract'
import type { Units } from '../ledger/money.ts'
import type { Party } from './settle.ts'

/** A settled bet as it is stored. */
export type RawBet = { memberId: string; stake: Units; payout: Units; validBet: Units }
/** Gifts to a member in the window, besides its wins. */
export type RawGift = { memberId: string; kind: 'bonus' | 'commission'; amount: Units }
export type Raw = {
  kind: IncomeKind
  parties: readonly Party[]
  bets: readonly RawBet[]
  gifts: readonly RawGift[]
  /** Direct upline of each member. */
  uplines: ReadonlyMap<string, string | null>
  /** Valid bet from which a member counts as active. */
  activeFrom: Units
}

const millionths = 1_000_000n

/** Rows by every head above their member, found upline by upline; a rebate's begins with the member itself. */
function byHead<R extends { memberId: string }>({ kind, uplines }: Raw, rows: readonly R[]): Map<string, R[]> {
  const heads = new Map<string, R[]>()
  for (const row of rows)
    for (
      let head = kind === 'REBATE' ? row.memberId : (uplines.get(row.memberId) ?? null);
      head !== null;
      head = uplines.get(head) ?? null
    ) {
      const team = heads.get(head)
      if (team) team.push(row)
      else heads.set(head, [row])
    }
  return heads
}

const total = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n)

/** The rates of the best tier that these figures reach, written from the contract's table and not from our formulas. */
function bestRates(party: Party, ...reached: bigint[]): bigint[] {
  let best: bigint[] = []
  for (const { thresholds, rates } of party.tiers)
    if (thresholds.every((least, i) => (reached[i] ?? 0n) >= least)) best = rates
  return best
}

/**
 * Gross and net of every contract, bet by bet, with nothing shared with `settle` (contract H4): the check of every
 * settlement. It reads bets one by one and direct uplines, where `settle` reads sums and paths.
 */
export function recompute(raw: Raw): Map<string, { gross: Units; deducted: Units; net: Units }> {
  const bets = byHead(raw, raw.bets)
  const gifts = byHead(raw, raw.gifts)
  const gross = new Map(
    raw.parties.map((party) => {
      const team = { bets: bets.get(party.downlineId) ?? [], gifts: gifts.get(party.downlineId) ?? [] }
      return [party.id, grossFor(raw, party, team)]
    }),
  )
  const given = Map.groupBy(raw.parties, ({ uplineId }) => uplineId)
  return new Map(
    raw.parties.map((party) => {
      const own = gross.get(party.id) ?? 0n
      const deducted = total((given.get(party.downlineId) ?? []).map(({ id }) => gross.get(id) ?? 0n))
      return [party.id, { gross: own, deducted, net: own - deducted < 0n ? 0n : own - deducted }]
    }),
  )
}

type TeamRows = { bets: RawBet[]; gifts: RawGift[] }

function grossFor({ kind, activeFrom }: Raw, party: Party, { bets, gifts }: TeamRows): Units {
  if (kind === 'REALTIME') return realTime(bets, party)
  const validBet = total(bets.map((bet) => bet.validBet))
  if (kind === 'REBATE') return (validBet * (bestRates(party)[0] ?? 0n)) / millionths
  if (kind === 'HOURLY') return (validBet * (bestRates(party, validBet)[0] ?? 0n)) / millionths
  const members = Map.groupBy(bets, ({ memberId }) => memberId).values()
  const active = BigInt([...members].filter((own) => total(own.map((bet) => bet.validBet)) >= activeFrom).length)
  if (kind === 'DAILY') return (validBet * (bestRates(party, validBet, active)[0] ?? 0n)) / millionths
  const lost = total(bets.map(({ stake, payout }) => stake - payout)) - total(gifts.map(({ amount }) => amount))
  const loss = lost < 0n ? 0n : lost
  return (loss * (bestRates(party, validBet, loss, active)[0] ?? 0n)) / millionths
}

function realTime(team: readonly RawBet[], party: Party): Units {
  const pays = team.map(({ stake, payout, validBet }) => {
    if (payout === stake) return 0n
    const [profitRate = 0n, lossRate = 0n] = bestRates(party, stake)
    return validBet * (payout > stake ? profitRate : lossRate)
  })
  return total(pays) / millionths
}
