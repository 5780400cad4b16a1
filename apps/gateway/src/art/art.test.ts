import { createHash } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import { gameArt, isThemeName, pictureNames, themeNames } from '@boardwalk/brand-kit/art'
import { bannerGroups } from '@boardwalk/brand-kit/lists'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openGateway, type TestGateway } from '../../test/gateway.ts'
import { games, vendors } from '../db/schema/catalogue.ts'
import { bulkInsert } from '../seed/bulk-insert.ts'
import { gameRows } from '../seed/games.ts'
import { vendorRows } from '../seed/vendors.ts'

/** A small XML reader: every tag closes, every attribute is quoted, nothing that runs. */
function problemsOf(svg: string): string[] {
  const open: string[] = []
  const problems: string[] = []
  const rest = svg.replaceAll(
    /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][a-zA-Z0-9-]*="[^"<]*"|\s+[a-zA-Z][a-zA-Z0-9-]*='[^'<]*')*)\s*(\/?)>/g,
    (_, closing: string, name: string, attributes: string, self: string) => {
      if (closing && open.pop() !== name) problems.push(`</${name}>`)
      if (!closing && !self) open.push(name)
      const names = [...attributes.matchAll(/\s([a-zA-Z][a-zA-Z0-9-]*)=/g)].map(([, attribute]) => attribute)
      if (new Set(names).size !== names.length) problems.push(`an attribute twice in <${name}>`)
      return ''
    },
  )
  if (open.length > 0) problems.push(`open: ${open.join(' ')}`)
  if (/[<>]/.test(rest)) problems.push(`stray: ${rest.slice(0, 60)}`)
  if (/<script|\son\w+=|javascript:|NaN|undefined|Infinity/.test(svg))
    problems.push('something that runs or was not computed')
  return problems
}

describe('game artwork', () => {
  const rows = gameRows()

  it('differs for every one of 10,000 games and is always sound and small', () => {
    const seen = new Set<string>()
    for (const { id, theme } of rows) {
      const svg = gameArt(id, theme)
      seen.add(createHash('sha256').update(svg).digest('base64'))
      if (!isThemeName(theme)) throw new Error(theme)
      const problems = problemsOf(svg)
      if (problems.length > 0) throw new Error(`${id} ${theme}: ${problems.join('; ')}`)
    }
    expect(seen.size).toBe(10_000)
  })

  it.each(themeNames)('%s fits in 6 kB and is drawn the same twice', (theme) => {
    const svg = gameArt('018f0000-0000-7000-8000-000000000001', theme)
    expect(gameArt('018f0000-0000-7000-8000-000000000001', theme)).toBe(svg)
    expect(gzipSync(svg).length).toBeLessThan(6_144)
  })
})

