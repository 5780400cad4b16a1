import { findChromium } from '@boardwalk/run/chromium'
import { launch } from 'chrome-launcher'
import lighthouse, { type RunnerResult } from 'lighthouse'
import { type ProfileName, profiles, throttling } from './profiles.ts'

const audits = {
  'first paint ms': 'first-contentful-paint',
  'largest paint ms': 'largest-contentful-paint',
  'blocking ms': 'total-blocking-time',
  'work ms': 'mainthread-work-breakdown',
  'interactive ms': 'interactive',
  'speed index ms': 'speed-index',
  'layout shift': 'cumulative-layout-shift',
} as const

export type LighthouseFigure = 'score' | keyof typeof audits | 'kB' | 'requests'
export type LighthouseLoad = Record<LighthouseFigure, number>

function figures({ lhr }: RunnerResult): LighthouseLoad {
  const numbers = Object.entries(audits).map(([name, id]) => [name, lhr.audits[id]?.numericValue ?? Number.NaN])
  const requests = lhr.audits['network-requests']?.details as { items?: unknown[] } | undefined
  return {
    score: (lhr.categories.performance?.score ?? 0) * 100,
    ...(Object.fromEntries(numbers) as Record<keyof typeof audits, number>),
    kB: (lhr.audits['total-byte-weight']?.numericValue ?? Number.NaN) / 1000,
    requests: requests?.items?.length ?? Number.NaN,
  }
}

/** One load of a page in a new browser, with simulated throttling. Throws if Lighthouse has no result. */
export async function lighthouseLoad(url: string, profile: ProfileName): Promise<LighthouseLoad> {
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
    return figures(result)
  } finally {
    chrome.kill()
  }
}
