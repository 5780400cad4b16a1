import { describe, expect, it } from 'vitest'
import { type Answers, answers, assess, MOST, questions } from './assess.ts'

/** Answers with so many points in all. */
function withScore(score: number): Answers {
  let left = score
  return Object.fromEntries(
    questions.map((question) => {
      const points = Math.min(left, 3)
      left -= points
      return [question, answers[points]]
    }),
  )
}

describe('the self-assessment', () => {
  it.each([
    [0, 'none'],
    [1, 'few'],
    [2, 'few'],
    [3, 'clear'],
    [7, 'clear'],
    [8, 'strong'],
    [27, 'strong'],
  ])('of %i points shows the band %s', (score, band) => {
    expect(assess(withScore(score))).toEqual({ score, band })
  })

  it('has no result while an answer is missing, and 27 points at most', () => {
    const { q9: _, ...eight } = withScore(27)
    expect(assess(eight)).toBeNull()
    expect(MOST).toBe(27)
  })
})
