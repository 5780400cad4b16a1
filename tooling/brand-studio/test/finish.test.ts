import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { checkReadiness, loadBrand } from '@boardwalk/brand-kit/node'
import { checkPhotos, encodeBanner } from '@boardwalk/brand-kit/raster'
import { unzipSync } from 'fflate'
import type { Page } from 'playwright'
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
const go = (section: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: section }).click()
const photo = async (colour: string) => ({
  name: 'photo.webp',
  mimeType: 'image/webp',
  buffer: await encodeBanner(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720"><rect width="100%" height="60%" fill="${colour}"/></svg>`,
    ),
    1280,
    'webp',
  ),
})
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
  await page.getByRole('button', { name: 'Look at it kite-day' }).click()
  await page.getByText(/The previews show 10 Jan 2027, 09:00: kite-day runs/).waitFor()
  await expect.poll(shownBanner, { timeout: 30_000 }).toBe(asText(kite))

  expect(await handOver()).toEqual([
    'philippines/assets/banners/w_home.webp',
    'philippines/assets/campaigns/kite-day-w_home-1.webp',
    'philippines/brand.json',
    'philippines/campaigns/kite-day.json',
    'philippines/tokens.json',
  ])
  const loaded = loadBrand(folder)
  expect(loaded.campaigns.find(({ name }) => name === 'kite-day')).toMatchObject({
    from: '2027-01-10T09:00:00+08:00',
    to: '2027-01-12T09:00:00+08:00',
    banners: { w_home: [{ image: 'campaigns/kite-day-w_home-1.webp', link: '/promotions' }] },
  })
  expect(Object.values(checkReadiness(folder).findings).flat()).toEqual([])
  expect(await checkPhotos(loaded)).toEqual([])
})
