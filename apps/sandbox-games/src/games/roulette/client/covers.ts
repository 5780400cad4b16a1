import { rouletteBets } from '../rules.ts'

/** How many numbers a chip covers, and which way. */
export const covers = ['one', 'across', 'down', 'row', 'square', 'twoRows'] as const
export type Cover = (typeof covers)[number]

const sizes: Record<Cover, number> = { one: 1, across: 2, down: 2, row: 3, square: 4, twoRows: 6 }
const step = (covered: readonly number[]) => (covered[1] ?? 0) - (covered[0] ?? 0)

/** Zero has its three splits below it, for either direction. */
function fits(cover: Cover, covered: readonly number[]): boolean {
  if (covered.length !== sizes[cover]) return false
  if (covered.length !== 2 || covered[0] === 0) return true
  return step(covered) === (cover === 'across' ? 1 : 3)
}

/**
 * The inside bet that covers a number in this way; one that begins with it when there is a choice. Null if there is
 * none.
 */
export function betAt(cover: Cover, pocket: number): string | null {
  const found = [...rouletteBets].filter(
    ([on, covered]) => on.startsWith('n') && fits(cover, covered) && covered.includes(pocket),
  )
  const first = found.find(([, covered]) => covered[0] === pocket) ?? found.find(([, covered]) => covered[0] !== 0)
  return (first ?? found[0])?.[0] ?? null
}
