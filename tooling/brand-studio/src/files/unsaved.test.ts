// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { savedOf } from '../testing/saved.ts'
import { readSaved } from './open-files.ts'
import { belowOf } from './shipped.ts'
import { keepUnsaved, readCurrent, readUnsaved } from './unsaved.ts'

const saved = savedOf('india')
const { draft: opened } = readSaved(saved, belowOf)
if (!opened) throw new Error('no draft')
const draft = { ...opened, art: { ...opened.art, 'banners/w_home.webp': 'data:image/webp;base64,AAAA' } }

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

describe('work that is not exported yet', () => {
  it('is restored after a reload, with the brand that was open', () => {
    keepUnsaved('india', { saved, draft })
    keepUnsaved('philippines', null)
    expect(readUnsaved('india')).toEqual({ saved, draft })
    expect(readUnsaved('philippines')).toBeNull()
    expect(readCurrent()).toBe('philippines')
  })

  it('is forgotten once nothing is unsaved', () => {
    keepUnsaved('india', { saved, draft })
    keepUnsaved('india', null)
    expect(readUnsaved('india')).toBeNull()
  })

  it('is stored without pictures in pixels where those are more than the browser keeps', () => {
    const set = Storage.prototype.setItem
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (value.includes('data:image/webp')) throw new DOMException('full', 'QuotaExceededError')
      set.call(this, key, value)
    })
    keepUnsaved('india', { saved, draft })
    expect(readUnsaved('india')).toEqual({ saved, draft: opened })
  })

  it.each([
    ['cut off', '{"saved":'],
    ['of another shape', '{"saved":{"brandText":"{}"},"draft":{}}'],
    ['without campaigns, as an older studio kept it', JSON.stringify({ saved, draft: { ...draft, campaigns: null } })],
  ])('is none when it is %s', (_, text) => {
    localStorage.setItem('boardwalk.brand-studio.india', text)
    expect(readUnsaved('india')).toBeNull()
  })

  it('is none in a browser that keeps nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    expect(() => keepUnsaved('india', { saved, draft })).not.toThrow()
    expect(readUnsaved('india')).toBeNull()
  })
})
