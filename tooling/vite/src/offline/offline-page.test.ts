// @vitest-environment node
import { createHash } from 'node:crypto'
import { loadBrands } from '@boardwalk/brand-kit/node'
import { languages } from '@boardwalk/i18n/codes'
import { describe, expect, it } from 'vitest'
import { offlinePage } from './offline-page.ts'

const part = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe.each(loadBrands().map((loaded) => [loaded.brand.id, loaded] as const))(
  'the offline page of %s',
  (_, loaded) => {
    const html = offlinePage(loaded)
    const { brand } = loaded

    it('has every language that the brand offers', () => {
      const { first, texts } = JSON.parse(part(html, /id="texts">(.*?)<\/script>/))
      expect(first).toBe(brand.regionLanguages[0])
      expect(Object.keys(texts)).toEqual([...new Set([...brand.regionLanguages, ...brand.switcherLanguages])])
      for (const { words } of Object.values<{ words: object }>(texts)) expect(Object.values(words)).toHaveLength(5)
      expect(html).toContain(`<html lang="${languages[brand.regionLanguages[0]].bcp47}"`)
    })

    it('has the brand’s look, in both themes', () => {
      expect(html).toContain(`data-brand="${brand.id}"`)
      expect(html).toContain(loaded.css)
      expect(html.match(/<img /g)).toHaveLength(2)
    })

    it('needs no other file and allows its own code by hash', () => {
      expect(html).not.toMatch(/(?:src|href)="(?!data:)/)
      const policy = part(html, /http-equiv="Content-Security-Policy" content="([^"]*)"/)
      expect(policy).toContain(`script-src ${hash(part(html, /<script>([\s\S]*?)<\/script>/))};`)
      expect(policy).toContain(`style-src ${hash(part(html, /<style>([\s\S]*?)<\/style>/))};`)
      expect(policy).toContain("default-src 'none'")
    })

    it('is small', () => expect(html.length).toBeLessThan(24_000))
  },
)
