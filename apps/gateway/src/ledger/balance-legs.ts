import { least, type Units } from './money.ts'
import { holdsPoints, type Leg } from './rules.ts'

/** DBT: a credit to cash repays debt first, in the same journal (contract G4). */
export function repayDebt(legs: Leg[], debt: Units): Leg[] {
  const credit = legs.reduce((sum, { account, amount }) => (account === 'CASH' ? sum + amount : sum), 0n)
  const repaid = least(credit, -debt)
  if (repaid <= 0n) return legs
  return [...legs, { account: 'CASH', amount: -repaid }, { account: 'DEBT', amount: repaid }]
}

const isPoints = ({ account }: Leg) => holdsPoints(account)

/** Legs that move something; throws when money or points do not balance, which would be a mistake of a rule. */
export function balancedLegs(legs: Leg[]): Leg[] {
  for (const each of [legs.filter(isPoints), legs.filter((leg) => !isPoints(leg))]) {
    const sum = each.reduce((total, { amount }) => total + amount, 0n)
    if (sum !== 0n) throw new Error(`A posting of ${legs.length} legs sums to ${sum}.`)
  }
  return legs.filter(({ amount }) => amount !== 0n)
}
