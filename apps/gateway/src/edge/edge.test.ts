import { createHash } from 'node:crypto'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { AppError } from '@boardwalk/api-client/contract'
import { loadBrand } from '@boardwalk/brand-kit/node'
import { afterAll, describe, expect, it } from 'vitest'
import { edgeApp, edgeFixture } from './edge.testing.ts'

const { root, remove } = edgeFixture()
afterAll(remove)
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The tree of modules of the storefront in Manila, with these switched off. */
const switchedOff = (...off: string[]) => {
  const { navigation } = loadBrand(path.resolve(import.meta.dirname, '../../../../brands/philippines')).brand
  const childrenNodes = navigation.map((modId) => ({ modId, enabled: off.includes(modId) ? '0' : '1' }))
  return { info: { whitelabel: [{ modId: 'lobby', enabled: '1', childrenNodes }] } }
}

describe('documents by visitor', () => {
  it.each([
    ['the host', 'in.localhost', '', 'india', '"merchantCode":"90jiliinf1"'],
    ['an unmapped host: the first merchant', 'shop.example', '', 'philippines', '"language":"EN"'],
    ['a chosen merchant beats the host', 'ph.localhost', 'merchant=90jiliinf1', 'india', '"merchantCode":"90jiliinf1"'],
    ['an unknown merchant does not', 'ph.localhost', 'merchant=evil', 'philippines', '"merchantCode":"walogm"'],
    ['a chosen language', 'ph.localhost', 'a=b; lang=TY', 'philippines', '"language":"TY"'],
    ['a language of another region', 'ph.localhost', 'lang=HI', 'philippines', '"language":"HI"'],
    ['a language that does not exist', 'ph.localhost', 'lang=XX', 'philippines', '"language":"EN"'],
    ['a chosen theme', 'ph.localhost', 'theme=dark', 'philippines', '"theme":"dark"'],
    ['a theme that does not exist', 'ph.localhost', 'theme=%3Cscript', 'philippines', '"theme":"light"'],
  ])('%s', async (_, host, cookie, brand, part) => {
    const page = await edgeApp(root).visit('/', { host, cookie })
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain(`<html>${brand}`)
    expect(page.body).toContain(part)
  })

  it.each([
    ['/?lang=TY', 'lang=EN', 'TY'],
    ['/?lang=ty', '', 'TY'],
    ['/?lang=XX', 'lang=TY', 'TY'],
    ['/?lang=XX', '', 'EN'],
  ])('reads the language of %s (cookie “%s”) as %s', async (url, cookie, language) => {
    expect((await edgeApp(root).visit(url, { cookie })).body).toContain(`"language":"${language}"`)
  })

  it('writes only known origins into shared pages', async () => {
    const { visit } = edgeApp(root)
    expect((await visit('/', { host: 'evil.example' })).body).toContain('"origin":"https://ph.localhost"')
  })

  it('explains what to do when a storefront is not built', async () => {
    const page = await edgeApp(root).visit('/', { host: 'bd.localhost' })
    expect(page.statusCode).toBe(503)
    expect(page.body).toContain('pnpm --filter @boardwalk/bangladesh build')
  })
})

describe('the cache', () => {
  it('asks and renders once for all visitors, then renews behind an old answer', async () => {
    const { visit, calls, pass } = edgeApp(root)
    const reads = () => calls.filter(([endpoint]) => endpoint === 'hotGames').length
    const [first, second] = await Promise.all([visit('/games'), visit('/games')])
    expect(second.body).toBe(first.body)
    expect(reads()).toBe(1)
    pass(6000)
    expect((await visit('/games')).body).toBe(first.body)
    await expect.poll(reads).toBe(2)
    await expect.poll(async () => (await visit('/games')).body).not.toBe(first.body)
    pass(60_000)
    expect((await visit('/games')).body).toContain(`"serverTime":${Date.parse('2026-11-21T10:01:06Z')}`)
    expect(reads()).toBe(3)
  })

  it('puts the reads into the page and asks them as a visitor', async () => {
    const { visit, calls } = edgeApp(root)
    expect((await visit('/games')).body).toContain('"entries":[{"endpoint":"hotGames","arg":{},"value":["first"]}]')
    expect(calls.find(([endpoint]) => endpoint === 'hotGames')?.[2]).toMatchObject({ merchant: 'walogm', ip: '' })
  })

  it('leaves a failed read out and still answers', async () => {
    const page = await edgeApp(root, { hotGames: new Error('down') }).visit('/games')
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('"entries":[]')
  })

  it('makes one entry for all tracking parameters', async () => {
    const { visit } = edgeApp(root)
    expect((await visit('/games?utm_source=a&page=2&gclid=b')).body).toContain('"url":"/games?page=2"')
  })

  it('does not keep a failure', async () => {
    const { visit } = edgeApp(root)
    expect((await visit('/boom')).statusCode).toBe(500)
    expect((await visit('/boom')).statusCode).toBe(500)
  })
})

