import type { Draw } from '../../kernel/fair.ts'
import type { Move } from './hand.ts'
import { rankHand } from './ranks.ts'
import type { TrioView } from './view.ts'

/** Values of all 22,100 hands in order, computed when the first bot has to move. */
let ladder: number[] | undefined
function allValues(): number[] {
  if (ladder) return ladder
  const values: number[] = []
  for (let a = 0; a < 52; a += 1)
    for (let b = a + 1; b < 52; b += 1) for (let c = b + 1; c < 52; c += 1) values.push(rankHand([a, b, c]).value)
  ladder = values.sort((x, y) => x - y)
  return ladder
}

/** Part of all hands that three cards beat or equal. */
function partBelow(cards: readonly number[]): number {
  const values = allValues()
  const { value } = rankHand(cards)
  let [low, high] = [0, values.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((values[middle] ?? 0) <= value) low = middle + 1
    else high = middle
  }
  return low / values.length
}

/** How good a hand is against one other, 0 to 1; the mean over every third card while that is not known. */
export function strengthOf(known: readonly number[]): number {
  if (known.length === 3) return partBelow(known)
  let [sum, count] = [0, 0]
  for (let third = 0; third < 52; third += 1) {
    if (known.includes(third)) continue
    sum += partBelow([...known, third])
    count += 1
  }
  return sum / count
}

/** Stays when the pot odds are good, raises good hands, and sometimes a poor one. */
export async function botMove(view: TrioView, seat: number, draw: Draw): Promise<Move> {
  const known = (view.cards[seat] ?? []).filter((card) => card !== null)
  const rivals = view.folded.filter((gone, at) => !gone && at !== seat).length
  const wins = strengthOf(known) ** Math.max(1, rivals * 0.75)
  const whim = (await draw(1_000)) / 1_000
  if (view.raise > 0 && (wins > 0.5 + whim * 0.25 || whim > 0.96)) return 'raise'
  if (view.toCall === 0) return 'call'
  const price = view.toCall / (view.pot + view.toCall)
  return wins > price * (0.9 + whim * 0.3) ? 'call' : 'fold'
}
