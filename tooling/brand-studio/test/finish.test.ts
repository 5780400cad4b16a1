import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { checkReadiness, loadBrand } from '@boardwalk/brand-kit/node'
import { checkPhotos, checkSigns, encodeBanner, weighBanner } from '@boardwalk/brand-kit/raster'
import { unzipSync } from 'fflate'
import type { Page } from 'playwright'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Started, startStudio } from './studio-server.ts'

const scratch = mkdtempSync(join(tmpdir(), 'studio-finish-'))
const folder = join(scratch, 'philippines')
let started: Started
let page: Page

beforeAll(async () => {
  cpSync(resolve(import.meta.dirname, '../../../brands'), scratch, { recursive: true })
  started = await startStudio('philippines')
  page = await started.context.newPage()
  // A cold development server has everything to prepare.
  await page.goto(`${started.origin}/studio`, { timeout: 120_000 })
  await page.getByRole('heading', { name: 'Brand Studio' }).waitFor({ timeout: 120_000 })
  await preview().locator('header').first().waitFor({ timeout: 120_000 })
})
afterAll(async () => {
  await started?.stop()
  rmSync(scratch, { recursive: true, force: true })
})

const preview = () => page.frameLocator('iframe[title$=", light"]')
const shownBanner = () => preview().locator('img[width="1200"]').first().getAttribute('src')
const shownLogo = () => preview().locator('header img').first().getAttribute('src')
const go = (section: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: section }).click()
const pixels = async (name: string, inside: string) => ({
  name,
  mimeType: 'image/webp',
  buffer: await encodeBanner(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720">${inside}</svg>`),
    1280,
    'webp',
  ),
})
const photo = (colour: string) => pixels('photo.webp', `<rect width="100%" height="60%" fill="${colour}"/>`)
/** Grain that no encoder can make small. */
function noise() {
  const png = new PNG({ width: 1280, height: 320 })
  let value = 1
  for (const at of png.data.keys()) {
    value = (value * 48_271) % 2_147_483_647
    png.data[at] = at % 4 === 3 ? 255 : value & 255
  }
  return { name: 'noise.png', mimeType: 'image/png', buffer: PNG.sync.write(png) }
}
const logo = {
  name: 'fair.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="123" height="40"><rect width="123" height="40" fill="#fff"/></svg>',
  ),
}
const asText = ({ buffer }: { buffer: Buffer }) => `data:image/webp;base64,${buffer.toString('base64')}`

async function handOver(): Promise<string[]> {
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /\.zip$/ }).click(),
  ])
  const files = unzipSync(readFileSync(await file.path()))
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(scratch, name)), { recursive: true })
    writeFileSync(join(scratch, name), bytes)
  }
  return Object.keys(files).sort()
}

it('finishes a reskin: a photograph and a campaign, seen before they are handed over, pass the check', async () => {
  const [sky, kite] = [await photo('#0a7'), await photo('#b05')]
  await go('Pictures')
  const grain = noise()
  const [fault] = await weighBanner(grain.buffer, { width: 1280, height: 320 })
  await page.getByRole('button', { name: 'Replace Slots' }).click()
  await page.getByLabel('Picture for Slots').setInputFiles(grain)
  // The build's own figure: a browser's encoder would give another one.
  await page.getByText(`noise.png: expected ${fault?.expected}, found ${fault?.found}.`).waitFor()
  await page.getByRole('button', { name: 'Replace Home' }).click()
  await page.getByLabel('Picture for Home').setInputFiles(sky)
  await expect.poll(shownBanner, { timeout: 30_000 }).toBe(asText(sky))

  await go('Campaigns')
  await page.getByRole('textbox', { name: 'Name of a new campaign' }).fill('kite-day')
  await page.keyboard.press('Enter')
  await page.getByLabel('Begins').fill('2027-01-10T09:00')
  await page.getByText('Expected a moment after the campaign begins.').waitFor()
  await page.getByLabel('Ends').fill('2027-01-12T09:00')
  await page.getByLabel('Add a banner to').selectOption({ label: 'Home' })
  await page.getByRole('button', { name: 'A picture of its own for Home' }).click()
  await page.getByLabel('Campaign’s picture for Home').setInputFiles(kite)
  await page.getByLabel('File for Campaign’s logo on the light header').setInputFiles(logo)
  await page.getByRole('switch', { name: 'A home page in an order of its own' }).click()
  await page.getByRole('button', { name: 'Take Notices out' }).click()
  await page.getByLabel('Campaign’s jackpot').selectOption('off')
  await page.getByRole('button', { name: 'Look at it kite-day' }).click()
  await page.getByText(/The previews show 10 Jan 2027, 09:00: kite-day runs/).waitFor()
  await expect.poll(shownBanner, { timeout: 30_000 }).toBe(asText(kite))
  await expect.poll(shownLogo, { timeout: 30_000 }).toContain(encodeURIComponent('width="123"'))

  expect(await handOver()).toEqual([
    'philippines/assets/banners/w_home.webp',
    'philippines/assets/campaigns/kite-day-w_home-1.webp',
    'philippines/assets/kite-day-logo.svg',
    'philippines/brand.json',
    'philippines/campaigns/kite-day.json',
    'philippines/tokens.json',
  ])
  const loaded = loadBrand(folder)
  expect(loaded.campaigns.find(({ name }) => name === 'kite-day')).toMatchObject({
    from: '2027-01-10T09:00:00+08:00',
    to: '2027-01-12T09:00:00+08:00',
    home: loaded.brand.home.filter((section) => section !== 'notices'),
    jackpot: 'off',
    assets: { logo: 'kite-day-logo.svg' },
    banners: { w_home: [{ image: 'campaigns/kite-day-w_home-1.webp', link: '/promotions' }] },
  })
  expect(Object.values(checkReadiness(folder).findings).flat()).toEqual([])
  expect([...(await checkPhotos(loaded)), ...(await checkSigns(loaded))]).toEqual([])
})