describe('closed sites', () => {
  it.each([
    [1, 503, '60'],
    [2, 403, undefined],
  ])('status %i is answered with %i and never shared', async (status, code, retry) => {
    const { visit, answers, pass } = edgeApp(root, { systemStatus: { status, ip: '203.0.113.9' } })
    const page = await visit('/')
    expect(page.statusCode).toBe(code)
    expect(page.headers['retry-after']).toBe(retry)
    expect(page.headers['cache-control']).toBe('no-store')
    expect(page.body).toContain('"endpoint":"systemStatus","arg":{},"value":{"status":')
    answers.systemStatus = { status: 0 }
    pass(10_000)
    expect((await visit('/')).body).not.toContain('203.0.113.9')
  })
})

describe('other ways', () => {
  const shut = { gameMenus: { settings: { loginedToHomePage: true } } }

  it('leads an old path to its page', async () => {
    const answer = await edgeApp(root).visit('/old')
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/games'])
  })

  it('sends every visitor to the sign-in where everything else needs a session (checklist 10)', async () => {
    const { visit, answers, pass } = edgeApp(root, shut)
    const answer = await visit('/games?page=2')
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/login?next=/games?page=2'])
    expect(answer.headers['cache-control']).toBe('no-store')
    expect((await visit('/login')).statusCode).toBe(404)
    answers.gameMenus = { settings: { loginedToHomePage: false } }
    pass(10_000)
    expect((await visit('/games')).statusCode).toBe(200)
  })

  it('shows maintenance before it asks for a sign-in (checklist 11)', async () => {
    const { visit } = edgeApp(root, { ...shut, systemStatus: { status: 1, ip: '' } })
    expect((await visit('/games')).statusCode).toBe(503)
  })

  it('stays open when the settings cannot be read', async () => {
    expect((await edgeApp(root, { gameMenus: new Error('down') }).visit('/games')).statusCode).toBe(200)
  })

  it('answers a page about something that does not exist with 404', async () => {
    expect((await edgeApp(root, { hotGames: new AppError('NOT_FOUND') }).visit('/games')).statusCode).toBe(404)
  })

  it.each(['minBet=0.75', 'q=mango&minBet=0.5', 'gclid=Cj0K.abc', 'vendor=a.b', 'q=what.html'])(
    'answers a page whatever its query ends in: %s',
    async (query) => expect((await edgeApp(root).visit(`/games?${query}`)).statusCode).toBe(200),
  )

  it.each(['/games.json', '/pictures/a.webp?v=1', '/old.htmlx', '/a.html.gz'])('takes %s for a file', async (url) => {
    const answer = await edgeApp(root).visit(url)
    expect([answer.statusCode, answer.json()]).toEqual([404, { code: 'NOT_FOUND' }])
  })

  it('takes an address with two slashes for one with one', async () => {
    expect((await edgeApp(root).visit('//games')).body).toContain('"url":"/games"')
  })
})

describe('search engines', () => {
  it('find each domain’s own pages, in every language', async () => {
    const { visit } = edgeApp(root)
    const robots = await visit('/robots.txt', { host: 'in.localhost' })
    expect(robots.headers['content-type']).toContain('text/plain')
    expect(robots.body).toMatch(/Disallow: \/wps\/[\s\S]*Sitemap: http:\/\/in\.localhost(?::\d+)?\/sitemap\.xml/)
    const map = await visit('/sitemap.xml', { host: 'in.localhost' })
    expect(map.headers['content-type']).toContain('application/xml')
    expect(map.body.match(/<loc>/g)).toHaveLength(2)
    expect(map.body).toMatch(/<loc>http:\/\/in\.localhost(?::\d+)?\/games<\/loc>/)
    expect(map.body).toContain('hreflang="hi"')
    expect(map.body).toContain('/games?lang=HI"')
  })

  it('leave the pages of modules out that are off', async () => {
    const { visit } = edgeApp(root, { permission: switchedOff('fish') })
    expect((await visit('/sitemap.xml')).body.match(/<loc>/g)).toHaveLength(1)
  })

  it('get none for a storefront that is not built', async () => {
    expect((await edgeApp(root).visit('/sitemap.xml', { host: 'bd.localhost' })).statusCode).toBe(404)
  })
})

