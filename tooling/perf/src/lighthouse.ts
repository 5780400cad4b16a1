import { findChromium } from '@boardwalk/run/chromium'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { delayedProxy } from './delayed-proxy.ts'
import { isProfile, type ProfileName, profiles, throttling } from './profiles.ts'

const audits = {
  'first paint ms': 'first-contentful-paint',
  'largest paint ms': 'largest-contentful-paint',
  'blocking ms': 'total-blocking-time',
  'layout shift': 'cumulative-layout-shift',
  'bytes kB': 'total-byte-weight',
} as const
const goals: Record<string, string> = {
  score: '100 (95 lowend)',
  'first paint ms': '≤ 950',
  'largest paint ms': '≤ 1250 (2500 slow3g)',
  'blocking ms': '≤ 80 (350 lowend)',
  'layout shift': '≤ 0.01',
  'bytes kB': '≤ 300',
  requests: '≤ 20',
}
type Run = Record<string, number>

const [path = '/', wanted = 'mobile', count = '5', origin = 'http://127.0.0.1:4001'] = process.argv.slice(2)
if (!isProfile(wanted)) {
  console.error(`Expected a profile (${Object.keys(profiles).join(', ')}), found "${wanted}".`)
  process.exit(1)
}

const proxy = await delayedProxy(new URL(origin), 60)
const runs: Run[] = []
for (let run = 0; run < Number(count); run++) {
  // A busy machine sometimes loses the trace of one load; the median needs the others.
  await measure(`${proxy.url}${path}`, wanted).then(
    (figures) => runs.push(figures),
    (error: unknown) =>
      console.error(`Run ${run + 1} gave no figures: ${error instanceof Error ? error.message : error}`),
  )
}
proxy.close()
if (runs.length === 0) process.exit(1)

console.log(`${origin}${path}, ${wanted}, median of ${runs.length}`)
for (const name of Object.keys(runs[0] ?? {})) {
  const values = runs.map((run) => run[name] ?? Number.NaN).sort((a, b) => a - b)
  const median = values[Math.floor(values.length / 2)] ?? Number.NaN
  const shown = name === 'layout shift' ? median.toFixed(3) : String(Math.round(median))
  console.log(`  ${name.padEnd(18)}${shown.padStart(7)}   goal ${goals[name] ?? ''}`)
}

/** One page load in a fresh browser. */
async function measure(url: string, profile: ProfileName): Promise<Run> {
  const chrome = await launch({
    chromePath: findChromium(process.env),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-background-networking', '--disable-gpu'],
  })
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance'],
      formFactor: 'mobile',
      throttlingMethod: 'simulate',
      throttling: throttling(profiles[profile]),
    })
    if (!result || result.lhr.runtimeError)
      throw new Error(result?.lhr.runtimeError?.message ?? 'Lighthouse gave no result.')
    const { lhr } = result
    const numbers = Object.entries(audits).map(([name, id]) => {
      const value = lhr.audits[id]?.numericValue ?? Number.NaN
      return [name, id === 'total-byte-weight' ? value / 1000 : value] as const
    })
    const requests = lhr.audits['network-requests']?.details as { items?: unknown[] } | undefined
    return {
      score: (lhr.categories.performance?.score ?? 0) * 100,
      ...Object.fromEntries(numbers),
      requests: requests?.items?.length ?? Number.NaN,
    }
  } finally {
    chrome.kill()
  }
}
