import { describe, expect, it } from 'vitest'
import english from '../../../locales/en/patterns.json' with { type: 'json' }
import { applyResources, createI18n } from './create-i18n.ts'
import { hintText, problemText } from './field-text.ts'
import { countryIn, formatCount, formatDateTime, formatExactTime } from './format.ts'

const resources = { ui: { hello: 'Hello {name}', bounds: '{0} to {1}', tag: '<b>{name}</b>' }, patterns: english }

describe('createI18n', () => {
  const { t } = createI18n({ language: 'EN', resources })
  it.each([
    ['ui:hello', { name: 'Ana' }, 'Hello Ana'],
    ['hello', { name: 'Ana' }, 'Hello Ana'],
    ['bounds', { 0: 4, 1: 12 }, '4 to 12'],
    ['tag', { name: '<i>' }, '<b><i></b>'],
  ])('%s with %j reads %s (checklist 111)', (key, values, text) => expect(t(key, values)).toBe(text))

  it('throws on a missing key in tests', () => expect(() => t('nowhere')).toThrow('ui:nowhere'))
  it('shows a missing key in brackets in development, and bare in production', () => {
    expect(createI18n({ language: 'EN', resources, onMissingKey: 'show' }).t('ui:nowhere')).toBe('⟦ui:nowhere⟧')
    expect(createI18n({ language: 'EN', resources, onMissingKey: 'bare' }).t('ui:nowhere')).toBe('nowhere')
  })
  it('takes the first key that exists', () => expect(t(['errors:NOPE', 'ui:hello'], { name: 'B' })).toBe('Hello B'))

  it('keeps instances apart and switches in place', async () => {
    const instance = createI18n({ language: 'EN', resources })
    applyResources(instance, 'TY', { ui: { hello: 'Kumusta {name}' } })
    await instance.changeLanguage('fil')
    expect(instance.t('hello', { name: 'Ana' })).toBe('Kumusta Ana')
    expect(t('hello', { name: 'Ana' })).toBe('Hello Ana')
  })
})

describe('field texts', () => {
  const { t } = createI18n({ language: 'EN', resources })
  it('writes a range, or a single number', () => {
    expect(hintText(t, { patternId: 5, minLength: 6, maxLength: 20 })).toBe('Letters or digits only, 6–20 characters')
    expect(hintText(t, { patternId: 7, minLength: 10, maxLength: 10 })).toBe('Digits only, 10 of them')
  })
  it('says what is wrong', () => {
    expect(problemText(t, { rule: 'required' })).toBe('This cannot be empty.')
    expect(problemText(t, { rule: 'min', min: 4, max: 12 })).toBe('Use at least 4 characters.')
    expect(problemText(t, { rule: 'pattern', min: 4, max: 12, patternId: 22 })).toContain('4–12')
  })
})

describe('formats', () => {
  const time = '2026-11-21T18:30:00.000Z'
  it.each([
    ['EN', 'PH', 'Asia/Manila', 'November 22, 2026, 2:30 AM'],
    ['TY', 'PH', 'Asia/Manila', 'Nobyembre 22, 2026, 2:30 AM'],
    ['EN', 'BD', 'Asia/Dhaka', '22 November 2026, 12:30 am'],
    ['BN', 'BD', 'Asia/Dhaka', '22 নভেম্বর 2026, 12:30 AM'],
    ['EN', 'IN', 'Asia/Kolkata', '22 November 2026, 12:00 am'],
    ['HI', 'IN', 'Asia/Kolkata', '22 नवंबर 2026, 12:00 am'],
    ['HI', 'PH', 'America/New_York', '21 नवंबर 2026, 1:30 pm'],
  ] as const)('%s in %s, zone %s, reads %s', (language, country, timeZone, text) =>
    expect(formatDateTime(time, language, { country, timeZone })).toBe(text),
  )
  it('writes seconds where they matter', () =>
    expect(formatExactTime(time, 'EN', { country: 'BD', timeZone: 'Asia/Dhaka' })).toBe(
      '22 November 2026, 12:30:00 am',
    ))
  it('names countries in each language', () =>
    expect((['EN', 'TY', 'BN', 'HI'] as const).map((code) => countryIn('PH', code))).toEqual([
      ...['Philippines', 'Pilipinas', 'ফিলিপাইন', 'फ़िलिपींस'],
    ]))
  it('groups counts', () => expect([formatCount(999), formatCount(1234567)]).toEqual(['999', '1,234,567']))
})
