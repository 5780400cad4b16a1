import { isFull, partOfRun } from '@boardwalk/vitest/matrix'
import { expect, type Page, test } from '@playwright/test'
import { gatewayUrl, sandboxUrl } from '../brands.ts'
import { gamePlaces } from '../game-places.ts'
import { inTestWorld } from '../test-world.ts'
import { vendorAlone } from '../vendor-alone.ts'

type Facts = {
  engine: string
  rtp: number
  volatility: number
  minStake: string
  maxStake: string
  stakes: string[]
  lines: number
  features: string[]
}
type Entry = { engine: string; rtp: number; volatility: number; lines: number; vendor: string; code: string }

const entries = async () => {
  const [rows] = await inTestWorld([
    {
      text: `SELECT DISTINCT ON (g.engine) g.engine, g.rtp, g.volatility, g.lines, g.vendor, g.code FROM game g
        JOIN vendor v ON v.code = g.vendor WHERE g.is_enabled AND v.is_enabled AND v.status = 'UP'
        ORDER BY g.engine, g.sort`,
      values: [],
    },
  ])
  return (rows ?? []) as Entry[]
}

test('the lobby and the vendor describe an engine in the same way', async ({ request }) => {
  const published: Facts[] = await (await request.get(`${sandboxUrl}/engines`)).json()
  const shown = await entries()
  expect(shown.length).toBeGreaterThan(5)
  for (const { engine, rtp, volatility, lines, vendor, code } of shown) {
    const facts = published.find((one) => one.engine === engine)
    expect({ engine, rtp, volatility, lines }).toEqual({
      engine,
      rtp: facts?.rtp,
      volatility: facts?.volatility,
      lines: facts?.lines,
    })
    const asked = { vassalage: vendor, gameCode: code }
    const answer = await request.get(`${gatewayUrl}/wps/site/games/sheet`, { params: asked })
    const { value } = await answer.json()
    expect(value).toMatchObject({ engine, features: facts?.features, maxBet: facts?.maxStake })
  }
})

test('every game of the catalogue begins at a step of its engine’s ladder', async ({ request }) => {
  const published: Facts[] = await (await request.get(`${sandboxUrl}/engines`)).json()
  const text = 'SELECT engine, min_bet::text AS least, count(*)::int AS games FROM game GROUP BY engine, min_bet'
  const kinds = (await inTestWorld([{ text, values: [] }]))[0] as { engine: string; least: string; games: number }[]
  expect(kinds.reduce((sum, { games }) => sum + games, 0)).toBeGreaterThanOrEqual(10_000)
  for (const { engine, least } of kinds) {
    const steps = published.find((one) => one.engine === engine)?.stakes.map((step) => Number(step) * 10_000)
    expect(steps, engine).toContain(Number(least))
  }
})

const places = gamePlaces.map(({ game }) => game)

/** A table as full as it gets: past results, a chip on every field, and a message that no more fit on one. */
async function fill(page: Page) {
  await expect(page.locator('.road li').first()).toBeVisible({ timeout: 60_000 })
  await expect(page.locator('.field:enabled').first()).toBeVisible({ timeout: 40_000 })
  await page.locator('.field').evaluateAll((fields) => {
    const most = 10
    for (const field of fields as HTMLElement[]) field.click()
    for (let chip = 0; chip < most; chip += 1) (fields[0] as HTMLElement).click()
  })
  await expect(page.locator('.own-bets li').nth(4)).toBeVisible()
  await expect(page.locator('.message')).not.toBeEmpty()
}

/** Takes a seat if the button does that, so that the buttons of a turn are measured. */
async function begin(page: Page, engine: string) {
  await page.locator('.controls .spin').waitFor()
  if (await page.locator('.road').isVisible()) await fill(page)
  if (engine !== 'trio') return
  await page.locator('.controls .spin').click()
  await expect(page.locator('.move:not([disabled])').first()).toBeVisible({ timeout: 40_000 })
}

const layoutOf = (page: Page) =>
  page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((node) => node.offsetParent !== null)
    const boxOf = (node: Element) => node.getBoundingClientRect()
    const isInside = (node: Element) => {
      const { top, bottom, left, right } = boxOf(node)
      return top >= -0.5 && left >= -0.5 && bottom <= innerHeight + 0.5 && right <= innerWidth + 0.5
    }
    const controls = shown('.controls button')
    const [lastControls] = shown('.controls')
    const top = lastControls ? boxOf(lastControls).top : innerHeight
    const root = document.documentElement
    return {
      isWide: root.scrollWidth > innerWidth,
      pageScrolls: root.scrollHeight > innerHeight,
      stageScrolls: shown('.stage').some(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1),
      outside: controls.filter((node) => !isInside(node)).map((node) => node.textContent),
      stretched: shown('.controls button, .sheets button').filter(({ offsetHeight }) => offsetHeight > 72).length,
      used: Math.max(...shown('#game').map((node) => boxOf(node).width)) / innerWidth,
      turnRows: new Set(shown('.own > button').map((node) => Math.round(boxOf(node).top + boxOf(node).height / 2)))
        .size,
      hiddenFields: shown(':is(.roulette-cloth, .sides-cloth) .field').filter((node) => boxOf(node).bottom > top + 0.5)
        .length,
    }
  })

test('every game fits its place: no scrolling on a desktop, every control in reach on a phone', async ({
  page,
}, info) => {
  const isRepeated = isFull && info.project.name !== 'philippines'
  test.skip(isRepeated, 'the vendor is the same for every brand')
  const { server, games } = await vendorAlone()
  try {
    expect(games.length).toBeGreaterThan(15)
    for (const url of partOfRun(games, 2)) {
      const engine = url.searchParams.get('game') ?? ''
      await page.setViewportSize(gamePlaces[0].game)
      await page.goto(url.href)
      await begin(page, engine)
      for (const place of places) {
        await page.setViewportSize(place)
        const { used, pageScrolls, stageScrolls, hiddenFields, ...layout } = await layoutOf(page)
        const where = `${engine} at ${place.width} × ${place.height}`
        expect.soft(layout, where).toEqual({ isWide: false, outside: [], stretched: 0, turnRows: 1 })
        if (place.width > 900) {
          expect.soft({ pageScrolls, stageScrolls }, where).toEqual({ pageScrolls: false, stageScrolls: false })
          expect.soft(used, where).toBeGreaterThan(0.9)
        }
        expect.soft(hiddenFields, where).toBe(0)
      }
    }
  } finally {
    server.kill()
  }
})