describe('modules that an operator switched off', () => {
  it('are sent to the page, which does not show them otherwise (checklist 14)', async () => {
    const { visit } = edgeApp(root, { permission: switchedOff('fish', 'pvp') })
    expect((await visit('/games')).body).toContain('"modulesOff":["fish","pvp"]')
    expect((await edgeApp(root, { permission: switchedOff() }).visit('/games')).body).not.toContain('modulesOff')
  })

  it('have no page: their address is answered as every unknown one is', async () => {
    const { visit } = edgeApp(root, { permission: switchedOff('fish') })
    const [off, unknown] = [await visit('/fish?page=2'), await visit('/no-such-page')]
    expect(off.statusCode).toBe(404)
    expect(off.body).toBe(unknown.body)
    expect((await edgeApp(root, { permission: switchedOff('pvp') }).visit('/fish')).statusCode).toBe(200)
  })

  it('make another page within seconds, and show everything where they cannot be read', async () => {
    const { visit, pass, answers } = edgeApp(root, { permission: switchedOff() })
    await visit('/games')
    answers.permission = switchedOff('fish')
    // Younger than a page that is renewed anyway.
    pass(2500)
    await expect.poll(async () => (await visit('/games')).body).toContain('"modulesOff":["fish"]')
    const broken = await edgeApp(root, { permission: new Error('down') }).visit('/games')
    expect(broken.statusCode).toBe(200)
    expect(broken.body).not.toContain('modulesOff')
  })
})

describe('encodings and conditions', () => {
  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('accepts %s', async (accepts, encoding, open) => {
    const page = await edgeApp(root).visit('/', { 'accept-encoding': accepts })
    expect(page.headers['content-encoding']).toBe(encoding)
    expect(open(page.rawPayload).toString()).toContain('<html>philippines')
    expect(page.headers.vary).toBe('Accept-Encoding, Cookie, Save-Data')
  })

  it('answers 304 to a browser that has the same page', async () => {
    const { visit } = edgeApp(root)
    const { etag } = (await visit('/')).headers
    const again = await visit('/', { 'if-none-match': String(etag) })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    expect((await visit('/', { 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  it('has no body on HEAD', async () => {
    const { app } = edgeApp(root)
    const page = await app.inject({ method: 'HEAD', url: '/', headers: { accept: 'text/html' } })
    expect([page.statusCode, page.body]).toEqual([200, ''])
  })
})

describe('unknown paths', () => {
  it.each([
    ['/nowhere', 'text/html', 'html'],
    ['/nowhere', '*/*', 'json'],
    ['/nowhere', 'application/json', 'json'],
    ['/wps/nowhere', 'text/html', 'json'],
    ['/nowhere.js', 'text/html', 'json'],
    ['/nowhere.html', 'text/html', 'html'],
    ['/assets/philippines/nowhere.js', 'text/html', 'json'],
    ['/assets/philippines/index.html', 'text/html', 'json'],
    ['/assets/philippines/../server/server.js', '*/*', 'json'],
    ['/assets/philippines/%2e%2e/server/server.js', '*/*', 'json'],
  ])('%s as %s is a 404 in %s', async (url, accept, kind) => {
    const answer = await edgeApp(root).visit(url, { accept })
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toContain(kind)
  })
})

describe('headers', () => {
  it('allows inline code by hash only, and frames only the games', async () => {
    const { headers } = await edgeApp(root).visit('/')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(`script-src 'self' ${sha256('go()')};`)
    expect(policy).toContain(`style-src 'self' ${sha256('a{}')} ${sha256('')};`)
    expect(policy).toContain('frame-src http://127.0.0.1:4010;')
    expect(policy).toContain("style-src-attr 'none'")
    expect(policy).not.toMatch(/unsafe|nonce/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
  })

  it('keeps assets for good, in the encoding that the build made', async () => {
    const { visit } = edgeApp(root)
    const asset = await visit('/assets/india/main-1a2b.js', { 'accept-encoding': 'br' })
    expect(asset.body).toBe('brotli')
    expect(asset.headers['content-encoding']).toBe('br')
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await visit('/assets/india/main-1a2b.js')).body).toBe('go()')
  })

  it('gives each domain its own icons and manifest', async () => {
    const { visit } = edgeApp(root)
    const icon = await visit('/favicon.svg', { host: 'in.localhost', accept: 'image/*' })
    expect(icon.headers['content-type']).toContain('image/svg+xml')
    expect(icon.headers['content-security-policy']).toContain('sandbox')
    expect((await visit('/favicon.svg')).body).not.toBe(icon.body)
    expect((await visit('/brands/india/favicon.svg')).body).toBe(icon.body)
    const manifest = await visit('/manifest.webmanifest', { host: 'in.localhost', cookie: 'lang=EN' })
    expect(manifest.json()).toMatchObject({ short_name: 'Mayur', lang: 'en', display: 'standalone' })
    for (const { src } of manifest.json().icons) expect((await visit(src)).headers['content-type']).toBe('image/png')
  })
})
