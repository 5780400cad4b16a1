import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { languages } from '@boardwalk/i18n/codes'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { navigationIds, socialNetworks } from './brand-lists.ts'
import { nameIn } from './name-in.ts'
import { BrandError, brandsFolder, loadBrand, loadBrands, manifest } from './node.ts'

describe('shipped brands', () => {
  const brands = loadBrands()
  it.each([
    ['philippines', 'walogm', 'TLB', ['EN', 'TY'], 'Asia/Manila', 21, '63'],
    ['bangladesh', '90jlbdtf1', 'BDT', ['EN', 'BN'], 'Asia/Dhaka', 18, '880'],
    ['india', '90jiliinf1', 'INR', ['EN', 'HI'], 'Asia/Kolkata', 18, '91'],
  ])('%s is merchant %s', (id, merchantCode, code, regionLanguages, timeZone, minimumAge, diallingCode) => {
    const { brand } = loadBrand(id)
    expect(brand).toMatchObject({
      id,
      merchantCode,
      currency: { code },
      regionLanguages,
      timeZone,
      minimumAge,
      diallingCode,
    })
    expect(brand.legal).toMatchObject({ playMoney: true, licence: null })
    expect(brand.agentTypes).not.toContain(4)
    // The games of the sandbox group by thousands too (decision 54).
    expect(brand.currency.grouping).toBe('thousand')
  })
  it.each(brands.map(({ brand, tokens }) => [brand.id, brand, tokens] as const))(
    '%s has a manifest',
    (id, brand, tokens) => {
      for (const code of brand.regionLanguages) {
        const made = manifest(brand, tokens, code, `/brands/${id}/`)
        expect(made).toMatchObject({ short_name: nameIn(brand, code), lang: languages[code].bcp47, start_url: '/' })
        expect(made.icons.map(({ src }) => src)).toContain(`/brands/${id}/icon-512.png`)
      }
    },
  )
})

describe('closed lists', () => {
  it.each(Object.values(languages).map(({ bcp47 }) => bcp47))('have their words in %s', (bcp47) => {
    const words = JSON.parse(readFileSync(join(brandsFolder, '../locales', bcp47, 'shell.json'), 'utf8'))
    expect(navigationIds.filter((id) => !words.nav[id])).toEqual([])
    expect(socialNetworks.slice(0, 5).filter((network) => !words.socials[network])).toEqual([])
  })
})

describe('a brand with mistakes', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'boardwalk-brands-'))
    for (const id of ['india', 'philippines']) cpSync(join(brandsFolder, id), join(folder, id), { recursive: true })
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  type Json = Record<string, unknown>
  const change = (file: string, edit: (json: Json) => void) => {
    const path = join(folder, file)
    const json = JSON.parse(readFileSync(path, 'utf8')) as Json
    edit(json)
    writeFileSync(path, JSON.stringify(json))
  }
  const problems = (load: () => unknown) => {
    try {
      load()
    } catch (error) {
      if (error instanceof BrandError) return { keys: error.problems.map(({ key }) => key), text: error.message }
      throw error
    }
    return { keys: [], text: '' }
  }

  it('loads when there is none', () =>
    expect(loadBrands(folder).map(({ brand }) => brand.id)).toEqual(['india', 'philippines']))

  it('lists all problems at once: file, key, expected, found', () => {
    change('india/brand.json', (brand) => {
      brand.colour = 'teal'
      brand.minimumAge = 16
      delete brand.description
      brand.currency = { code: 'inr', symbol: '₹', minorDigits: 2, grouping: 'thousand' }
    })
    change('india/tokens.json', (tokens) => {
      tokens.extra = 1
    })
    const { keys, text } = problems(() => loadBrand(join(folder, 'india')))
    expect(keys.sort()).toEqual(['colour', 'currency.code', 'description', 'extra', 'minimumAge'])
    expect(text).toMatch(/brand\.json: colour: expected no such key/)
    expect(text).toMatch(/minimumAge: expected at least 18, found 16/)
    expect(text).toMatch(/brand\.json: description: expected a value, found nothing/)
    expect(text).toMatch(/currency\.code: expected a code of 3 to 5 capitals, found "inr"/)
  })

  it('reports a missing picture', () => {
    rmSync(join(folder, 'india/assets/logo.svg'))
    expect(problems(() => loadBrand(join(folder, 'india'))).text).toMatch(
      /assets\.logo: expected the file assets\/logo\.svg/,
    )
  })

  it('reports an unreadable colour', () => {
    change('india/tokens.json', (tokens) => {
      const color = { $type: 'color', $value: { colorSpace: 'oklch', components: [0.9, 0, 0] } }
      tokens.semantic = { light: { 'color-text': color }, dark: {} }
    })
    expect(problems(() => loadBrand(join(folder, 'india'))).text).toMatch(
      /semantic\.light\.color-text: expected a contrast of 4\.5/,
    )
  })

  it.each(['hosts', 'merchantCode', 'port'])('is refused with the %s of another', (key) => {
    change('india/brand.json', (brand) => {
      brand[key] = JSON.parse(readFileSync(join(folder, 'philippines/brand.json'), 'utf8'))[key]
    })
    const { keys, text } = problems(() => loadBrands(folder))
    expect(new Set(keys)).toEqual(new Set([key]))
    expect(text).toContain('of india')
  })

  it('reports a file that is no JSON', () => {
    writeFileSync(join(folder, 'india/tokens.json'), '{\n  "seed": }\n')
    expect(problems(() => loadBrand(join(folder, 'india'))).text).toMatch(
      /tokens\.json: expected JSON, found .*is not valid JSON$/,
    )
  })
  it('reports a country without a brand', () =>
    expect(problems(() => loadBrand(join(folder, 'nepal'))).text).toMatch(
      /nepal\/brand\.json: expected a file, found nothing/,
    ))
})
