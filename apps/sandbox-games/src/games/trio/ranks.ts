/** Cards 0–51: rank = card mod 13 with 0 the two and 12 the ace; suit = card / 13, rounded down. No suit beats another. */
export const rankOf = (card: number): number => card % 13
export const suitOf = (card: number): number => Math.floor(card / 13)

/** From the best to the plainest. */
export const classes = ['trail', 'pure', 'sequence', 'colour', 'pair', 'high'] as const
export type HandClass = (typeof classes)[number]

export type Ranked = { name: HandClass /** The higher one wins; equal ones share. */; value: number }

const base = 14
const worth = (name: HandClass, [a, b, c]: readonly [number, number, number]) =>
  (((classes.length - classes.indexOf(name)) * base + a) * base + b) * base + c

/** Place of a sequence: ace-king-queen first, ace-two-three second, then by the highest card; null when it is none. */
function runOf([a, b, c]: readonly [number, number, number]): number | null {
  if (a === 12 && b === 1 && c === 0) return 11.5
  return a - b === 1 && b - c === 1 ? a : null
}

/** Rank of three cards. */
export function rankHand(cards: readonly number[]): Ranked {
  const [a = 0, b = 0, c = 0] = cards.map(rankOf).sort((x, y) => y - x)
  const sorted = [a, b, c] as const
  const isColour = cards.every((card) => suitOf(card) === suitOf(cards[0] ?? 0))
  const run = runOf(sorted)
  const ranked = (name: HandClass, by: readonly [number, number, number]) => ({ name, value: worth(name, by) })
  if (a === c) return ranked('trail', sorted)
  if (run !== null) return ranked(isColour ? 'pure' : 'sequence', [run, 0, 0])
  if (isColour) return ranked('colour', sorted)
  if (a === b) return ranked('pair', [a, c, 0])
  if (b === c) return ranked('pair', [b, a, 0])
  return ranked('high', sorted)
}
