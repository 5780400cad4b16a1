// @vitest-environment node
import { createFakeFetch, fakeId, makeBanner, makePromotion } from '@boardwalk/api-client/fakes'
import { loadBrands } from '@boardwalk/brand-kit/node'
import { languageCodes } from '@boardwalk/i18n/codes'
import { describe, expect, it } from 'vitest'
import { unpack } from './boot/pack.ts'
import { createServer } from './server.tsx'
import { answerQueries, makeBoot, makeConfig, TEMPLATE } from './testing/fixture.ts'

const countries = loadBrands().map(({ brand }) => brand.id)
const themes = ['light', 'dark'] as const

async function renderAt(country: string, url: string, theme: 'light' | 'dark' = 'light') {
  const config = makeConfig(country)
  const server = createServer(config)
  const entries = await answerQueries(server.queries(url, 'EN'))
  const origin = `https://${config.brand.hosts[0]}`
  return {
    config,
    server,
    output: await server.render({ ...makeBoot(config, { entries, theme }), template: TEMPLATE, url, origin }),
  }
}

/** Addresses of pages whose path alone names nothing. */
const named: Record<string, string> = {
  '/promoDetail': `/promoDetail?id=${fakeId(1)}`,
  '/article': `/article?id=${fakeId(1)}`,
}
const pathsOf = (country: string) => createServer(makeConfig(country)).paths
const cases = countries.flatMap((country) =>
  themes.flatMap((theme) => pathsOf(country).map((path) => ({ country, theme, path: named[path] ?? path }))),
)

