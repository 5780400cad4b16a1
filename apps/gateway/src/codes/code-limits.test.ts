import { describe, expect, it } from 'vitest'
import { secondsToWait } from './code-limits.ts'

const limits = { 60: 1, 3600: 5 }

describe('one more code', () => {
  it.each([
    [[], 0],
    [[59], 1],
    [[60], 0],
    [[0.5], 59.5],
    [[100, 200, 300, 400], 0],
    [[100, 200, 300, 400, 3000], 600],
    [[10, 200, 300, 400, 3599.5], 50],
    [[100, 200, 300, 400, 3600], 0],
  ])('after codes of the ages %j waits %d seconds (checklist 95)', (ages, wait) => {
    expect(secondsToWait(ages, limits)).toBe(wait)
  })
})
