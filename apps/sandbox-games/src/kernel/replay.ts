import type { Draw } from './fair.ts'
import type { RoomGame } from './kinds.ts'

export type Replayed = {
  state: unknown
  /** Stakes that each move cost its seat. */
  costs: number[]
  /** Stakes that each seat has put in, the first one included. */
  paid: number[]
}

/** Plays a hand again from its draw and its moves; null when a move was not allowed. */
export async function replay(
  game: RoomGame,
  draw: Draw,
  moves: readonly (readonly [seat: number, move: unknown])[],
): Promise<Replayed | null> {
  let state: unknown = await game.deal(draw, game.seats)
  const costs: number[] = []
  const paid = Array.from({ length: game.seats }, () => 1)
  for (const [seat, move] of moves) {
    if (game.turn(state) !== seat) return null
    const cost = game.cost?.(state, seat, move) ?? 0
    const after = game.after(state, seat, move)
    if (after === null) return null
    costs.push(cost)
    paid[seat] = (paid[seat] ?? 0) + cost
    state = after
  }
  return { state, costs, paid }
}
