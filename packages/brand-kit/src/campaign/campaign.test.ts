import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadBrand } from '../load/load-brand.ts'
import { admitCampaigns } from './admit.ts'
import { activeCampaigns, applyCampaigns, nextChange } from './apply.ts'
import type { Campaign } from './campaign.ts'
import { skinAt } from './skin.ts'

const loaded = { ...loadBrand('india'), campaigns: [] }
const tagline = { EN: 'A week of kites', HI: 'पतंगों का सप्ताह' }
const period = { from: '2027-01-10T00:00:00+05:30', to: '2027-01-17T00:00:00+05:30' }
const colour = (l: number, c: number, h: number) => ({
  $type: 'color',
  $value: { colorSpace: 'oklch', components: [l, c, h] },
})
const file = (name: string, content: object = { tagline }) => ({
  file: `campaigns/${name}.json`,
  json: { name, ...period, ...content },
})
const admit = (...files: ReturnType<typeof file>[]) => admitCampaigns(loaded, files, (name) => name !== 'gone.svg')
const lines = (...files: ReturnType<typeof file>[]) =>
  admit(...files).problems.map(({ file: place, key, expected, found }) => `${place}: ${key}: ${expected}, ${found}`)

describe('a campaign', () => {
  const { campaigns } = admit(file('kites'))
  const [from, to] = [Date.parse(period.from), Date.parse(period.to)]
  it.each([
    [from - 1, 0, from],
    [from, 1, to],
    [to - 1, 1, to],
    [to, 0, null],
  ])('at %i: %i run, and the next change is at %s', (at, count, next) => {
    expect(activeCampaigns({ campaigns }, at)).toHaveLength(count)
    expect(nextChange({ campaigns }, new Date(at))?.getTime() ?? null).toBe(next)
    expect(applyCampaigns({ ...loaded, campaigns }, at).brand.tagline).toEqual(count ? tagline : loaded.brand.tagline)
  })

  it('leaves a brand as it was when it is over', () => {
    const admitted = admit(file('kites', { tokens: { seed: { color: { accent: colour(0.5, 0.2, 300) } } } })).campaigns
    const after = applyCampaigns({ ...loaded, campaigns: admitted }, to)
    expect(after.css).toBe(loaded.css)
    expect(applyCampaigns({ ...loaded, campaigns: admitted }, from).css).not.toBe(loaded.css)
  })

  it('contains only its changes', () => {
    const home = ['banners', 'vendors']
    const admitted = admit(
      file('kites', { home, tokens: { semantic: { light: { 'color-badge': colour(0.3, 0.1, 20) } } } }),
    )
    expect(admitted.problems).toEqual([])
    const skin = skinAt({ ...loaded, campaigns: admitted.campaigns }, from)
    expect(skin?.brand).toEqual({ home })
    expect(skin?.rules[0]).toMatch(/^\[data-brand="india"\]\{--color-badge:#\w+;--color-on-badge:#\w+\}$/)
    expect(skinAt({ ...loaded, campaigns: admitted.campaigns }, to)).toBeNull()
  })

  it.each([
    ['without a zone', { from: '2027-01-10T00:00:00' }, /^from: a date and time with its zone/],
    ['on a day that is none', { from: '2026-02-30T00:00:00Z' }, /^from: a day that the calendar has/],
    ['as a number', { from: 5 }, /^from: a text, 5/],
    ['that ends as it begins', { to: period.from }, /^to: a moment after "from"/],
    ['with an unknown key', { colour: 1 }, /^colour: no such key/],
    ['with a key that is the brand’s alone', { hosts: ['x.example'] }, /^hosts: no such key/],
    ['that moves the layout', { tokens: { seed: { density: 1 } } }, /^tokens\.seed\.density: no such key/],
    ['with an unknown section', { home: ['rail:nothing'] }, /^home\.0: /],
    ['with a missing picture', { motif: 'gone.svg' }, /^motif: the file assets\/gone\.svg, nothing/],
    ['with a picture outside', { banners: { w_rng: [{ image: '../x.svg' }] } }, /^banners\.w_rng\.0\.image: a picture/],
    ['that leads nowhere', { banners: { w_rng: [{ image: 'a.svg', link: 'javascript:1' }] } }, /link: a path such as/],
    ['without the region’s language', { tagline: { EN: 'Kites' } }, /^tagline\.HI: a sentence/],
    ['by another name', { name: 'other' }, /^name: the file's name "bad"/],
    [
      'too faint to read',
      { tokens: { semantic: { dark: { 'color-text': colour(0.3, 0, 0) } } } },
      /^tokens\.semantic\.dark\.color-text: a contrast of 4\.5 on color-/,
    ],
  ])('%s is refused, and another runs', (_, wrong, line) => {
    const result = lines(file('bad', { ...wrong }), file('kites'))
    expect(result[0]?.replace('campaigns/bad.json: ', '')).toMatch(line)
    expect(admit(file('bad', wrong), file('kites')).campaigns.map(({ name }) => name)).toEqual(['kites'])
  })
})

describe('two campaigns', () => {
  const accent = { tokens: { seed: { color: { accent: colour(0.5, 0.2, 300) } } } }
  it('may not set the same slot at the same time', () => {
    const [line, ...more] = lines(file('kites', accent), file('lamps', { ...accent, to: '2027-01-11T00:00:00Z' }))
    expect(more).toEqual([])
    expect(line).toMatch(/^campaigns\/lamps\.json: tokens\.seed\.color\.accent: .*"kites".*, the campaign "lamps"/)
  })
  it('may set different slots, or the same one after the other', () => {
    expect(lines(file('kites', accent), file('lamps'))).toEqual([])
    const next = { ...accent, from: period.to, to: '2027-02-01T00:00:00Z' }
    expect(lines(file('kites', accent), file('lamps', next))).toEqual([])
  })
  it('are audited together', () => {
    const light = (name: string, value: object) => ({ tokens: { semantic: { light: { [name]: value } } } })
    const ground = file('ground', light('color-badge', colour(0.45, 0.1, 20)))
    const ink = file('ink', light('color-on-badge', colour(0.5, 0.1, 20)))
    expect(lines(ground)).toEqual([])
    expect(lines(ground, ink)[0]).toMatch(/color-on-badge: a contrast of 4\.5 on color-badge together with "ground"/)
  })
  it('are audited apart, too, once one of them is over', () => {
    const light = (name: string, value: object) => ({ tokens: { semantic: { light: { [name]: value } } } })
    // Its end comes first, so that the other one runs alone only after it.
    const ground = file('ground', { ...light('color-badge', colour(0.45, 0.1, 20)), to: '2027-01-12T00:00:00+05:30' })
    const ink = file('ink', { ...light('color-on-badge', colour(0.99, 0, 0)), from: '2027-01-11T00:00:00+05:30' })
    expect(lines(ground, ink)).toEqual([
      expect.stringMatching(
        /^campaigns\/ink\.json: tokens\.semantic\.light\.color-on-badge: a contrast of 4\.5 on color-badge,/,
      ),
    ])
  })
  it('are not blamed for a pair that is the brand’s own', () => {
    const faint = structuredClone(loaded.tokensFile)
    faint.semantic.light['color-text'] = colour(0.9, 0, 0) as never
    const { problems } = admitCampaigns({ ...loaded, tokensFile: faint }, [
      file('kites', { tokens: { seed: { color: { highlight: colour(0.8, 0.1, 90) } } } }),
    ])
    expect(problems).toEqual([])
  })

  it('never run together on one slot, on any dates', () => {
    const days = fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 1, max: 10 }))
    const day = (count: number) => new Date(Date.UTC(2027, 0, 1 + count)).toISOString()
    fc.assert(
      fc.property(fc.array(days, { maxLength: 5 }), (periods) => {
        const files = periods.map(([from, length], index) =>
          file(`c${index}`, { tagline, from: day(from), to: day(from + length) }),
        )
        const { campaigns, problems } = admit(...files)
        expect(campaigns.length + new Set(problems.map((problem) => problem.file)).size).toBe(files.length)
        for (let at = 0; at < 42; at++) {
          const running: Campaign[] = activeCampaigns({ campaigns }, Date.UTC(2027, 0, 1 + at))
          expect(running.length).toBeLessThanOrEqual(1)
        }
      }),
      { numRuns: 30 },
    )
  })
})
