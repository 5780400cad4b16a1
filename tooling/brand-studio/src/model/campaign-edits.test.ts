import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { checkReadiness, loadBrand } from '@boardwalk/brand-kit/node'
import { checkSigns } from '@boardwalk/brand-kit/raster'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bytesOf, exportFiles } from '../files/export-files.ts'
import { openFiles, readSaved } from '../files/open-files.ts'
import { belowOf } from '../files/shipped.ts'
import { brandsFolder, savedOf } from '../testing/saved.ts'
import { nameError, newCampaign, removeCampaign, setInCampaign } from './campaign-edits.ts'
import type { Surroundings } from './campaigns.ts'
import { brandAt } from './clock.ts'
import type { Draft } from './draft.ts'
import { evaluate } from './evaluate.ts'
import { apply, type Edit } from './studio-state.ts'

const zone = 'Asia/Manila'
const now = Date.parse('2026-11-23T10:00:00Z')
const saved = savedOf('philippines')
const start = readSaved(saved, belowOf).draft
if (!start) throw new Error('no draft')
const own = readdirSync(join(brandsFolder, 'philippines/assets'), { recursive: true, encoding: 'utf8' })
const around: Surroundings = {
  hasAsset: (name) => own.includes(name) || name === 'kites-logo.svg',
  hasPage: (address) => ['/promotions', '/rng'].includes(address),
}
const look = (draft: Draft) => evaluate(draft, belowOf('ph'), undefined, around)
const run = (draft: Draft) => exportFiles(draft, saved, look(draft))
const after = (draft: Draft, ...edits: Edit[]) => edits.reduce(apply, draft)
const problemsOf = (draft: Draft) =>
  look(draft).problems.map(({ file, key, expected }) => `${file} ${key}: ${expected}`)

const kites = after(start, newCampaign('kites', zone, now))
const accent = { $type: 'color', $value: { colorSpace: 'oklch', components: [0.45, 0.15, 300] } }
const banner = { image: 'banners/w_rng.svg', link: '/rng' }
const edited = after(
  kites,
  ...setInCampaign(kites, 'kites', ['tokens', 'seed', 'color', 'accent'], accent),
  ...setInCampaign(kites, 'kites', ['banners', 'w_rng'], [banner]),
)

describe('a new campaign', () => {
  it('runs for a week from the next midnight of the brand’s clocks', () => {
    expect(kites.campaigns.kites).toEqual({
      $schema: '../../campaign.schema.json',
      name: 'kites',
      from: '2026-11-24T00:00:00+08:00',
      to: '2026-12-01T00:00:00+08:00',
    })
    expect(problemsOf(kites)).toEqual([])
  })
  it.each([
    ['', /Lower-case letters/],
    ['Kites', /Lower-case letters/],
    ['../kites', /Lower-case letters/],
    ['christmas-lights', /Another campaign/],
  ])('is not called "%s"', (name, words) => expect(nameError(name, start)).toMatch(words))
  it('may be called something new', () => expect(nameError('kites', start)).toBeNull())
})

