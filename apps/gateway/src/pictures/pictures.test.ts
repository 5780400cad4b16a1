import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Banner } from '@boardwalk/api-client/contract'
import { sizedFile, stampOf } from '@boardwalk/brand-kit/raster'
import { fastify } from 'fastify'
import { pino } from 'pino'
import sharp from 'sharp'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { edgeApp } from '../edge/edge.testing.ts'
import { indexMerchants, type Merchant } from '../permission/merchants.ts'
import { mountSized } from './mount-sized.ts'
import { sizedBanners } from './sized-banners.ts'

const clone = path.resolve(import.meta.dirname, '../../../..')
const merchant: Merchant = {
  ...{ code: 'walogm', brandId: 'india', country: 'IN', countryName: 'India', timeZone: 'Asia/Kolkata' },
  ...{ currency: 'INR', currencySymbol: '₹', languages: ['EN'], hosts: ['in.localhost'], minAge: 18 },
}
const banner = (url: string, groupName = 'w_home') => ({
  ...{ bannerId: '019aa5c0-0000-7000-8000-000000000001', linkageType: null, linkageValue: null },
  ...{ url, groupName },
})
const own = banner('/brands/india/banners/w_home.svg')
const photo = (background: string, width = 1280, height = 720) =>
  sharp({ create: { width, height, channels: 3, background } })

let root: string
let now: number
let refused: string[]
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pictures-'))
  cpSync(path.join(clone, 'brands'), path.join(root, 'brands'), { recursive: true })
  now = Date.UTC(2026, 10, 23)
  refused = []
})
afterEach(() => rmSync(root, { recursive: true }))

const put = (name: string, bytes: Uint8Array | string) => {
  const file = path.join(root, 'brands/india/assets', name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}
function open() {
  const log = pino({ level: 'error' }, { write: (line: string) => void refused.push(JSON.parse(line).code) })
  const deps = { config: { root }, clock: () => new Date(now), log, merchants: indexMerchants([merchant]) }
  const app = fastify()
  mountSized(app, deps)
  const get = (url: string, accept = 'image/avif,image/webp,*/*', headers = {}) =>
    app.inject({ url, headers: { accept, ...headers } })
  return { get, sized: sizedBanners(deps) }
}

describe('a banner that a brand shows in pixels', () => {
  it('is sent with its widths, as AVIF to a browser that reads it and as WebP to every other', async () => {
    put('banners/w_home.jpg', await photo('#803010').jpeg().toBuffer())
    const { get, sized } = open()
    const [view] = await sized([own])
    expect(v.parse(Banner, view)).toEqual(view)
    expect(view?.srcset?.split(', ').map((each) => each.split(' ')[1])).toEqual(['640w', '960w', '1280w'])
    for (const address of [
      view?.url ?? '',
      ...(view?.srcset ?? '').split(', ').map((each) => each.split(' ')[0] ?? ''),
    ]) {
      const [avif, webp] = [await get(address), await get(address, 'image/webp,*/*')]
      expect(avif.headers).toMatchObject({
        'content-type': 'image/avif',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept',
        'x-content-type-options': 'nosniff',
      })
      expect(webp.headers['content-type']).toBe('image/webp')
      const width = Number(/-(\d+)\.webp$/.exec(address)?.[1])
      for (const { rawPayload } of [avif, webp]) expect((await sharp(rawPayload).metadata()).width).toBe(width)
      const again = await get(address, undefined, { 'if-none-match': String(avif.headers.etag) })
      expect(again.statusCode).toBe(304)
    }
  })

  it('of another content has another address at once, and the drawing is back when the file is gone', async () => {
    const { get, sized } = open()
    expect(await sized([own])).toEqual([own])
    put('banners/w_home.png', await photo('#102030').png().toBuffer())
    const [first] = await sized([own])
    expect((await get(first?.url ?? '')).statusCode).toBe(200)
    put('banners/w_home.png', await photo('#405060').png().toBuffer())
    const file = path.join(root, 'brands/india/assets/banners/w_home.png')
    utimesSync(file, new Date(), new Date(statSync(file).mtimeMs + 5_000))
    const [second] = await sized([own])
    expect(second?.url).not.toBe(first?.url)
    now += 5_000
    expect((await get(second?.url ?? '')).statusCode).toBe(200)
    rmSync(file)
    expect(await sized([own])).toEqual([own])
  })

  it('of a campaign is found by its own name', async () => {
    put('campaigns/kites.webp', await photo('#205010', 1280, 320).webp().toBuffer())
    const [view] = await open().sized([banner('/brands/india/campaigns/kites.webp', 'w_rng')])
    expect(view?.url).toMatch(/^\/brands\/india\/sized\/[0-9a-f]{16}-1280\.webp$/)
  })

  it('comes from the last build that contains it', async () => {
    const bytes = await photo('#803010').jpeg().toBuffer()
    put('banners/w_home.jpg', bytes)
    const built = path.join(root, 'apps/india/dist/static/brands/india/sized')
    mkdirSync(built, { recursive: true })
    writeFileSync(path.join(built, sizedFile(stampOf(bytes), 640, 'avif')), 'from the build')
    const { get } = open()
    expect((await get(`/brands/india/sized/${stampOf(bytes)}-640.webp`)).body).toBe('from the build')
  })

  it.each([
    ['is no picture', '<html>', 'PICTURE_UNREADABLE'],
    ['is a bomb', Buffer.alloc(0), 'PICTURE_TOO_LARGE'],
  ])('and %s is logged and passed over', async (_, content, code) => {
    const png = await photo('#123456', 8, 8).png().toBuffer()
    png.writeUInt32BE(20_000, 16)
    png.writeUInt32BE(20_000, 20)
    put('banners/w_home.png', typeof content === 'string' ? content : png)
    const { sized } = open()
    expect(await sized([own, own])).toEqual([own, own])
    expect(await sized([own])).toEqual([own])
    expect(new Set(refused)).toEqual(new Set([code]))
  })
})

it.each([
  '/brands/india/sized/0123456789abcdef-1280.webp',
  '/brands/india/sized/0123456789abcdef-1281.webp',
  '/brands/india/sized/..%2F..%2Fw_home.webp',
  '/brands/india/sized/w_home.webp',
  '/brands/atlantis/sized/0123456789abcdef-1280.webp',
])('%s is no picture', async (url) => expect((await open().get(url)).statusCode).toBe(404))

it('does not change a banner of another address', async () => {
  const { sized } = open()
  const others = [
    '/art/banner/india/slots.svg',
    'https://cdn.example/a.png',
    '/brands/india/../india/banners/w_home.svg',
  ]
  expect(await sized(others.map((url) => banner(url)))).toEqual(others.map((url) => banner(url)))
})

it('the source of a banner is never served, icons are', async () => {
  put('banners/w_home.jpg', await photo('#803010').jpeg().toBuffer())
  const { visit } = edgeApp(root)
  expect((await visit('/brands/india/banners/w_home.jpg')).statusCode).toBe(404)
  expect((await visit('/brands/india/banners%2Fw_home.jpg')).statusCode).toBe(404)
  expect((await visit('/brands/india/banners/./w_home.jpg')).statusCode).toBe(404)
  expect((await visit('/brands/india/icon-192.png')).statusCode).toBe(200)
})
