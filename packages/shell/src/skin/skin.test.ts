import type { SkinNews } from '@boardwalk/api-client/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setSkinRules } from './set-skin-rules.ts'
import { watchSkin } from './watch-skin.ts'

const skin = (name: string) => ({
  rules: [`[data-brand="x"]{--color-accent:${name}}`],
  brand: { tagline: { EN: name } },
})

describe('an open page', () => {
  const changes: unknown[] = []
  let news: SkinNews | null = null
  let asked = 0
  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(Math, 'random').mockReturnValue(0)
    changes.length = 0
    asked = 0
    vi.stubGlobal('fetch', async () => {
      asked++
      if (!news) throw new TypeError('offline')
      return new Response(JSON.stringify(news))
    })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    setSkinRules([])
  })
  const watch = (first?: ReturnType<typeof skin>) => watchSkin(first, (next) => changes.push(next))
  const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

  it('puts a campaign on at the moment that the server named, and off again', async () => {
    news = { skin: null, changesAt: 61_000, serverTime: 1_000 }
    const stop = watch()
    await settle(59_999)
    expect([asked, changes]).toEqual([1, []])
    news = { skin: skin('red'), changesAt: 90_000, serverTime: 61_000 }
    await settle(1)
    expect(changes).toEqual([skin('red')])
    expect(document.getElementById('skin')).not.toBeNull()
    news = { skin: null, changesAt: null, serverTime: 90_000 }
    await settle(29_000)
    expect(changes).toEqual([skin('red'), null])
    expect(document.getElementById('skin')).toBeNull()
    await settle(10_000_000)
    expect(asked).toBe(3)
    stop()
  })

  it('changes nothing when the page was rendered with the same rules', async () => {
    news = { skin: skin('red'), changesAt: null, serverTime: 0 }
    watch({ ...skin('red'), rules: [] })()
    const stop = watch({ ...skin('red'), rules: [] })
    await settle()
    expect(changes).toEqual([])
    stop()
  })

  it('catches up with a campaign that began between the making of the page and its first question', async () => {
    news = { skin: skin('red'), changesAt: null, serverTime: 0 }
    const stop = watch()
    await settle()
    expect(changes).toEqual([skin('red')])
    stop()
  })

  it('retries after a failure, and no more once it is left', async () => {
    news = null
    const stop = watch()
    await settle(30_000)
    expect(asked).toBe(2)
    stop()
    await settle(300_000)
    expect(asked).toBe(2)
  })
})

describe('rules of a skin', () => {
  it('follow the rules of the brand and replace those of an earlier skin', () => {
    document.head.innerHTML = '<style id="brand"></style><style id="other"></style>'
    setSkinRules(skin('red').rules)
    setSkinRules(skin('blue').rules)
    expect([...document.head.children].map(({ id }) => id)).toEqual(['brand', 'skin', 'other'])
    const sheet = (document.getElementById('skin') as HTMLStyleElement).sheet
    expect(sheet?.cssRules).toHaveLength(1)
    expect(sheet?.cssRules[0]?.cssText).toContain('blue')
  })
})
