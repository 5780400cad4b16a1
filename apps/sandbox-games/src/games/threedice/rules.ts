import type { Draw } from '../../kernel/fair.ts'

export type Roll = { dice: readonly [number, number, number]; total: number; isTriple: boolean }

export const rollOf = (dice: readonly [number, number, number]): Roll => ({
  dice,
  total: dice[0] + dice[1] + dice[2],
  isTriple: dice[0] === dice[1] && dice[1] === dice[2],
})

export async function rollDice(draw: Draw): Promise<Roll> {
  const one = async () => (await draw(6)) + 1
  return rollOf([await one(), await one(), await one()])
}

const faces = [1, 2, 3, 4, 5, 6] as const

/** Payout of a total in hundredths of the stake, by its distance from the ends. */
const totalPays: Readonly<Record<number, number>> = {
  ...{ 4: 7_000, 5: 3_500, 6: 2_100, 7: 1_400, 8: 1_000, 9: 840, 10: 775 },
  ...{ 17: 7_000, 16: 3_500, 15: 2_100, 14: 1_400, 13: 1_000, 12: 840, 11: 775 },
}
/** Indexed by the number of dice that show the face: none, one, two, three. */
const facePays = [0, 200, 300, 1_300] as const

type Rule = { pays: number; back: (roll: Roll) => number }
const fixed = (pays: number, wins: (roll: Roll) => boolean): Rule => ({
  pays,
  back: (roll) => (wins(roll) ? pays : 0),
})
const count = ({ dice }: Roll, face: number): number => dice.filter((shown) => shown === face).length

function* rules(): Generator<[string, Rule]> {
  yield ['small', fixed(200, ({ total, isTriple }) => total <= 10 && !isTriple)]
  yield ['big', fixed(200, ({ total, isTriple }) => total >= 11 && !isTriple)]
  yield ['odd', fixed(200, ({ total, isTriple }) => total % 2 === 1 && !isTriple)]
  yield ['even', fixed(200, ({ total, isTriple }) => total % 2 === 0 && !isTriple)]
  yield ['triple', fixed(3_500, ({ isTriple }) => isTriple)]
  for (const face of faces) yield [`triple${face}`, fixed(21_000, (roll) => count(roll, face) === 3)]
  for (const face of faces) yield [`double${face}`, fixed(1_300, (roll) => count(roll, face) >= 2)]
  for (const [total, pays] of Object.entries(totalPays))
    yield [`total${total}`, fixed(pays, (roll) => roll.total === Number(total))]
  for (const low of faces)
    for (const high of faces.filter((face) => face > low))
      yield [`pair${low}${high}`, fixed(700, (roll) => count(roll, low) > 0 && count(roll, high) > 0)]
  for (const face of faces) yield [`face${face}`, { pays: 1_300, back: (roll) => facePays[count(roll, face)] ?? 0 }]
}

/** Every bet of the table. */
export const threediceBets: ReadonlyMap<string, Rule> = new Map(rules())

/** The most that a bet can give back, in hundredths of its stake. */
export const threedicePays = (bet: string): number => threediceBets.get(bet)?.pays ?? 0

/** Payout of a bet, in hundredths of its stake. */
export const threediceBack = (bet: string, roll: Roll): number => threediceBets.get(bet)?.back(roll) ?? 0
