/** `TEST_MATRIX=full` tests everything everywhere, as every night does. */
export const isFull = process.env.TEST_MATRIX === 'full'

/**
 * A slow machine divides its longest stages into `parts`, and takes one in each run: all parts of a rotation come
 * before the next rotation.
 */
export const turnOf = (run: number, parts: number) => ({ part: run % parts, rotation: Math.floor(run / parts) })

const parts = isFull ? 1 : Number(process.env.TEST_PARTS || 1)
const turn = turnOf(Number(process.env.TEST_ROTATION ?? 0), parts)
/** Moves each turn to the next. */
export const { rotation } = turn
/** Whether this run takes the test file with this index in its stage. */
export const isInPart = (index: number): boolean => index % parts === turn.part

/** The part of a list that has its turn; in as many rotations as there are `turns`, each of its members has one. */
export const partInTurn = <T>(list: readonly T[], turns: number, rotation: number): T[] =>
  list.filter((_, index) => index % turns === rotation % turns)

/** The part of a list that has its turn in this run; all of it in the full matrix. */
export const partOfRun = <T>(list: readonly T[], turns: number): readonly T[] =>
  isFull ? list : partInTurn(list, turns, rotation)

/**
 * Brands in languages, each language once: the brands that offer it take turns. Over as many rotations as a language has
 * brands, all of its pairs have had their turn.
 */
export function pairsInTurn<Brand, Language>(pairs: readonly (readonly [Brand, Language])[], rotation: number) {
  const byLanguage = [...Map.groupBy(pairs, ([, language]) => language).values()]
  return byLanguage.flatMap((group, index) => group.slice((index + rotation) % group.length).slice(0, 1))
}
