import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { loadBrand } from '@boardwalk/brand-kit/node'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { checkBrand } from '../src/check/check-brand.ts'
import { scratchClone } from './scratch-brand.ts'

const measured = { figures: [], findings: [], note: 'not built' }
const clone = scratchClone()
afterEach(() => clone.restore())
afterAll(() => clone.remove())

const brand = 'brands/india/brand.json'
const hasPage = async (path: string) => ['/', '/promotions'].includes(path)
const findings = async () => {
  const { groups } = await checkBrand('india', { root: clone.folder, measured, hasPage })
  return groups.flatMap((group) => group.findings)
}
// biome-ignore lint/suspicious/noExplicitAny: a test breaks files in ways that no type allows
const tell = (edit: (json: any) => void) => clone.editJson(brand, edit)
const draw = (inner: string) =>
  clone.edit('brands/india/assets/banners/w_help.svg', (svg) => svg.replace('</svg>', `${inner}</svg>`))
const colour = (...components: number[]) => ({ $type: 'color', $value: { colorSpace: 'oklch', components } })
const paint = (role: string, ...components: number[]) =>
  clone.editJson('brands/india/tokens.json', ({ semantic }) => {
    Object.assign((semantic as { light: object }).light, { [role]: colour(...components) })
  })
/** A light text on a dark ground, which is read there but not elsewhere. */
const paintOn = (ground: string, ink: string) => {
  paint(ground, 0.3, 0.05, 90)
  paint(ink, 0.97, 0.01, 90)
}
const campaign = (link: string) => {
  mkdirSync(clone.path('brands/india/campaigns'), { recursive: true })
  mkdirSync(clone.path('brands/india/assets/campaigns'), { recursive: true })
  copyFileSync(
    clone.path('brands/india/assets/banners/w_home.svg'),
    clone.path('brands/india/assets/campaigns/fair.svg'),
  )
  const banners = { w_home: [{ image: 'campaigns/fair.svg', link }] }
  const file = { name: 'fair', from: '2027-01-01T00:00:00Z', to: '2027-01-02T00:00:00Z', banners }
  writeFileSync(clone.path('brands/india/campaigns/fair.json'), JSON.stringify(file))
}

