import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brandModules } from './brand-modules.ts'
import { clonePath } from './places.ts'

const root = mkdtempSync(path.join(tmpdir(), 'broken-brand-'))
const brand = path.join(root, 'brands/india')

beforeAll(() => {
  cpSync(clonePath('brands'), path.join(root, 'brands'), { recursive: true })
  mkdirSync(path.join(root, 'app'))
  writeFileSync(path.join(root, 'app/main.js'), `import brand from 'virtual:brand'\nconsole.log(brand.name)`)
  const file = path.join(brand, 'brand.json')
  const facts = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...facts, colour: 'teal' }))
})
afterAll(() => rmSync(root, { recursive: true }))

const buildIt = () =>
  build({
    root: path.join(root, 'app'),
    configFile: false,
    logLevel: 'silent',
    plugins: [brandModules(brand)],
    build: { write: false, rolldownOptions: { input: path.join(root, 'app/main.js') } },
  })

describe('a build of an app with a broken brand', () => {
  it('stops and reports file, key, expected and actual value', async () => {
    await expect(buildIt()).rejects.toThrow(/india\/brand\.json: colour: expected no such key, found "colour"/)
  })
  it('names no line of code', async () => {
    const error = await buildIt().catch((reason: unknown) => reason)
    expect(error instanceof Error ? error.stack : error).not.toMatch(
      /^\s+at .*problems\.ts|inspect\.ts|load-brand\.ts/m,
    )
  })
  it('stops as well when another brand has its host', async () => {
    const file = path.join(brand, 'brand.json')
    const facts = JSON.parse(readFileSync(clonePath('brands/india/brand.json'), 'utf8'))
    writeFileSync(file, JSON.stringify({ ...facts, hosts: ['ph.localhost'] }))
    await expect(buildIt()).rejects.toThrow(
      /india\/brand\.json: hosts: expected a value that no other brand has, found "ph\.localhost" of philippines/,
    )
  })
  it('stops as well when a banner is no picture', async () => {
    cpSync(clonePath('brands/india/brand.json'), path.join(brand, 'brand.json'))
    const banner = path.join(brand, 'assets/banners/w_rng.png')
    writeFileSync(banner, '<!doctype html>')
    await expect(buildIt()).rejects.toThrow(
      /india\/assets\/banners\/w_rng\.png: banners\.w_rng: expected a PNG, JPEG, WebP or AVIF picture, found something else/,
    )
    rmSync(banner)
  })
  it('continues once the brand is fixed', async () => {
    cpSync(clonePath('brands/india/brand.json'), path.join(brand, 'brand.json'))
    await expect(buildIt()).resolves.toBeDefined()
  })
})
