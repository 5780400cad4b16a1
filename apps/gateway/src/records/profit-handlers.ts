import type { Endpoints, Handlers, PnlRow } from '@boardwalk/api-client/contract'
import type { Deps } from '../deps.ts'
import { formatMoney, type Units } from '../ledger/money.ts'
import { ownRecord } from './owner.ts'
import { type GiftRow, type PlayRow, readGifts, readPlay } from './profit.ts'

/** A member's profit and loss (contract D5-4, G8). */
export function profitHandlers(deps: Deps): Handlers<Pick<Endpoints, 'profit'>> {
  return {
    profit: async ({ input, caller }) => {
      const owner = await ownRecord(deps, caller, input)
      const [play, gifts] = await Promise.all([
        readPlay(deps.pool, owner, input.groupBy),
        readGifts(deps.pool, owner, input.groupBy),
      ])
      return profitOf(play, gifts)
    },
  }
}

type Sums = Record<'bets' | 'stake' | 'validBet' | 'payout' | 'bonus' | 'commission', Units>
const none: Sums = { bets: 0n, stake: 0n, validBet: 0n, payout: 0n, bonus: 0n, commission: 0n }
const names = Object.keys(none) as (keyof Sums)[]

const plus = (a: Sums, b: Partial<Sums>): Sums =>
  Object.fromEntries(names.map((name) => [name, a[name] + (b[name] ?? 0n)])) as Sums

const unitsOf = ({ key: _key, ...row }: PlayRow | GiftRow): Partial<Sums> =>
  Object.fromEntries(Object.entries(row).map(([name, text]) => [name, BigInt(text)]))

/** Rows by key, the greatest first; rows without a key count in the total alone. */
function profitOf(play: PlayRow[], gifts: GiftRow[]) {
  const byKey = new Map<string, Sums>()
  let total = none
  for (const row of [...play, ...gifts]) {
    total = plus(total, unitsOf(row))
    if (row.key !== null) byKey.set(row.key, plus(byKey.get(row.key) ?? none, unitsOf(row)))
  }
  const rows = [...byKey].toSorted(([a], [b]) => (a < b ? 1 : -1)).map(([key, sums]) => rowOf(key, sums))
  return { rows, total: rowOf('TOTAL', total) }
}

function rowOf(key: string, { bets, stake, validBet, payout, bonus, commission }: Sums): PnlRow {
  const winLoss = payout - stake
  return {
    ...{ key, bets: Number(bets), stake: formatMoney(stake), validBet: formatMoney(validBet) },
    ...{ payout: formatMoney(payout), winLoss: formatMoney(winLoss), bonus: formatMoney(bonus) },
    ...{ commission: formatMoney(commission), net: formatMoney(winLoss + bonus + commission) },
  }
}
