/** Questions of the self-assessment, in their order; the texts have them by these keys. */
export const questions = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6', 'q7', 'q8', 'q9'] as const
/** Answers by their points, from never to almost always. */
export const answers = ['a0', 'a1', 'a2', 'a3'] as const

export type Question = (typeof questions)[number]
export type Answer = (typeof answers)[number]
export type Answers = Partial<Record<Question, Answer>>

export const MOST = questions.length * (answers.length - 1)

/** Bands of the nine-question index in common use, by their fewest points. */
const bands = [
  ['strong', 8],
  ['clear', 3],
  ['few', 1],
  ['none', 0],
] as const

export type Result = { score: number; band: (typeof bands)[number][0] }

/** Null until every question has its answer. */
export function assess(given: Answers): Result | null {
  if (questions.some((question) => given[question] === undefined)) return null
  const score = questions.reduce((sum, question) => sum + answers.indexOf(given[question] ?? 'a0'), 0)
  return { score, band: bands.find(([, least]) => score >= least)?.[0] ?? 'none' }
}
