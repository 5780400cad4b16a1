import { rankHand } from './ranks.ts'

export const seats = 4
/** Stakes that a raise adds: while two cards are known, and with the third. */
export const raiseSizes = [1, 2] as const
/** Raises of all seats together in one round of betting. */
export const maxRaises = 2
/** A player cannot put in more stakes than this in a hand, the first one included. */
export const maxPaid = 1 + maxRaises * raiseSizes[0] + maxRaises * raiseSizes[1]
/** The house's share of the pot, in thousandths, rounded down. */
export const rake = 25

export type Move = 'fold' | 'call' | 'raise'
/**
 * `stage` 0: two cards known; 1: all three; 2: over. `level`: stakes that staying in this round of betting takes;
 * `paid`: stake of each seat in it. `put`: in the whole hand. `asked`: seats that have answered since the last raise.
 */
export type HandState = {
  cards: number[][]
  first: number
  stage: 0 | 1 | 2
  next: number
  level: number
  raises: number
  paid: number[]
  put: number[]
  folded: boolean[]
  asked: boolean[]
}

const all = <T>(value: T): T[] => Array.from({ length: seats }, () => value)

export const dealt = (cards: number[][], first: number): HandState => ({
  ...{ cards, first, stage: 0, next: first, level: 0, raises: 0 },
  ...{ paid: all(0), put: all(1), folded: all(false), asked: all(false) },
})

export const turnOf = ({ stage, next }: HandState): number | null => (stage === 2 ? null : next)
export const owes = ({ level, paid }: Pick<HandState, 'level' | 'paid'>, seat: number): number =>
  level - (paid[seat] ?? 0)
export const mayRaise = ({ raises }: Pick<HandState, 'raises'>): boolean => raises < maxRaises
export const raiseSize = ({ stage }: Pick<HandState, 'stage'>): number => raiseSizes[stage === 0 ? 0 : 1]

/** Stakes that a move costs its seat. */
export function costOf(state: HandState, seat: number, move: Move): number {
  if (move === 'fold') return 0
  return owes(state, seat) + (move === 'raise' ? raiseSize(state) : 0)
}

const isIn = ({ folded }: HandState, seat: number) => !folded[seat]
const stillIn = (state: HandState) => all(0).filter((_, seat) => isIn(state, seat)).length

/** The next seat to act; null when all remaining players have answered. */
function following(state: HandState, seat: number): number | null {
  for (let step = 1; step <= seats; step += 1) {
    const at = (seat + step) % seats
    if (isIn(state, at) && !state.asked[at]) return at
  }
  return null
}
const with1 = <T>(list: readonly T[], at: number, value: T): T[] => list.map((old, each) => (each === at ? value : old))

/** The hand after a move; null when it is not allowed. */
export function afterMove(state: HandState, seat: number, move: Move): HandState | null {
  if (turnOf(state) !== seat || (move === 'raise' && !mayRaise(state))) return null
  const cost = costOf(state, seat, move)
  const moved: HandState = {
    ...state,
    paid: with1(state.paid, seat, (state.paid[seat] ?? 0) + cost),
    put: with1(state.put, seat, (state.put[seat] ?? 0) + cost),
    folded: move === 'fold' ? with1(state.folded, seat, true) : state.folded,
    asked: with1(move === 'raise' ? all(false) : state.asked, seat, true),
    level: state.level + (move === 'raise' ? raiseSize(state) : 0),
    raises: state.raises + (move === 'raise' ? 1 : 0),
  }
  return onward(moved, seat)
}

function onward(state: HandState, seat: number): HandState {
  if (stillIn(state) === 1) return { ...state, stage: 2 }
  const next = following(state, seat)
  if (next !== null) return { ...state, next }
  if (state.stage === 1) return { ...state, stage: 2 }
  const fresh: HandState = { ...state, stage: 1, level: 0, raises: 0, paid: all(0), asked: all(false) }
  return { ...fresh, next: following(fresh, (state.first + seats - 1) % seats) ?? state.first }
}

/** Seats that take the pot: the last one in, or the best hands of a showdown. */
export function winnersOf(state: HandState): number[] {
  const left = state.cards.flatMap((cards, seat) => (isIn(state, seat) ? [{ seat, ...rankHand(cards) }] : []))
  const best = Math.max(...left.map(({ value }) => value))
  return left.filter(({ value }) => left.length === 1 || value === best).map(({ seat }) => seat)
}

export const potOf = ({ put }: Pick<HandState, 'put'>): number => put.reduce((sum, stakes) => sum + stakes, 0)

/** Units for the house: its part of the pot, rounded down to whole cents. */
export const rakeOf = (pot: bigint): bigint => ((pot * BigInt(rake)) / 1_000n / 100n) * 100n

/** Units for each seat: the pot less the rake, shared by the winners; the indivisible rest goes to the first. */
export function sharesOf(state: HandState, stake: bigint): bigint[] {
  const pot = stake * BigInt(potOf(state))
  const winners = winnersOf(state)
  const left = pot - rakeOf(pot)
  // Whole cents; the first winner gets the remainder.
  const each = (left / BigInt(winners.length) / 100n) * 100n
  const odd = left - each * BigInt(winners.length)
  return all(0n).map((_, seat) => (winners.includes(seat) ? each + (seat === winners[0] ? odd : 0n) : 0n))
}
