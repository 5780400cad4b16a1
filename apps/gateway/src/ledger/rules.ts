import { least, type Units } from './money.ts'
import type { RefKind } from './reference.ts'

export type VendorAccount = `VENDOR:${string}`
/** Accounts of a member that hold currency (contract G2). */
export type MemberAccountType = 'CASH' | 'BONUS' | 'HOLD' | 'DEBT' | VendorAccount
/** Where a game's stakes come from: the main wallet (cash, then bonus), or the wallet of a transfer vendor. */
export type Purse = 'CASH' | VendorAccount
export type HouseAccountType = `H:GAME:${string}` | `H:JACKPOT:${string}` | 'H:PROMO' | 'H:ADJ' | 'H:DEMO'

/** One side of a posting, before accounts are looked up. */
export type Leg = { account: MemberAccountType | HouseAccountType; amount: Units }
/** Balances under lock; 0 where there is no such account. */
export type Balances = (account: MemberAccountType) => Units

export const isHouse = (account: Leg['account']): account is HouseAccountType => account.startsWith('H:')
export const gameHouse = (vendor: string): HouseAccountType => `H:GAME:${vendor}`
/** A merchant's pool; `jackpot.amount` is its balance. */
export const jackpotHouse = (merchant: string): HouseAccountType => `H:JACKPOT:${merchant}`
export const vendorAccount = (vendor: string): VendorAccount => `VENDOR:${vendor}`
export const isVendorAccount = (account: string): account is VendorAccount => account.startsWith('VENDOR:')

/** `cash` belongs to the purse, `bonus` to the bonus account. */
type Fund = { cash: Units; bonus: Units; vendor: string; purse: Purse }
type Move = { amount: Units; vendor: string }
type Gift = { amount: Units; vendor: string }
type Grant = { amount: Units }
type Prize = { amount: Units; merchant: string }

type Rule<Facts> = { ref: RefKind; legs(facts: Facts, balances: Balances): Leg[] }
const rule = <Facts>(ref: RefKind, legs: Rule<Facts>['legs']): Rule<Facts> => ({ ref, legs })

/** What each kind of journal moves (contract G4). A new kind is a new row; nothing else posts. */
export const rules = {
  BET: rule<Fund>('BT', ({ cash, bonus, vendor, purse }) => [
    { account: purse, amount: -cash },
    { account: 'BONUS', amount: -bonus },
    { account: gameHouse(vendor), amount: cash + bonus },
  ]),
  WIN: rule<Fund>('BT', ({ cash, bonus, vendor, purse }) => [
    { account: gameHouse(vendor), amount: -(cash + bonus) },
    { account: purse, amount: cash },
    { account: 'BONUS', amount: bonus },
  ]),
  RBB: rule<{ undoes: Leg[] }>('BT', ({ undoes }) =>
    undoes.map(({ account, amount }) => ({ account, amount: -amount })),
  ),
  RBW: rule<Fund>('BT', ({ cash, bonus, vendor, purse }, balance) => {
    const fromPurse = least(cash, balance(purse))
    // A transfer wallet may have been swept in the meantime.
    const fromCash = purse === 'CASH' ? 0n : least(cash - fromPurse, balance('CASH'))
    const fromBonus = least(bonus, balance('BONUS'))
    return [
      { account: gameHouse(vendor), amount: cash + bonus },
      { account: purse, amount: -fromPurse },
      { account: 'CASH', amount: -fromCash },
      { account: 'BONUS', amount: -fromBonus },
      // Spent money becomes debt.
      { account: 'DEBT', amount: fromPurse + fromCash + fromBonus - cash - bonus },
    ]
  }),
  PRM: rule<Gift>('RW', ({ amount, vendor }) => [
    { account: gameHouse(vendor), amount: -amount },
    { account: 'CASH', amount },
  ]),
  JPW: rule<Prize>('RW', ({ amount, merchant }) => [
    { account: jackpotHouse(merchant), amount: -amount },
    { account: 'CASH', amount },
  ]),
  VTI: rule<Move>('TR', ({ amount, vendor }) => [
    { account: 'CASH', amount: -amount },
    { account: vendorAccount(vendor), amount },
  ]),
  VTO: rule<Move>('TR', ({ amount, vendor }) => [
    { account: vendorAccount(vendor), amount: -amount },
    { account: 'CASH', amount },
  ]),
  ADJ: rule<Grant>('TR', ({ amount }) => [
    { account: 'H:ADJ', amount: -amount },
    { account: 'CASH', amount },
  ]),
  /** The daily allowance: a promotion that asks for no wagering, so it is cash at once. */
  ALW: rule<Grant>('BN', ({ amount }) => [
    { account: 'H:PROMO', amount: -amount },
    { account: 'CASH', amount },
  ]),
  TRL: rule<Grant>('TR', ({ amount }) => [
    { account: 'H:DEMO', amount: -amount },
    { account: 'CASH', amount },
  ]),
} as const

export type JournalKind = keyof typeof rules
export type FactsOf<K extends JournalKind> = Parameters<(typeof rules)[K]['legs']>[0]

/** DBT: a credit to cash repays debt first, in the same journal (contract G4). */
export function repayDebt(legs: Leg[], debt: Units): Leg[] {
  const credit = legs.reduce((sum, { account, amount }) => (account === 'CASH' ? sum + amount : sum), 0n)
  const repaid = least(credit, -debt)
  if (repaid <= 0n) return legs
  return [...legs, { account: 'CASH', amount: -repaid }, { account: 'DEBT', amount: repaid }]
}

/** Legs that move something; throws when they do not balance, which would be a mistake of a rule. */
export function balancedLegs(legs: Leg[]): Leg[] {
  const sum = legs.reduce((total, { amount }) => total + amount, 0n)
  if (sum !== 0n) throw new Error(`A posting of ${legs.length} legs sums to ${sum}.`)
  return legs.filter(({ amount }) => amount !== 0n)
}
