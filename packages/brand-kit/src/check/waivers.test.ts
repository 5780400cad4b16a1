import { relative } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { brandsCopy } from '../load/brands.testing.ts'
import { tryBrand } from '../load/load-brand.ts'
import { checkReadiness } from './readiness.ts'

const colour = (l: number) => ({ $type: 'color', $value: { colorSpace: 'oklch', components: [l, 0, 0] } })
const waiver = (foreground: string, background: string, theme = 'light') => ({
  theme,
  pair: [foreground, background],
  name: 'Ana Cruz',
  reason: 'A picture covers it',
})
const onHero = waiver('color-on-hero', 'color-hero')

describe('waivers of a brand', () => {
  const copy = brandsCopy()
  afterEach(() => copy.restore())
  afterAll(() => copy.remove())
  const tokens = (roles: object, waivers: unknown[]) =>
    copy.change('india/tokens.json', (json) => {
      Object.assign(json.semantic.light, roles)
      json.waivers = waivers
    })
  const check = () => checkReadiness(copy.path('india'))
  const problems = () =>
    check().findings.contrast.map(
      ({ file, key, expected, found }) => `${relative(copy.folder, file)} ${key}: ${expected}, ${found}`,
    )
  const campaign = (roles: object) =>
    copy.write('india/campaigns/kites.json', {
      name: 'kites',
      from: '2027-01-01T00:00:00Z',
      to: '2027-01-02T00:00:00Z',
      tokens: { semantic: { light: roles } },
    })

  it('are listed with pair, ratio, person, reason and file', () => {
    tokens({ 'color-hero': colour(0.5), 'color-on-hero': colour(0.55) }, [onHero])
    const { waivers, findings } = check()
    expect(findings.contrast).toEqual([])
    expect(waivers).toEqual([
      {
        ...onHero,
        file: copy.path('india/tokens.json'),
        key: 'waivers.0',
        ratio: expect.any(Number),
        needed: 4.5,
        campaigns: [],
        isUsed: true,
      },
    ])
    expect(waivers[0]?.ratio).toBeCloseTo(1.22, 1)
  })

  it('hide no other pair, not even of the same colours', () => {
    tokens({ 'color-text': colour(0.9) }, [waiver('color-text', 'color-page')])
    const lines = problems()
    expect(lines.filter((line) => line.includes('color-page'))).toEqual([])
    for (const other of ['color-surface', 'color-surface-sunken', 'color-skeleton'])
      expect(lines.join('\n')).toMatch(new RegExp(`semantic\\.light\\.color-text: a contrast of 4\\.5 on ${other},`))
  })

  it('are reported when the pair can be read', () => {
    tokens({}, [onHero])
    expect(problems()).toEqual([
      expect.stringMatching(
        /^india\/tokens\.json waivers\.0: a contrast below 4\.5, or no waiver for this pair, color-on-hero on color-hero, light: \d+\.\d\d$/,
      ),
    ])
    expect(check().isReady).toBe(false)
    // A waiver that is not needed fails no build and no start.
    expect(tryBrand(copy.path('india')).problems).toEqual([])
  })

  it('are reported when the two colours never meet', () => {
    tokens({}, [waiver('color-hero', 'color-on-hero')])
    expect(problems()).toEqual([
      'india/tokens.json waivers.0: a pair that is shown somewhere, color-hero on color-on-hero, light, which is nowhere',
    ])
  })

  it('are refused for a token that does not exist', () => {
    tokens({}, [waiver('color-on-heros', 'color-hero')])
    const [problem, ...more] = check().findings.schema
    expect(more).toEqual([])
    expect(problem).toMatchObject({
      file: copy.path('india/tokens.json'),
      key: 'waivers.0.pair.0',
      expected: expect.stringMatching(/^one of \d\d names, such as "color-on-hero"/),
      found: '"color-on-heros"',
    })
  })

  it('are used when only a campaign needs them', () => {
    campaign({ 'color-hero': colour(0.5), 'color-on-hero': colour(0.55) })
    expect(check().findings.campaigns.map(({ key }) => key)).toEqual(['tokens.semantic.light.color-on-hero'])
    tokens({}, [onHero])
    expect(check()).toMatchObject({ isReady: true, waivers: [{ isUsed: true, campaigns: ['kites'], needed: 4.5 }] })
  })

  it('are not called unused while the campaign that may need them is refused', () => {
    campaign({ 'color-hero': colour(0.5), 'color-on-hero': colour(0.55), 'color-badge': 7 })
    tokens({}, [onHero])
    expect(problems()).toEqual([])
    expect(check().isReady).toBe(false)
  })
})