describe('server rendering', () => {
  it.each(cases)('renders $path of $country in $theme', async ({ country, theme, path }) => {
    const { config, output } = await renderAt(country, path, theme)
    expect(output.status).toBe(200)
    expect(output.html).toContain(`data-brand="${config.brand.id}" data-theme="${theme}"`)
    expect(output.html).toContain('<main')
    expect(output.html).not.toMatch(/⟦|undefined|\[object/)
    expect(output.html).toMatch(/play money/i)
  })

  it('counts the parts that fail, which React leaves out in silence', async () => {
    const Broken = () => {
      throw new Error('No such thing on a server')
    }
    const config = makeConfig('india', [{ name: 'broken', slots: { home: { jackpot: { component: Broken } } } }])
    const place = { template: TEMPLATE, url: '/', origin: 'https://in.localhost' }
    expect((await createServer(config).render({ ...makeBoot(config), ...place })).failedParts).toBe(1)
    expect((await renderAt('india', '/')).output.failedParts).toBe(0)
  })

  it('preloads the width of the first banner that the page will show', async () => {
    const srcset = '/brands/india/sized/a-640.webp 640w, /brands/india/sized/a-1280.webp 1280w'
    const fake = createFakeFetch({
      siteBanners: ({ group = 'w_home' }) => ({
        list: [makeBanner({ groupName: group, url: '/brands/india/sized/a-1280.webp', srcset })],
      }),
    })
    const config = makeConfig('india')
    const server = createServer(config)
    for (const url of ['/', '/help']) {
      const entries = await answerQueries(server.queries(url, 'EN'), fake)
      const boot = makeBoot(config, { entries })
      const { html } = await server.render({ ...boot, template: TEMPLATE, url, origin: 'https://in.localhost' })
      const [preload = ''] = /<link rel="preload" as="image"[^>]*>/.exec(html) ?? []
      const [picture = ''] = /<img [^>]*src="\/brands\/india\/sized[^>]*>/.exec(html) ?? []
      expect(preload).toContain(`imagesrcset="${srcset}"`)
      expect(picture).toContain(`srcSet="${srcset}"`)
      // The browser takes both to be as wide as the page.
      expect(preload + picture).not.toContain('sizes=')
    }
  })

  it('returns 404 for an unknown address, and 503 during maintenance', async () => {
    expect((await renderAt('india', '/no-such-page')).output.status).toBe(404)
    const config = makeConfig('india')
    const fake = createFakeFetch({
      systemStatus: () => ({ status: 1, messageKey: null, until: null, ip: '', countryCode: 'IN', csUrl: null }),
    })
    const server = createServer(config)
    const entries = await answerQueries(server.queries('/', 'EN'), fake)
    const output = await server.render({
      ...makeBoot(config, { entries }),
      template: TEMPLATE,
      url: '/',
      origin: 'https://in.localhost',
    })
    expect(output.status).toBe(503)
    expect(output.html).toContain('Closed for maintenance')
  })

  it('hands out every inline script and style exactly as written, and starts the entry late', async () => {
    const { output } = await renderAt('philippines', '/')
    const inline = (tag: string) => [
      ...output.html.matchAll(new RegExp(`<${tag}(?![^>]*(?:src=|json))[^>]*>([\\s\\S]*?)</${tag}>`, 'g')),
    ]
    expect(inline('script').map((match) => match[1])).toEqual(output.scripts)
    expect(inline('style').map((match) => match[1])).toEqual(output.styles)
    expect(output.html).not.toMatch(/type="module"|<link[^>]*modulepreload/)
    expect(output.scripts[0]).toContain('["/assets/test/framework.js","/assets/test/main.js"]')
    expect(output.html).not.toMatch(/ style="/)
  })

  it('loads the texts of the page’s language together with the code that imports them', async () => {
    const texts = (code: string) => `<link rel="modulepreload" hreflang="${code}" href="/assets/test/${code}.js">`
    const template = TEMPLATE.replace('</head>', `${texts('BN')}${texts('EN')}</head>`)
    const config = makeConfig('philippines')
    const place = { template, url: '/', origin: 'https://ph.localhost' }
    const { html, scripts } = await createServer(config).render({ ...makeBoot(config), ...place })
    expect(scripts[0]).toContain('["/assets/test/framework.js","/assets/test/EN.js","/assets/test/main.js"]')
    expect(html).not.toMatch(/BN\.js|hreflang/)
  })

  it('cannot be broken by a title that closes the data block', async () => {
    const config = makeConfig('philippines')
    const entries = [
      { endpoint: 'helpCenter', arg: {}, value: { list: [{ title: '</script><script>alert(1)</script>' }] } },
    ]
    const server = createServer(config)
    const output = await server.render({
      ...makeBoot(config, { entries }),
      template: TEMPLATE,
      url: '/',
      origin: 'https://ph.localhost',
    })
    expect(output.html).not.toContain('<script>alert(1)')
    const boot = /<script type="application\/json" id="boot">([\s\S]*?)<\/script>/.exec(output.html)?.[1]
    expect(unpack(JSON.parse(boot ?? ''))).toMatchObject({ entries })
  })

  it('describes the page to search engines and previews', async () => {
    const { output } = await renderAt('bangladesh', '/index')
    expect(output.html).toContain('<link rel="canonical" href="https://bd.localhost/">')
    expect(output.html).toMatch(/<title>[^<]*Shapla<\/title>/)
    expect(output.html).toContain('property="og:image"')
  })

  it('gives no two listed pages one title and description, in any language', async () => {
    const config = makeConfig('india')
    const server = createServer(config)
    for (const language of languageCodes) {
      const heads = await Promise.all(
        server.listed([]).map(async (url) => {
          const boot = makeBoot(config, { language, entries: await answerQueries(server.queries(url, language)) })
          const { html } = await server.render({ ...boot, template: TEMPLATE, url, origin: 'https://in.localhost' })
          return [/<title>[^<]+/, /<meta name="description" content="[^"]+/].map((part) => part.exec(html)?.[0])
        }),
      )
      expect(heads.length).toBeGreaterThan(7)
      expect(heads.flat()).not.toContain(undefined)
      expect(new Set(heads.flat()).size, `${language}: ${heads.join('\n')}`).toBe(heads.flat().length)
    }
  })

  it('describes the site in the title of the home page, and its country in the locale', async () => {
    const { output } = await renderAt('philippines', '/')
    expect(output.html).toContain('<title>Play-money games · Tala</title>')
    expect(output.html).toContain('<meta property="og:locale" content="en_PH">')
  })

  it.each([
    ['philippines', 'EN', 'en_PH'],
    ['philippines', 'TY', 'fil_PH'],
    ['bangladesh', 'EN', 'en_BD'],
    ['bangladesh', 'BN', 'bn_BD'],
    ['india', 'EN', 'en_IN'],
    ['india', 'HI', 'hi_IN'],
  ] as const)('names the locale of %s in %s: %s', async (country, language, locale) => {
    const config = makeConfig(country)
    const boot = makeBoot(config, { language })
    const place = { template: TEMPLATE, url: '/', origin: 'https://one.localhost' }
    const { html } = await createServer(config).render({ ...boot, ...place })
    expect(/property="og:locale" content="([^"]*)"/.exec(html)?.[1]).toBe(locale)
  })

  it('writes brand, country and language as their readers do', async () => {
    const config = makeConfig('bangladesh')
    const server = createServer(config)
    const boot = makeBoot(config, { language: 'BN', entries: await answerQueries(server.queries('/', 'BN')) })
    const { html } = await server.render({ ...boot, template: TEMPLATE, url: '/', origin: 'https://bd.localhost' })
    expect(html).toContain('<title>প্লে মানির গেম · শাপলা</title>')
    expect(html).toContain('property="og:site_name" content="শাপলা"')
    expect(html).toContain('<meta property="og:locale" content="bn_BD">')
    expect(html).toContain('BD</span>বাংলাদেশ')
    expect(html).toContain('aria-label="বাংলা ভাষা: বাংলা"')
    expect(html.replace(/<script[\s\S]*?<\/script>/g, '')).not.toContain('Shapla')
  })

  it('hides marked content for visitors from a tab with a session, before any script but the first', async () => {
    const { output } = await renderAt('philippines', '/')
    expect(output.html).toMatch(/html\[data-session\] \[data-visitors\]\s*\{\s*visibility:\s*hidden;?\s*\}/)
    expect(output.scripts[0]).toContain('if(sessionStorage.getItem("token"))r.dataset.session="member"')
  })

  it('calls a page of one thing by its name', async () => {
    const { output } = await renderAt('philippines', `/promoDetail?id=${fakeId(1)}`)
    const { title, summary } = makePromotion({}, 1)
    expect(output.html).toContain(`<title>${title} · Tala</title>`)
    expect(output.html).toContain(`<meta name="description" content="${summary}">`)
  })
})
