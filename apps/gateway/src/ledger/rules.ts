import { least, type Units } from './money.ts'
import type { RefKind } from './reference.ts'

/** Accounts of a member that hold currency (contract G2). */
export type MemberAccountType = 'CASH' | 'BONUS' | 'HOLD' | 'DEBT'
export type HouseAccountType = `H:GAME:${string}` | 'H:ADJ' | 'H:DEMO'

/** One side of a posting, before accounts are looked up. */
export type Leg = { account: MemberAccountType | HouseAccountType; amount: Units }
/** Balances under lock. */
export type Balances = Readonly<Record<MemberAccountType, Units>>

export const isHouse = (account: Leg['account']): account is HouseAccountType => account.startsWith('H:')
export const gameHouse = (vendor: string): HouseAccountType => `H:GAME:${vendor}`

type Fund = { cash: Units; bonus: Units; vendor: string }
type Gift = { amount: Units; vendor: string }
type Grant = { amount: Units }

type Rule<Facts> = { ref: RefKind; legs(facts: Facts, balances: Balances): Leg[] }
const rule = <Facts>(ref: RefKind, legs: Rule<Facts>['legs']): Rule<Facts> => ({ ref, legs })

/** What each kind of journal moves (contract G4). A new kind is a new row; nothing else posts. */
export const rules = {
  BET: rule<Fund>('BT', ({ cash, bonus, vendor }) => [
    { account: 'CASH', amount: -cash },
    { account: 'BONUS', amount: -bonus },
    { account: gameHouse(vendor), amount: cash + bonus },
  ]),
  WIN: rule<Fund>('BT', ({ cash, bonus, vendor }) => [
    { account: gameHouse(vendor), amount: -(cash + bonus) },
    { account: 'CASH', amount: cash },
    { account: 'BONUS', amount: bonus },
  ]),
  RBB: rule<{ undoes: Leg[] }>('BT', ({ undoes }) =>
    undoes.map(({ account, amount }) => ({ account, amount: -amount })),
  ),
  RBW: rule<Fund>('BT', ({ cash, bonus, vendor }, balances) => {
    const fromCash = least(cash, balances.CASH)
    const fromBonus = least(bonus, balances.BONUS)
    return [
      { account: gameHouse(vendor), amount: cash + bonus },
      { account: 'CASH', amount: -fromCash },
      { account: 'BONUS', amount: -fromBonus },
      // What was spent meanwhile is owed.
      { account: 'DEBT', amount: fromCash + fromBonus - cash - bonus },
    ]
  }),
  PRM: rule<Gift>('RW', ({ amount, vendor }) => [
    { account: gameHouse(vendor), amount: -amount },
    { account: 'CASH', amount },
  ]),
  ADJ: rule<Grant>('TR', ({ amount }) => [
    { account: 'H:ADJ', amount: -amount },
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