const logo = (width = 120) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="40"><rect width="${width}" height="40" fill="#fff"/></svg>`
const home = ['rail:new', 'banners', 'vendors']
const signed = after(
  edited,
  { type: 'art', file: 'kites-logo.svg', text: logo() },
  ...setInCampaign(edited, 'kites', ['assets', 'logo'], 'kites-logo.svg'),
)
const whole = after(
  signed,
  ...setInCampaign(signed, 'kites', ['home'], home),
  ...setInCampaign(signed, 'kites', ['jackpot'], 'off'),
)

describe('reports the problems of the check while editing', () => {
  const set = (path: string[], value: Parameters<typeof setInCampaign>[3]) =>
    problemsOf(after(edited, ...setInCampaign(edited, 'kites', path, value)))
  it.each([
    ['an end before its beginning', ['to'], '2026-11-23T00:00:00+08:00', 'to: a moment after "from"'],
    ['a moment without a zone', ['from'], '2026-11-24T00:00:00', 'from: a date and time with its zone'],
    ['a link to no page', ['banners', 'w_rng'], [{ ...banner, link: '/nowhere' }], 'banners.w_rng.0.link: a page of'],
    ['a link that runs', ['banners', 'w_rng'], [{ ...banner, link: 'javascript:1' }], 'banners.w_rng.0.link: a path'],
    ['a picture that is not there', ['banners', 'w_rng'], [{ image: 'campaigns/x.svg' }], '0.image: the file assets/'],
    ['a tagline in one language', ['tagline'], { EN: 'Kites' }, 'tagline.TY: a sentence in'],
    ['a motif that is not there', ['motif'], 'motif-kite.svg', 'motif: the file assets/motif-kite.svg'],
    ['a home page without a section', ['home'], [], 'home: at least one entry'],
    ['a section that is none', ['home'], ['rail:nothing'], 'home.0: '],
    ['a jackpot that is none', ['jackpot'], 'huge', 'jackpot: '],
    ['a logo that is not there', ['assets', 'logo'], 'other-logo.svg', 'assets.logo: the file assets/other-logo.svg'],
  ])('%s', (_, path, value, line) => {
    expect(set(path, value).filter((problem) => problem.startsWith('campaigns/kites.json'))).toContainEqual(
      expect.stringContaining(line),
    )
  })

  it('a colour at the same time as another campaign', () => {
    const late = after(edited, ...setInCampaign(edited, 'kites', ['to'], '2026-12-20T00:00:00+08:00'))
    expect(problemsOf(late).join('\n')).toMatch(
      /kites\.json tokens\.seed\.color\.accent.*"christmas-lights", which sets it/,
    )
    expect(run(late).files).toBeNull()
  })

  it('a drawing of another size, where its text is known', () => {
    const wide = after(kites, ...setInCampaign(kites, 'kites', ['banners', 'w_home'], [banner]))
    const svg = '<svg width="1280" height="320"></svg>'
    const { problems } = evaluate(wide, belowOf('ph'), undefined, { ...around, drawing: () => svg })
    expect(problems).toContainEqual({
      file: 'campaigns/kites.json',
      key: 'banners.w_home.0.image',
      expected: 'a picture of 1280 × 720',
      found: '1280 × 320',
    })
  })

  it('a logo of another size', () => {
    const wide = apply(signed, { type: 'art', file: 'kites-logo.svg', text: logo(400) })
    const { problems } = evaluate(wide, belowOf('ph'), undefined, {
      hasAsset: (name) => around.hasAsset?.(name) || name in wide.art,
      drawing: (name) => wide.art[name],
    })
    expect(problems).toEqual([
      { file: 'campaigns/kites.json', key: 'assets.logo', expected: 'a picture of 40–240 × 40', found: '400 × 40' },
    ])
  })

  it('an unreadable colour, again after each change', () => {
    const before = look(edited)
    const pale = { $type: 'color', $value: { colorSpace: 'oklch', components: [0.98, 0.02, 90] } }
    const faint = after(edited, ...setInCampaign(edited, 'kites', ['tokens', 'semantic', 'light', 'color-link'], pale))
    const found = evaluate(faint, belowOf('ph'), before, around)
    expect(found.shown?.during.pairs.map(({ campaigns }) => campaigns)).toContainEqual(['kites'])
    expect(before.shown?.during.pairs).toEqual([])
  })
})

describe('the clock', () => {
  const at = (moment: string, draft = edited) => {
    const { shown } = look(draft)
    if (!shown) throw new Error('not shown')
    return brandAt(shown, draft.art, Date.parse(moment))
  }
  it('shows home page, jackpot and logo of a campaign, for its time alone', () => {
    const usual = look(whole).shown?.brand
    expect(at('2026-11-24T00:00:00+08:00', whole).brand).toMatchObject({
      home,
      jackpot: 'off',
      assets: { ...usual?.assets, logo: 'kites-logo.svg' },
    })
    expect(at('2026-12-01T00:00:00+08:00', whole).brand).toEqual(usual)
  })
  it('shows the brand of each moment', () => {
    const { shown } = look(edited)
    expect(at('2026-11-23T23:59:59+08:00')).toMatchObject({ running: [], banners: [], css: shown?.css })
    const during = at('2026-11-24T00:00:00+08:00')
    expect(during.running.map(({ name }) => name)).toEqual(['kites'])
    expect(during.css).not.toBe(shown?.css)
    expect(during.banners).toMatchObject([
      { group: 'w_rng', image: '/brands/philippines/banners/w_rng.svg', link: '/rng' },
    ])
    expect(during.next).toBe(Date.parse('2026-12-01T00:00:00+08:00'))
    const later = at('2026-12-20T12:00:00+08:00')
    expect(later.running.map(({ name }) => name)).toEqual(['christmas-lights'])
    expect(later.brand.motif).toBe('motif-parol.svg')
  })
})

describe('the files that are handed over', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'studio-campaigns-'))
    cpSync(brandsFolder, folder, { recursive: true })
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  function handOver(draft: Draft) {
    const { files, removed = [] } = { removed: [], ...run(draft) }
    if (files === null) throw new Error('refused')
    for (const file of files) {
      const target = join(folder, 'philippines', file.name)
      mkdirSync(dirname(target), { recursive: true })
      writeFileSync(target, bytesOf(file))
    }
    for (const name of removed) rmSync(join(folder, 'philippines', name))
    return { names: files.map(({ name }) => name), removed }
  }
  const findings = () => Object.values(checkReadiness(join(folder, 'philippines')).findings).flat()

  it('pass the check, and open again as they were', () => {
    expect(handOver(edited).names).toEqual(['brand.json', 'tokens.json', 'campaigns/kites.json'])
    expect(findings()).toEqual([])
    const [file] = run(edited).files?.filter(({ name }) => name === 'campaigns/kites.json') ?? []
    const bytes = file ? bytesOf(file) : new Uint8Array()
    const opened = openFiles([{ name: 'philippines/campaigns/kites.json', bytes }], saved, belowOf)
    expect(opened.draft?.campaigns.kites).toEqual(edited.campaigns.kites)
    expect(file?.text).toMatch(
      /^\{\n {2}"\$schema": .*\n {2}"name": "kites",\n {2}"from": .*\n {2}"to": .*\n {2}"banners"/,
    )
  })

  it('pass the check with home page, jackpot and logo, which goes with its campaign', async () => {
    expect(handOver(whole).names).toEqual([
      'brand.json',
      'tokens.json',
      'campaigns/kites.json',
      'assets/kites-logo.svg',
    ])
    expect(findings()).toEqual([])
    expect(await checkSigns(loadBrand(join(folder, 'philippines')))).toEqual([])
    const without = after(whole, ...removeCampaign(whole, 'kites', start.art))
    expect(without).toEqual(start)
    expect(run(after(whole, ...removeCampaign(whole, 'kites')))).toMatchObject({ removed: ['assets/kites-logo.svg'] })
  })

  it('pass the check as well when one value of a campaign changed, whose file changes by one line', () => {
    const changed = after(start, ...setInCampaign(start, 'christmas-lights', ['to'], '2026-12-28T00:00:00+08:00'))
    expect(handOver(changed).names).toContain('campaigns/christmas-lights.json')
    expect(findings()).toEqual([])
    const [text = ''] = (run(changed).files ?? []).flatMap(({ name, text }) =>
      name.startsWith('campaigns') ? [text] : [],
    )
    const lines = saved.campaigns['christmas-lights']?.split('\n') ?? []
    expect(text.split('\n').filter((line, at) => line !== lines[at])).toEqual(['  "to": "2026-12-28T00:00:00+08:00",'])
  })

  it('pass the check without a campaign and its pictures', () => {
    const without = after(start, ...removeCampaign(start, 'christmas-lights'))
    const { removed } = handOver(without)
    expect([...removed].sort()).toEqual([
      'assets/campaigns/christmas-lights.svg',
      'assets/motif-parol.svg',
      'campaigns/christmas-lights.json',
    ])
    expect(findings()).toEqual([])
  })
})

it('a value that is taken out leaves no empty place behind', () => {
  const bare = after(edited, ...setInCampaign(edited, 'kites', ['tokens', 'seed', 'color', 'accent'], undefined))
  expect(Object.keys(bare.campaigns.kites as object)).toEqual(['$schema', 'name', 'from', 'to', 'banners'])
})
