import { runInThisContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import {
  acceptedPattern,
  checkField,
  type FieldRule,
  hint,
  isPatternId,
  matchesPattern,
  patternIds,
} from './patterns.ts'

/** Ten times the longest value of a field. */
const LONG = 2_550

const samples: Record<number, { good: string[]; bad: string[] }> = {
  1: { good: ['anything at all', 'শাপলা'], bad: ['line\nbreak', '\u0000'] },
  2: { good: ['a', 'Player01'], bad: ['1a', 'a_b'] },
  3: { good: ['星12'], bad: ['a', '星 1'] },
  4: {
    good: ['a.b+c@example.com', 'x@a-b.co'],
    bad: ['a@b', 'a@@b.co', '.a@b.co', 'a..b@c.co', 'a@-b.co', `${'a'.repeat(65)}@b.co`],
  },
  5: { good: ['abc', '123'], bad: ['a b', 'ä'] },
  6: { good: ['a1'], bad: ['abc', '123', 'a1!'] },
  7: { good: ['0917'], bad: ['+63', '১২'] },
  8: { good: ['aB1', 'A'], bad: ['ab1', 'A!'] },
  9: { good: ['Ana Cruz'], bad: ['Ana-Cruz', 'Ana1'] },
  10: { good: ['a!b'], bad: ['a b', 'a\tb'] },
  11: { good: ['星。'], bad: ['星a'] },
  12: { good: ['2024-02-29', '12-31-1999'], bad: ['2023-02-29', '13-01-2000', '2000-1-1', '31-12-1999'] },
  13: { good: ['José Ñandú', 'রহিম উদ্দিন'], bad: ['a1', 'a-b'] },
  14: { good: ['한글'], bad: ['한a'] },
  15: { good: ['สวัสดี'], bad: ['สa'] },
  16: { good: ['สวัสดี Ana'], bad: ['ส1'] },
  17: { good: ['ANA CRUZ'], bad: ['   ', 'Ana'] },
  18: { good: ['a1!~'], bad: ['a b', 'é'] },
  19: { good: ['Aa1!'], bad: ['Aa1', 'aa1!', 'AA1!', 'Aa!'] },
  20: { good: ['Ana Cruz', 'A B C'], bad: ['Ana', 'Ana  Cruz', ' Ana Cruz'] },
  21: { good: ['ひらカタ漢字ー'], bad: ['abc', 'ｶﾀa', 'ｶﾀｶﾅ', 'カﾀ', 'カタﾞ'] },
  22: { good: ['ANA'], bad: ['ANA CRUZ', 'Ana'] },
}

describe('patterns', () => {
  it('are the 22 of the contract', () => expect(patternIds).toEqual(Array.from({ length: 22 }, (_, i) => i + 1)))

  it.each(patternIds)('%i takes the good and refuses the bad (checklist 104)', (id) => {
    for (const value of samples[id]?.good ?? []) expect(matchesPattern(id, value), value).toBe(true)
    for (const value of samples[id]?.bad ?? []) expect(matchesPattern(id, value), value).toBe(false)
    expect(samples[id]?.bad).not.toHaveLength(0)
  })

  const hostile = ['a', ' ', 'A', '1', '.', 'a ', 'a.', 'a-', '한', 'ー', '@', 'a@', '星', '-0'].flatMap((unit) => [
    unit.repeat(LONG).slice(0, LONG),
    `${unit.repeat(LONG).slice(0, LONG)}\u0000`,
    `a@${unit.repeat(LONG).slice(0, LONG)}!`,
  ])
  it.each(patternIds)('%i ends for any long text', (id) => {
    for (const value of hostile)
      expect(
        ends(() => matchesPattern(id, value)),
        value.slice(0, 12),
      ).toBe(true)
  })
})

describe('acceptedPattern', () => {
  it('reads * as anything, over the whole value', () => {
    expect(acceptedPattern('*').test('any text')).toBe(true)
    expect(acceptedPattern('63*').test('639171234567')).toBe(true)
    expect(acceptedPattern('63*').test('0639')).toBe(false)
    expect(acceptedPattern('.*').test('')).toBe(true)
  })
  it.each(['(a+)+', 'a*b*c*', '(a|b){2,}', 'a?a?a?', 'a{0,9}a{0,9}a{0,9}', '(a)\\1', '[a-z', 'x'.repeat(201)])(
    'refuses %s',
    (source) => expect(() => acceptedPattern(source)).toThrow(),
  )
  it.each(['*', 'a*b*', '[a-z]+[a-z]+!'])('ends for any long text with %s', (source) => {
    const regex = acceptedPattern(source)
    expect(ends(() => regex.test('a'.repeat(LONG)))).toBe(true)
  })
  it('is measured by a check that finds a pattern which never ends', () => {
    expect(ends(() => /^(a+)+$/.test(`${'a'.repeat(LONG)}!`), 500)).toBe(false)
    expect(ends(() => /a*a*a*a*$/.test(`${'a'.repeat(LONG)}!`), 500)).toBe(false)
  })
})

describe('checkField', () => {
  const rule: FieldRule = {
    enabled: true,
    required: true,
    minLength: 4,
    maxLength: 12,
    patternId: 2,
    acceptedPattern: null,
  }
  it.each<[Partial<FieldRule>, string, unknown]>([
    [{}, 'player01', null],
    [{}, '   ', { rule: 'required' }],
    [{ required: false }, '', null],
    [{ enabled: false }, '!', null],
    [{}, 'abc', { rule: 'min', min: 4, max: 12 }],
    [{}, 'abcdefghijklm', { rule: 'max', min: 4, max: 12 }],
    [{}, '1abc', { rule: 'pattern', min: 4, max: 12, patternId: 2 }],
    [{ acceptedPattern: 'pl*' }, 'agent01', { rule: 'pattern', min: 4, max: 12, patternId: 2 }],
    [{ acceptedPattern: '*' }, 'agent01', null],
    [{ maxLength: 9999, patternId: 1 }, 'x'.repeat(256), { rule: 'max', min: 4, max: 255 }],
    [{ patternId: 1, maxLength: 4 }, '𝒜𝒜𝒜𝒜', null],
  ])('%j %s', (change, value, expected) => expect(checkField({ ...rule, ...change }, value)).toEqual(expected))

  it('hints a range, or one number', () => {
    expect(hint({ minLength: 6, maxLength: 20 })).toBe('6–20')
    expect(hint({ minLength: 10, maxLength: 10 })).toBe('10')
  })
  it('has its ids', () => expect([isPatternId(0), isPatternId(22), isPatternId(23)]).toEqual([false, true, false]))
})

/**
 * Whether a pattern ends in time. One that backtracks through a long text takes hours and years, another a few
 * milliseconds, so that the limit distinguishes them on any machine.
 */
function ends(run: () => unknown, timeout = 20_000): boolean {
  Object.assign(globalThis, { runMeasured: run })
  try {
    runInThisContext('runMeasured()', { timeout })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false
    throw error
  }
}