describe('the pictures’ addresses', () => {
  const rows = gameRows(100)
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await openGateway()
    await gateway.deps.db.transaction(async (tx) => {
      await bulkInsert(tx, vendors, vendorRows(['TLB', 'BDT', 'INR']))
      await bulkInsert(tx, games, rows)
    })
  })
  afterAll(() => gateway.close())
  const get = (url: string, headers: Record<string, string> = {}) => gateway.app.inject({ url, headers })

  const own = ['philippines', 'bangladesh', 'india'].flatMap((brand) =>
    bannerGroups.map((group) => `/brands/${brand}/banners/${group}.svg`),
  )
  const banners = ['philippines', 'bangladesh', 'india'].flatMap((brand) =>
    pictureNames.flatMap((name) => [`/art/banner/${brand}/${name}.svg`, `/art/banner/${brand}/strip/${name}.svg`]),
  )
  it.each([
    `/art/game/${rows[0]?.id}.svg`,
    '/art/fallback.svg',
    '/art/vendor/KISLAP/white.svg',
    '/art/vendor/FB/color.svg',
    '/art/vendors/white/ALON,FB,KISLAP.svg',
    '/art/vendors/color/KISLAP.svg',
    '/art/avatar/a00.svg',
    '/art/avatar/a01.svg',
    '/art/avatar/12.svg',
    ...banners,
    ...own,
  ])('%s answers a sound, small picture', async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(200)
    expect(problemsOf(answer.body)).toEqual([])
    expect(gzipSync(answer.body).length).toBeLessThan(6_144)
  })

  it('a game comes as small pixels, too', async () => {
    const answer = await get(`/art/game/${rows[0]?.id}.webp`, { 'accept-encoding': 'br, gzip' })
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/webp',
    })
    expect(answer.headers).not.toHaveProperty('content-encoding')
    expect(answer.rawPayload.subarray(8, 12).toString()).toBe('WEBP')
    expect(answer.rawPayload.length).toBeGreaterThan(2_000)
    expect(answer.rawPayload.length).toBeLessThan(16_000)
    const url = `/art/game/${rows[0]?.id}.webp`
    expect((await get(url, { 'if-none-match': String(answer.headers.etag) })).statusCode).toBe(304)
    expect((await get(`/art/game/${rows[1]?.id}.webp`)).rawPayload.equals(answer.rawPayload)).toBe(false)
  })

  it('of several vendors are one, with each mark under its code', async () => {
    const { body } = await get('/art/vendors/white/ALON,KISLAP.svg')
    expect(body).toContain('<view id="ALON" viewBox="0 0 200 56"/>')
    expect(body).toContain('<view id="KISLAP" viewBox="0 56 200 56"/>')
    for (const code of ['ALON', 'KISLAP']) {
      const [, mark = 'none'] = /<svg[^>]*>(.*)<\/svg>/.exec((await get(`/art/vendor/${code}/white.svg`)).body) ?? []
      expect(body).toContain(mark)
    }
  })

  it('are drawn once, regardless of query and spelling', async () => {
    const [, , row] = rows
    const drawn = (await get(`/art/game/${row?.id}.webp`)).headers.etag
    // Only a picture that is drawn again would show it.
    await gateway.pool.query('UPDATE game SET theme = $2 WHERE id = $1', [
      row?.id,
      themeNames.find((theme) => theme !== row?.theme),
    ])
    const spelt = `/art/game/%${row?.id.charCodeAt(0).toString(16)}${row?.id.slice(1)}.webp`
    for (const url of [`/art/game/${row?.id}.webp?1`, `/art/game/${row?.id}.webp?2`, spelt])
      expect(await get(url)).toMatchObject({ statusCode: 200, headers: { etag: drawn } })
    expect((await get(`/art/game/${row?.id}.svg`)).statusCode).toBe(200)
  })

  it('are cached for good, may run nothing, and answer 304 to a matching ETag', async () => {
    const url = `/art/game/${rows[1]?.id}.svg`
    const first = await get(url, { 'accept-encoding': 'gzip' })
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-encoding': 'gzip',
      'x-content-type-options': 'nosniff',
    })
    expect(first.headers['content-security-policy']).toContain('sandbox')
    expect(gunzipSync(first.rawPayload).toString()).toBe((await get(url)).body)
    const again = await get(url, { 'if-none-match': String(first.headers.etag) })
    expect(again).toMatchObject({ statusCode: 304, body: '' })
  })

  it.each([
    '/art/game/018f0000-0000-7000-8000-000000000001.svg',
    '/art/game/x.svg',
    '/art/game/x.webp',
    '/art/vendor/KISLAP/white.webp',
    '/art/vendor/NOBODY/white.svg',
    '/art/vendor/FB/red.svg',
    '/art/vendors/white/KISLAP,NOBODY.svg',
    '/art/vendors/white/KISLAP,ALON.svg',
    '/art/vendors/white/KISLAP,KISLAP.svg',
    '/art/vendors/red/KISLAP.svg',
    '/art/vendors/white/,.svg',
    '/art/banner/atlantis/slots.svg',
    '/art/banner/india/nothing.svg',
    '/art/banner/india/tower/slots.svg',
    '/art/avatar/99.svg',
    '/brands/india/banners/w_nothing.svg',
    '/brands/india/banners/..%2Flogo.svg',
    '/brands/atlantis/banners/w_home.svg',
  ])('%s is no picture', async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  })
})