/** A campaign that changes these; `logo` is the text of the drawing that it brings. */
const runCampaign = (slots: object, logo?: string) => {
  mkdirSync(clone.path('brands/india/campaigns'), { recursive: true })
  const file = { name: 'fair', from: '2027-01-01T00:00:00Z', to: '2027-01-02T00:00:00Z', ...slots }
  writeFileSync(clone.path('brands/india/campaigns/fair.json'), JSON.stringify(file))
  if (logo) writeFileSync(clone.path('brands/india/assets/fair-logo.svg'), logo)
}
const sign = (width: number, inside = `<rect width="${width}" height="40" fill="${header()}"/>`) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="40">${inside}</svg>`
const header = () => loadBrand(clone.path('brands/india')).tokens.light['color-header']

const mark = () => {
  const hero = loadBrand(clone.path('brands/india')).tokens.light['color-hero']
  return `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="${hero}"/></svg>`
}

type Defect = { plant: () => void; file: string; key: string; expected: RegExp; found: RegExp; code?: string }
const help = 'brands/india/assets/banners/w_help.svg'
const inDrawing = (inner: string, found: RegExp): Defect => ({
  plant: () => draw(inner),
  file: help,
  key: 'banners.w_help',
  expected: /picture of 1280 × 320/,
  found,
})

const defects: Record<string, Defect> = {
  'a logo of the colour of its header': {
    plant: () => paint('color-header', 0.99, 0.01, 90),
    file: 'brands/india/assets/logo.svg',
    key: 'assets.logo',
    expected: /contrast of 3 on color-header/,
    found: /\d+%/,
  },
  'a mark of the colour of the ground of its icons': {
    plant: () => writeFileSync(clone.path('brands/india/assets/mark.svg'), mark()),
    file: 'brands/india/assets/mark.svg',
    key: 'assets.mark',
    expected: /contrast of 3 on color-hero/,
    found: /^0%$/,
  },
  'a light ground of vendor marks': {
    plant: () => paint('color-vendor', 0.95, 0.01, 90),
    file: 'brands/india/tokens.json',
    key: 'semantic.light.color-on-vendor',
    expected: /contrast of 4\.5 on color-vendor/,
    found: /^1\./,
  },
  'a pale heart of a favourite': {
    plant: () => paint('color-badge', 0.9, 0.08, 90),
    file: 'brands/india/tokens.json',
    key: 'semantic.light.color-badge',
    expected: /contrast of 3 on color-surface/,
    found: /^1\./,
  },
  ...Object.fromEntries(
    ['positive', 'warning', 'info'].map((state): [string, Defect] => [
      `a pale ${state} state, on a plain surface`,
      {
        plant: () => paintOn(`color-${state}-soft`, `color-on-${state}-soft`),
        file: 'brands/india/tokens.json',
        key: `semantic.light.color-on-${state}-soft`,
        expected: /contrast of 4\.5 on color-surface/,
        found: /^1\./,
      },
    ]),
  ),
  'a logo of the colour of the header of a campaign': {
    plant: () => runCampaign({ tokens: { semantic: { light: { 'color-header': colour(0.99, 0.01, 90) } } } }),
    file: 'brands/india/assets/logo.svg',
    key: 'campaigns.fair.assets.logo',
    expected: /contrast of 3 on color-header/,
    found: /\d+%/,
  },
  'a logo of a campaign that its header hides': {
    plant: () => runCampaign({ assets: { logo: 'fair-logo.svg' } }, sign(120)),
    file: 'brands/india/assets/fair-logo.svg',
    key: 'campaigns.fair.assets.logo',
    expected: /contrast of 3 on color-header/,
    found: /^0%$/,
  },
  'a logo of a campaign in another size': {
    plant: () => runCampaign({ assets: { logoDark: 'fair-logo.svg' } }, sign(400)),
    file: 'brands/india/assets/fair-logo.svg',
    key: 'campaigns.fair.assets.logoDark',
    expected: /picture of 40–240 × 40/,
    found: /400 × 40/,
  },
  'letters in a font of the device in a logo of a campaign': {
    plant: () => runCampaign({ assets: { logo: 'fair-logo.svg' } }, sign(120, '<text y="20" fill="#fff">M</text>')),
    file: 'brands/india/assets/fair-logo.svg',
    key: 'campaigns.fair.assets.logo',
    expected: /outlines/,
    found: /font of the device/,
  },
  'a motif that hides the writing on it': {
    plant: () =>
      clone.edit('brands/india/assets/motif.svg', (svg) =>
        svg.replace('</svg>', '<circle cx="9" cy="9" r="3" fill="#ff0"/></svg>'),
      ),
    file: 'brands/india/assets/motif.svg',
    key: 'motif',
    expected: /contrast of 4\.5 of color-on-hero on every part/,
    found: /less on \d\.\d%/,
  },
  'a hero of a campaign on which its motif hides the writing': {
    plant: () => runCampaign({ tokens: { semantic: { light: { 'color-hero': colour(0.52, 0.05, 220) } } } }),
    file: 'brands/india/assets/motif.svg',
    key: 'campaigns.fair.motif',
    expected: /color-on-hero on every part of it \(#[\da-f]+ on #[\da-f]+, light\)/,
    found: /less on \d/,
  },
  'the port of the gateway': {
    plant: () => tell((json) => Object.assign(json, { port: 4000 })),
    file: brand,
    key: 'port',
    expected: /the gateway's 4000/,
    found: /4000/,
  },
  'a page inside a drawing': inDrawing(
    '<foreignObject><iframe src="https://a.example"/></foreignObject>',
    /embeds a page/,
  ),
  'a style sheet of another site': inDrawing('<style>@import "https://a.example/x.css"</style>', /another site/),
  'a picture of another site': inDrawing('<style>rect{fill:url(https://a.example/x)}</style>', /another site/),
  'an animation of a link': inDrawing('<a><set attributeName="href" to="/x"/><rect/></a>', /script or an address/),
  'an encoded script address': inDrawing(
    '<a href="&#106;&#97;vascript&colon;alert(1)"><rect/></a>',
    /script or an address/,
  ),
  'a link to no page': {
    plant: () => campaign('/nowhere'),
    file: 'brands/india/campaigns/fair.json',
    key: 'banners.w_home.0.link',
    expected: /a page of the storefront/,
    found: /nowhere/,
  },
  'a condition on a brand in an app': {
    plant: () =>
      clone.edit('apps/india/src/main.tsx', (text) => `${text}if (brand.id === 'india') mountStorefront(storefront)\n`),
    file: 'apps/india/src/main.tsx',
    key: 'line 5',
    expected: /no condition on a brand/,
    found: /brand\.id ===/,
  },
  'an id of a brand in a comparison': {
    plant: () =>
      clone.edit('apps/india/src/main.tsx', (text) => `${text}if (own.id === 'india') mountStorefront(storefront)\n`),
    file: 'apps/india/src/main.tsx',
    key: 'line 5',
    expected: /no condition on a brand/,
    found: /=== 'india'/,
  },
  'a case for a brand': {
    plant: () => clone.edit('apps/india/src/main.tsx', (text) => `${text}switch (brand.id) {}\n`),
    file: 'apps/india/src/main.tsx',
    key: 'line 5',
    expected: /no condition on a brand/,
    found: /switch \(brand/,
  },
  'a sentence of white space': {
    plant: () => tell((json) => Object.assign(json.legal.operator, { HI: ' ' })),
    file: brand,
    key: 'legal.operator.HI',
    expected: /some text/,
    found: /" "/,
  },
  'the logo of another brand, saved again': {
    plant: () =>
      writeFileSync(
        clone.path('brands/india/assets/logo.svg'),
        `${readFileSync(clone.path('brands/philippines/assets/logo.svg'), 'utf8')}\n`,
      ),
    file: 'brands/india/assets/logo.svg',
    key: 'assets.logo',
    expected: /of this brand/,
    found: /philippines/,
  },
  'a key that a file has twice': {
    plant: () => clone.edit(brand, (text) => text.replace('"name":', '"name": "Mor",\n  "name":')),
    file: brand,
    key: 'name',
    expected: /once/,
    found: /twice/,
  },
  'the logo of another brand': {
    plant: () =>
      copyFileSync(clone.path('brands/philippines/assets/logo.svg'), clone.path('brands/india/assets/logo.svg')),
    file: 'brands/india/assets/logo.svg',
    key: 'assets.logo',
    expected: /of this brand/,
    found: /philippines/,
  },
  'a placeholder text': {
    plant: () => tell((json) => Object.assign(json.description, { EN: 'Lorem ipsum TODO' })),
    file: brand,
    key: 'description.EN',
    expected: /finished/,
    found: /Lorem ipsum/,
  },
  'a tagline of 340 signs': {
    plant: () => tell((json) => Object.assign(json.tagline, { EN: 'a'.repeat(340) })),
    file: brand,
    key: 'tagline.EN',
    expected: /at most 60 signs/,
    found: /aaa/,
  },
  'a time zone of another continent': {
    plant: () => tell((json) => Object.assign(json, { timeZone: 'America/Lima' })),
    file: brand,
    key: 'timeZone',
    expected: /a time zone of IN, such as Asia/,
    found: /America\/Lima/,
  },
  'English in place of Hindi': {
    plant: () => tell((json) => Object.assign(json.tagline, { HI: json.tagline.EN })),
    file: brand,
    key: 'tagline.HI',
    expected: /in this language/,
    found: /English/,
  },
  'a file that nothing shows': {
    plant: () => writeFileSync(clone.path('brands/india/assets/banners/w_home (copy).svg'), '<svg/>'),
    file: 'brands/india/assets/banners/w_home (copy).svg',
    key: '',
    expected: /shows/,
    found: /unused/,
  },
  'letters in a font of the device': {
    plant: () =>
      clone.edit('brands/india/assets/logo.svg', (svg) => svg.replace('</svg>', '<text y="20">M</text></svg>')),
    file: 'brands/india/assets/logo.svg',
    key: 'assets.logo',
    expected: /outlines/,
    found: /font of the device/,
  },
  'a banner in older colours': {
    plant: () => clone.edit(help, (svg) => svg.replace(/fill="#[\da-f]{6}"/, 'fill="#123456"')),
    file: help,
    key: 'banners.w_help',
    expected: /art india/,
    found: /older colours/,
  },
  'a page that is called a picture': {
    plant: () => writeFileSync(clone.path('brands/india/assets/banners/w_help.png'), '<!doctype html>'),
    file: 'brands/india/assets/banners/w_help.png',
    key: 'banners.w_help',
    expected: /a PNG, JPEG, WebP or AVIF picture/,
    found: /something else/,
    code: 'PICTURE_UNREADABLE',
  },
  'an icon in the place of a banner': {
    plant: () =>
      copyFileSync(
        clone.path('brands/india/assets/icon-192.png'),
        clone.path('brands/india/assets/banners/w_help.png'),
      ),
    file: 'brands/india/assets/banners/w_help.png',
    key: 'banners.w_help',
    expected: /at least 1280 × 320/,
    found: /192 × 192/,
    code: 'PICTURE_TOO_SMALL',
  },
  'no operator in Hindi': {
    plant: () => tell((json) => delete json.legal.operator.HI),
    file: brand,
    key: 'legal.operator.HI',
    expected: /region's language/,
    found: /nothing/,
  },
}

describe('a planted defect', () => {
  it.each(Object.entries(defects))('%s is found with file, key, expected and found', async (_, defect) => {
    const { plant, file, key, expected, found, code } = defect
    expect(await findings()).toEqual([])
    plant()
    expect(await findings()).toContainEqual({
      file,
      key,
      expected: expect.stringMatching(expected),
      found: expect.stringMatching(found),
      ...(code && { code }),
    })
  })

  it('ignores the free choices of a brand: a light footer, its own units, a link to a partner', async () => {
    paint('color-footer', 0.96, 0.01, 90)
    tell((json) => Object.assign(json, { currency: { code: 'INX', symbol: 'X', minorDigits: 2, grouping: 'lakh' } }))
    campaign('https://partner.example/fair')
    expect(await findings()).toEqual([])
  })
})
