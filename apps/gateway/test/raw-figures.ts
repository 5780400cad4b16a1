import { formatMoney, parseMoney } from '../src/ledger/money.ts'

export type Bet = { by: number; stake: bigint; payout: bigint; at: Date; vendor: string; category: string }
export type Kind = 'deposit' | 'withdraw' | 'bonus' | 'commission'
export type Payment = { by: number; kind: Kind; amount: bigint; at: Date }
export type World = {
  /** The business day of an instant. */
  dayOf(at: Date): string
  ids: string[]
  names: string[]
  uplines: (number | null)[]
  joined: Date[]
  bets: Bet[]
  payments: Payment[]
}
export type Games = { gameCategory?: string; vassalage?: string }
/** 100.00, the setting of a new merchant. */
export const activeFrom = 1_000_000n

/** Stakes and wins of the accounts of a list in the days, added up here from the bets themselves. */
export function rawOf({ bets, dayOf }: World, accounts: readonly number[], first: string, games: Games = {}) {
  const { vassalage, gameCategory } = games
  const found = bets.filter(
    ({ by, at, vendor, category }) =>
      accounts.includes(by) &&
      dayOf(at) >= first &&
      (!vassalage || vendor === vassalage) &&
      (!gameCategory || category === gameCategory),
  )
  const sum = (of: 'stake' | 'payout') => found.reduce((total, bet) => total + bet[of], 0n)
  return { bets: found.length, validBet: formatMoney(sum('stake')), winLoss: formatMoney(sum('payout') - sum('stake')) }
}

/** The figures of the accounts of a list that are of no game, from the payments and the bets themselves. */
export function figuresOf(world: World, accounts: readonly number[], first: string) {
  const paid = (kind: Kind, by = accounts) =>
    formatMoney(
      world.payments
        .filter((one) => one.kind === kind && by.includes(one.by) && world.dayOf(one.at) >= first)
        .reduce((sum, { amount }) => sum + amount, 0n),
    )
  const firstPaid = (by: number) => world.payments.find((one) => one.by === by && one.kind === 'deposit')
  const isActive = (by: number) => (parseMoney(rawOf(world, [by], first).validBet) ?? 0n) >= activeFrom
  const { bets: _bets, ...money } = rawOf(world, accounts, first)
  return {
    ...{ ...money, deposit: paid('deposit'), withdraw: paid('withdraw'), bonus: paid('bonus') },
    ...{ commission: paid('commission'), active: accounts.filter(isActive).length },
    registrations: accounts.filter((at) => world.dayOf(world.joined[at] ?? new Date(0)) >= first).length,
    firstDeposits: accounts.filter((at) => {
      const payment = firstPaid(at)
      return payment !== undefined && world.dayOf(payment.at) >= first
    }).length,
  }
}
