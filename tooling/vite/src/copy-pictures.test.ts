import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { encodeBanner, stampOf } from '@boardwalk/brand-kit/raster'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clonePath } from './places.ts'
import { copyPictures } from './prerender.ts'

const root = mkdtempSync(path.join(tmpdir(), 'copy-pictures-'))
const brand = path.join(root, 'india')
const target = path.join(root, 'static')
let stamp: string

beforeAll(async () => {
  cpSync(clonePath('brands/india'), brand, { recursive: true })
  const drawing = readFileSync(path.join(brand, 'assets/banners/w_home.svg'))
  const photo = await encodeBanner(drawing, 1280, 'webp')
  stamp = stampOf(photo)
  writeFileSync(path.join(brand, 'assets/banners/w_home.webp'), photo)
  await copyPictures(brand, target)
})
afterAll(() => rmSync(root, { recursive: true }))

it('a static build contains a raster banner in every width and format', () => {
  const sizes = ['1280', '640', '960'].flatMap((width) => ['avif', 'webp'].map((kind) => `${stamp}-${width}.${kind}`))
  expect(readdirSync(path.join(target, 'sized')).sort()).toEqual(sizes.sort())
  for (const name of sizes) {
    const { length } = readFileSync(path.join(target, 'sized', name))
    expect(length).toBeGreaterThan(500)
    expect(length).toBeLessThanOrEqual(60_000)
  }
})

it('and not its source, but the drawings and icons as they are', () => {
  expect(existsSync(path.join(target, 'banners/w_home.webp'))).toBe(false)
  for (const name of ['banners/w_home.svg', 'icon-192.png']) {
    expect(readFileSync(path.join(target, name))).toEqual(readFileSync(path.join(brand, 'assets', name)))
  }
})
