import { describe, expect, it, vi } from 'vitest'
import { createI18n } from './create-i18n.ts'
import { quickTexts } from './quick-texts.ts'

const english = {
  ui: { close: 'Close', hello: 'Hello {name}', nest: 'See $t(ui:close)', list: { first: 'First' } },
  shell: { close: 'Leave' },
}
const make = () => createI18n({ language: 'EN', resources: english })

describe('quick texts', () => {
  const instance = make()
  const keys = ['close', 'hello', 'nest', 'list.first', 'ui:close', 'shell:close', 'ui:list.first']
  it.each(keys)('read %s as the library does', (key) => {
    const expected = instance.getFixedT('en', ['ui', 'shell'])(key)
    expect(quickTexts(instance, 'en', ['ui', 'shell'])(key)).toBe(expected)
  })

  it('fill in values, try other namespaces and keys, and report a missing key', () => {
    const t = quickTexts(instance, 'en', ['shell', 'ui'])
    expect(t('ui:hello', { name: 'Ana' })).toBe('Hello Ana')
    expect(t('close')).toBe('Leave')
    expect(t('list.first')).toBe('First')
    expect(t(['ui:none', 'ui:close'])).toBe('Close')
    expect(() => t('none')).toThrow('none')
  })

  it('prepare nothing for a key without values', () => {
    const translate = vi.spyOn(instance, 'getResource')
    const t = vi.fn()
    vi.spyOn(instance, 'getFixedT').mockReturnValue(t as never)
    expect(quickTexts(instance, 'en', ['ui'])('close')).toBe('Close')
    expect(translate).toHaveBeenCalledOnce()
    expect(t).not.toHaveBeenCalled()
  })
})
