import { relative } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { brandsCopy } from './brands.testing.ts'
import { loadBrand, tryBrand } from './load-brand.ts'

describe('a brand of layers', () => {
  const copy = brandsCopy()
  afterEach(() => copy.restore())
  afterAll(() => copy.remove())
  const india = () => copy.path('india')
  const problems = () =>
    tryBrand(india()).problems.map(
      ({ file, key, expected, found }) => `${relative(copy.folder, file)}: ${key}: ${expected}, ${found}`,
    )

  it('takes the values that it does not set from its region', () => {
    copy.change('layers/regions/in/brand.json', (region) => {
      region.diallingCode = '77'
    })
    expect(loadBrand(india()).brand.diallingCode).toBe('77')
    copy.change('india/brand.json', (brand) => {
      brand.diallingCode = '78'
    })
    expect(loadBrand(india()).brand.diallingCode).toBe('78')
  })

  it('names the file of the layer with the mistake', () => {
    copy.change('layers/regions/in/brand.json', (region) => {
      region.currency.minorDigits = 9
    })
    copy.change('layers/base/brand.json', (base) => {
      base.features.captcha = 'yes'
      base.hosts = ['a.example']
    })
    copy.change('layers/base/tokens.json', (tokens) => {
      tokens.seed.density.$value = 7
    })
    expect(problems().sort()).toEqual([
      'layers/base/brand.json: features.captcha: true or false, "yes"',
      'layers/base/brand.json: hosts: no such key, "hosts"',
      // India sets its own density; the wrong one below it is reported too.
      'layers/base/tokens.json: seed.density.$value: at most 1.25, 7',
      'layers/regions/in/brand.json: currency.minorDigits: at most 4, 9',
    ])
  })

  it('reports a region that does not exist, and no values that the region would set', () => {
    copy.change('india/brand.json', (brand) => {
      brand.region = 'zz'
    })
    expect(problems()).toEqual(['india/brand.json: region: a folder of layers/regions: bd, in, ph, "zz"'])
  })

  it('reports values that no layer sets, in its own file', () => {
    copy.change('layers/regions/in/brand.json', (region) => {
      delete region.timeZone
    })
    copy.change('india/brand.json', (brand) => {
      delete brand.region
    })
    expect(problems()).toContain('india/brand.json: region: a value, nothing')
    copy.change('india/brand.json', (brand) => {
      brand.region = 'in'
    })
    expect(problems()).toEqual(['india/brand.json: timeZone: a value, nothing'])
  })

  it.each([
    [
      'an unknown key',
      (j: Record<string, unknown>) => (j.colour = 1),
      'india/brand.json: colour: no such key, "colour"',
    ],
    ['a missing value', (j: Record<string, unknown>) => delete j.name, 'india/brand.json: name: a value, nothing'],
    ['a wrong type', (j: Record<string, unknown>) => (j.port = '80'), 'india/brand.json: port: a number, "80"'],
    [
      'a key of Object',
      (j: Record<string, unknown>) => Object.assign(j, { constructor: 1 }),
      'india/brand.json: constructor: no such key, "constructor"',
    ],
  ])('reports %s', (_, edit, line) => {
    copy.change('india/brand.json', edit)
    expect(problems()).toEqual([line])
  })

  it.each([
    ['a missing token', (seed: Record<string, unknown>) => delete seed.accent, 'seed.color.accent: a value, nothing'],
    [
      'a bad colour',
      (seed: Record<string, unknown>) =>
        (seed.accent = { $type: 'color', $value: { colorSpace: 'oklch', components: [2, 0, 0] } }),
      'seed.color.accent.$value.components.0: at most 1, 2',
    ],
    [
      'a colour in another form',
      (seed: Record<string, unknown>) => (seed.accent = { $type: 'color', $value: '#ff0000' }),
      'seed.color.accent.$value: a colour such as { "colorSpace": "oklch", "components": [0.6, 0.2, 30] }, "#ff0000"',
    ],
  ])('reports %s', (_, edit, line) => {
    copy.change('india/tokens.json', (tokens) => edit(tokens.seed.color))
    expect(problems()).toEqual([`india/tokens.json: ${line}`])
  })

  it('reports all problems at once, contrast and pictures included', () => {
    copy.change('india/brand.json', (brand) => {
      brand.colour = 'teal'
      brand.motif = 'gone.svg'
    })
    copy.change('india/tokens.json', (tokens) => {
      delete tokens.seed.color.highlight
      const pale = { $type: 'color', $value: { colorSpace: 'oklch', components: [0.9, 0, 0] } }
      tokens.semantic.light['color-text'] = pale
    })
    const lines = problems().join('\n')
    for (const part of ['colour: no such key', 'motif: the file assets/gone.svg', 'seed.color.highlight: a value']) {
      expect(lines).toContain(part)
    }
    expect(lines).toContain('india/tokens.json: semantic.light.color-text: a contrast of 4.5 on color-page')
  })

  it.each([
    [
      'a host',
      { hosts: ['in.localhost', 'ph.localhost'] },
      'hosts: a value that no other brand has, "ph.localhost" of philippines',
    ],
    [
      'a merchant',
      { merchantCode: 'walogm' },
      'merchantCode: a value that no other brand has, "walogm" of philippines',
    ],
    ['a port', { port: 4001 }, 'port: a value that no other brand has, "4001" of philippines'],
  ])('reports that it shares %s with another brand', (_, facts, line) => {
    copy.change('india/brand.json', (brand) => Object.assign(brand, facts))
    expect(problems()).toEqual([`india/brand.json: ${line}`])
    copy.write('philippines/brand.json', '[]')
    expect(problems()).toEqual([])
  })

  it.each(['india/brand.json', 'india/tokens.json', 'layers/base/brand.json', 'layers/regions/in/brand.json'])(
    'reports that a list is no %s, and nothing else of that file',
    (file) => {
      copy.write(file, '[]')
      expect(problems()).toEqual([`${file}: : an object, a list`])
    },
  )

  it.each(['null', '1', '"brand"'])('reports that %s is no brand', (text) => {
    copy.write('india/brand.json', text)
    expect(problems()[0]).toMatch(/^india\/brand\.json: : an object/)
  })
})
