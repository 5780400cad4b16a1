import { type HandState, mayRaise, owes, potOf, raiseSize, turnOf, winnersOf } from './hand.ts'

/** The view of a seat: its own known cards and everything public. */
export type TrioView = {
  /** Null for a card that this seat does not know. */
  cards: (number | null)[][]
  stage: 0 | 1 | 2
  first: number
  put: number[]
  paid: number[]
  folded: boolean[]
  pot: number
  /** Stakes that the current seat must add to stay, and that a raise adds on top; 0: no more raises. */
  toCall: number
  raise: number
  winners: number[]
  /** The cards were compared; otherwise all others have folded. */
  showdown: boolean
}

export function viewOf(state: HandState, seat: number | null): TrioView {
  const { stage, first, put, paid, folded } = state
  const isOver = stage === 2
  const knows = (owner: number, at: number) => isOver || (owner === seat && (at < 2 || stage === 1))
  const turn = turnOf(state)
  return {
    cards: state.cards.map((cards, owner) => cards.map((card, at) => (knows(owner, at) ? card : null))),
    ...{ stage, first, put, paid, folded },
    pot: potOf(state),
    toCall: turn === null ? 0 : owes(state, turn),
    raise: turn === null || !mayRaise(state) ? 0 : raiseSize(state),
    winners: isOver ? winnersOf(state) : [],
    showdown: isOver && folded.filter((gone) => !gone).length > 1,
  }
}
