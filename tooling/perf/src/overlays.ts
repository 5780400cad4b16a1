import { findChromium } from '@boardwalk/run/chromium'
import { chromiumArgs } from '@boardwalk/run/chromium-args'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { collect, watchInteractions } from './lobby-in-page.ts'
import { slowed, type TraceEvent, taskTimes } from './main-thread.ts'
import { median, medianBy } from './median.ts'

/**
 * Opens each page of the account menu for the first time in a visit, and prints the processor time of the main thread
 * and the time to the next paint: `pnpm --filter @boardwalk/perf overlays [origin] [rounds]`. The storefront is a production build with the demo world.
 */
const [origin = 'http://127.0.0.1:4001', rounds = '3'] = process.argv.slice(2)
/** Entries of the account menu that open an overlay. */
const entries = ['Account & security', 'Deposit', 'Account record', 'Messages', 'Player safety', 'Points mall'] as const
/** Long enough for the page's code and first data, on a busy machine too. */
const WATCH_MS = 4000
const categories = ['-*', 'toplevel', 'devtools.timeline']

const accountButton = (page: Page) => page.getByRole('button', { name: /^Account/ }).first()
const menu = (page: Page) => page.getByRole('dialog').last()

async function signIn(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  await page.goto(origin)
  await page.getByRole('button', { name: 'Sign in' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  await dialog.getByLabel('Username', { exact: true }).fill('vip01')
  await dialog.getByLabel('Password', { exact: true }).fill('Boardwalk-1')
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  return context
}

async function openMenu(page: Page) {
  await page.goto(origin)
  await page.waitForSelector('html[data-hydrated]')
  await page.waitForTimeout(WATCH_MS)
  await accountButton(page).click()
  await menu(page).getByRole('button', { name: entries[0] }).waitFor()
  await page.waitForTimeout(1000)
}

async function firstOpen(browser: Browser, page: Page, name: string): Promise<number[]> {
  await openMenu(page)
  await browser.startTracing(page, { categories })
  await menu(page).getByRole('button', { name, exact: true }).click()
  await page.waitForTimeout(WATCH_MS)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  return taskTimes(traceEvents)
}

/** Milliseconds from the press to the next paint, on a processor six times slower. */
async function pressToPaint(page: Page, name: string): Promise<number> {
  await openMenu(page)
  await page.evaluate(watchInteractions)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await menu(page).getByRole('button', { name, exact: true }).click()
  await page.waitForTimeout(WATCH_MS)
  const durations = await page.evaluate(collect)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return Math.max(16, ...durations)
}

const ms = (value: number) => `${value.toFixed(0).padStart(5)} ms`

const browser = await chromium.launch({ executablePath: findChromium(process.env), args: chromiumArgs })
try {
  const context = await signIn(browser)
  // The session is the tab's own.
  const page = context.pages()[0] as Page
  console.log(`${origin}, median of ${rounds} first opens, processor time of the main thread`)
  for (const name of entries) {
    const opens: number[][] = []
    for (let round = 0; round < Number(rounds); round++) opens.push(await firstOpen(browser, page, name))
    const typical = medianBy(opens, (times) => slowed(times, 4).blocking) ?? []
    const blocking = ms(slowed(typical, 4).blocking)
    const paints: number[] = []
    for (let round = 0; round < Number(rounds); round++) paints.push(await pressToPaint(page, name))
    const paint = ms(median(paints))
    console.log(
      `  ${name.padEnd(24)}work ${ms(slowed(typical, 1).work)}   blocking at 4× ${blocking}, goal ≤ 100   to the next paint at 6× ${paint}, goal ≤ 200`,
    )
  }
} finally {
  await browser.close()
}
