/** Subjects of feedback. */
export const questionTypes = ['ACCOUNT', 'DEPOSIT', 'WITHDRAWAL', 'GAME', 'PROMOTION', 'SUGGESTION', 'OTHER'] as const
export type QuestionType = (typeof questionTypes)[number]

/** Upper bound of the row in UTF-16 units; the limits in words are a setting of the merchant. */
export const maxFeedbackUnits = 4000

/** Words of a text in any script. The form and the gateway count with the same function. */
export function countWords(text: string): number {
  let words = 0
  for (const { isWordLike } of new Intl.Segmenter('en', { granularity: 'word' }).segment(text)) if (isWordLike) words++
  return words
}
