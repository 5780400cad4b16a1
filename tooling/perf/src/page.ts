import { findChromium } from '@boardwalk/run/chromium'
import { type Browser, chromium } from 'playwright'
import { serveFloor } from './floor.ts'
import { slowed, type TraceEvent, taskTimes } from './main-thread.ts'
import { median } from './median.ts'

/**
 * Loads the floor and pages of running storefronts in turns, and prints the work of their main threads as ratios to
 * the floor: `pnpm bench:page [rounds] [address …]`. The storefronts are production builds.
 */
const [rounds = '5', ...wanted] = process.argv.slice(2)
const pages = wanted.length > 0 ? wanted : [4001, 4002, 4003].map((port) => `http://127.0.0.1:${port}/`)
/** Long enough for the scripts after the first view, on a busy machine too. */
const WATCH_MS = 8000
const categories = ['-*', 'toplevel', 'devtools.timeline']

type Load = { times: number[]; requests: number; bytes: number }

async function load(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  let requests = 0
  let bytes = 0
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (/^http/.test(request.url)) requests += 1
  })
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await browser.startTracing(page, { categories })
  await page.goto(url)
  await page.waitForTimeout(WATCH_MS)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  await context.close()
  return { times: taskTimes(traceEvents), requests, bytes: bytes / 1000 }
}

const figures: Record<string, (load: Load) => number> = {
  requests: ({ requests }) => requests,
  'kB as sent': ({ bytes }) => bytes,
  'work ms': ({ times }) => slowed(times, 1).work,
  'long tasks at 4×': ({ times }) => slowed(times, 4).long,
  'blocking ms at 4×': ({ times }) => slowed(times, 4).blocking,
  'blocking ms at 10×': ({ times }) => slowed(times, 10).blocking,
}

const [firstPage = ''] = pages
const floor = await serveFloor(firstPage)
const browser = await chromium.launch({
  executablePath: findChromium(process.env),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu'],
})
try {
  const loads = new Map<string, Load[]>([floor.url, floor.bareUrl, ...pages].map((url) => [url, []]))
  for (let round = 0; round < Number(rounds); round++)
    for (const [url, list] of loads) list.push(await load(browser, url))
  console.log(`median of ${rounds} loads in turns, processor time of the main thread; × is the ratio to the floor`)
  const labels = ['floor', 'bare floor', ...pages]
  for (const [name, read] of Object.entries(figures)) {
    const values = [...loads.values()].map((list) => median(list.map(read)))
    console.log(`  ${name}`)
    for (const [index, label] of labels.entries()) {
      const value = values[index] ?? Number.NaN
      const ratio = index > 1 ? `  ${(value / (values[0] ?? Number.NaN)).toFixed(2)} ×` : ''
      console.log(`    ${label.padEnd(40)}${value.toFixed(0).padStart(7)}${ratio}`)
    }
  }
} finally {
  await browser.close()
  floor.close()
}
