import { findChromium } from '@boardwalk/run/chromium'
import { chromiumArgs } from '@boardwalk/run/chromium-args'
import { type CDPSession, chromium, type Page } from 'playwright'
import { collect, type Sample, scrollOn, watchInteractions } from './lobby-in-page.ts'

/**
 * Scrolls through the slots of a running storefront and uses the lobby's controls, on slowed processors.
 * `pnpm --filter @boardwalk/perf lobby [origin] [most seconds of scrolling]`; the storefront is a production build.
 */
const [origin = 'http://127.0.0.1:4001', seconds = '120'] = process.argv.slice(2)
/** Slowdown of the processor while the page scrolls: for a cheap phone, and for a very old one. */
const slowdowns = [4, 6]
const browser = await chromium.launch({
  executablePath: findChromium(process.env),
  args: [...chromiumArgs, '--enable-precise-memory-info'],
})

const line = (what: string, value: string, goal: string) =>
  console.log(`  ${what.padEnd(34)}${value.padStart(12)}   goal ${goal}`)

try {
  for (const slowdown of slowdowns) await measureScroll(slowdown, await measureFloor(slowdown))
  await measureInteractions()
} finally {
  await browser.close()
}

function rate(frames: readonly number[]): number {
  return frames.length / (frames.reduce((sum, ms) => sum + ms, 0) / 1000)
}

async function open(path: string, slowdown: number): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const page = await context.newPage()
  await page.goto(`${origin}${path}`)
  await page.waitForSelector('html[data-hydrated]')
  await page.getByRole('main').getByRole('article').first().waitFor()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { page, session }
}

/** Bytes in use, in MB. */
async function heap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}

/** Frames a second that this machine manages at this moment when there is almost nothing to draw. */
async function measureFloor(slowdown: number): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.setContent('<main><p role="status">nothing</p></main><style>main{height:200000px}</style>')
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const { frames, longest } = await page.evaluate(scrollOn, 8)
  console.log(`an empty page, processor ${slowdown} times slower`)
  line('frames a second', rate(frames).toFixed(1), '')
  line('longest frame', `${longest.toFixed(0)} ms`, '')
  await context.close()
  return rate(frames)
}

async function measureScroll(slowdown: number, floor: number) {
  const { page, session } = await open('/rng', slowdown)
  const before = await heap(session)
  // Touch, because a resting mouse gets an event from every card that passes below it.
  await page.getByRole('button', { name: 'Show more games' }).tap()
  const sample: Sample = await page.evaluate(scrollOn, Number(seconds))
  const growth = (await heap(session)) - before
  const { frames, longest, longestAt, nodes, pixels, shown } = sample
  console.log(`${origin}/rng, 390 px, processor ${slowdown} times slower`)
  line('scrolled', `${Math.round(pixels)} px`, '')
  line('list at the end', shown, '10,000 games')
  line('frames a second', rate(frames).toFixed(1), '≥ 55')
  line('share of the empty page', `${Math.round((rate(frames) / floor) * 100)} %`, '')
  line('longest frame', `${longest.toFixed(0)} ms`, '≤ 100 ms')
  line('  it came after', `${longestAt.toFixed(1)} s`, '')
  line('frames over 50 ms', `${frames.filter((ms) => ms > 50).length} of ${frames.length}`, '')
  line('heap growth', `${growth.toFixed(1)} MB`, '≤ 30 MB')
  line('most nodes of the page', String(nodes), '≤ 1500')
  await page.context().close()
}

async function measureInteractions() {
  const { page } = await open('/rng', 6)
  await page.evaluate(watchInteractions)
  const steps: [string, () => Promise<unknown>][] = [
    // Without a listener: the machine's own time at this moment, as the baseline of the others.
    ['a press on nothing', () => page.getByRole('heading', { level: 1 }).click()],
    [
      'typing in search',
      () => page.getByRole('main').getByRole('searchbox').pressSequentially('mango', { delay: 120 }),
    ],
    ['emptying search', () => page.getByRole('button', { name: 'Clear the field' }).click()],
    ['a kind of slot', () => page.getByRole('radio', { name: 'Jackpot' }).click({ force: true })],
    ['all kinds', () => page.getByRole('radio', { name: 'All types' }).click({ force: true })],
    ['opening the filters', () => page.getByRole('button', { name: /^Filters/ }).click()],
    ['a filter', () => page.getByRole('dialog').getByRole('checkbox').nth(2).click({ force: true })],
    ['closing the filters', () => page.getByRole('dialog').getByRole('button', { name: 'Close the filters' }).click()],
    ['another tab', () => page.getByRole('tab', { name: 'Hot' }).click()],
    ['the tab of all', () => page.getByRole('tab', { name: 'All' }).click()],
    [
      'a heart, as a visitor',
      () =>
        page
          .getByRole('button', { name: /^Add .* to favourites$/ })
          .first()
          .click(),
    ],
  ]
  console.log(`${origin}/rng, 390 px, processor 6 times slower: milliseconds to the next paint`)
  const all: number[] = []
  for (const [what, step] of steps) {
    await step()
    await page.waitForTimeout(1200)
    const durations = await page.evaluate(collect)
    all.push(...durations)
    line(what, durations.length > 0 ? String(Math.max(...durations)) : 'under 16', '≤ 200')
  }
  all.sort((a, b) => a - b)
  line('75th percentile', String(all[Math.floor(all.length * 0.75)] ?? 0), '≤ 200')
}
