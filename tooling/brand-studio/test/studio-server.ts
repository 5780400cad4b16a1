import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { findChromium } from '@boardwalk/run/chromium'
import { chromiumArgs } from '@boardwalk/run/chromium-args'
import { type Browser, type BrowserContext, chromium } from 'playwright'
import { createServer, type ViteDevServer } from 'vite'

export type Started = { origin: string; context: BrowserContext; stop: () => Promise<void> }

/** A storefront's development server on a free port, and a browser with a stopped clock. */
export async function startStudio(country: string): Promise<Started> {
  const cacheDir = mkdtempSync(join(tmpdir(), 'studio-vite-'))
  // The last that was started is the first to end.
  const endings: (() => Promise<void> | void)[] = [() => rmSync(cacheDir, { recursive: true, force: true })]
  const stop = async () => {
    for (const end of endings.splice(0).reverse()) await end()
  }
  try {
    const server = await serve(country, cacheDir)
    endings.push(() => server.close())
    await server.listen()
    const browser = await chromium.launch({
      args: chromiumArgs,
      executablePath: process.env.HEADLESS_SHELL_PATH || findChromium(process.env),
    })
    endings.push(() => browser.close())
    return { origin: new URL(server.resolvedUrls?.local[0] ?? '').origin, context: await contextOf(browser), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function serve(country: string, cacheDir: string): Promise<ViteDevServer> {
  const root = resolve(import.meta.dirname, '../../../apps', country)
  return createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    cacheDir,
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 0 },
  })
}

async function contextOf(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1600, height: 1000 },
    reducedMotion: 'reduce',
    acceptDownloads: true,
  })
  await context.addInitScript(stopTheClock)
  // Pictures of the gateway's are no part of a brand, and no gateway runs here.
  await context.route(
    ({ pathname }) => pathname.startsWith('/art/'),
    (route) => route.abort(),
  )
  return context
}

/** Runs in the page: clocks always return the same time; timers continue to run. */
function stopTheClock(): void {
  const now = Date.UTC(2026, 10, 21, 10)
  const Real = Date
  globalThis.Date = new Proxy(Real, {
    construct: (target, args) => (args.length === 0 ? new target(now) : Reflect.construct(target, args)),
    get: (target, key) => (key === 'now' ? () => now : Reflect.get(target, key)),
  })
}
