import { describe, expect, it } from 'vitest'
import { isCommonPassword, leaked } from './common-passwords.ts'

describe('common passwords', () => {
  it('come from a list of more than 10,000', () => expect(leaked.size).toBeGreaterThan(10_000))

  it.each([
    ...[
      '1q2w3e4r',
      'zaq12wsx',
      'qwe123456',
      'asd123456',
      '147258369',
      'a1b2c3d4',
      'q1w2e3r4t5',
      '123qweasd',
      'Aa123456',
    ],
    ...['112233445566', '12345678', 'P@ssw0rd', 'letmein123', 'dragon12', 'Monkey!2026', 'aaaaaaaa', '98765432'],
  ])('include %s', (password) => {
    expect(isCommonPassword(password)).toBe(true)
  })

  it.each(['river-Stone-42', 'Boardwalk-1', 'vitalact-77q', '83-love-29175', 'qorp17xavub'])(
    'do not include %s',
    (password) => {
      expect(isCommonPassword(password, ['Tala'])).toBe(false)
    },
  )

  it.each(['Tala2026', 'tala!!!!!!', '1234tala', 'T@la12345'])(
    'include %s where the brand is called so',
    (password) => {
      expect(isCommonPassword(password, ['Tala'])).toBe(true)
    },
  )
})
