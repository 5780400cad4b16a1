import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { findChromium } from '@boardwalk/run/chromium'
import { type Browser, type BrowserContext, chromium } from 'playwright'
import { createServer, type ViteDevServer } from 'vite'

export type Started = { origin: string; context: BrowserContext; stop: () => Promise<void> }

/** A storefront's development server on a free port, and a browser whose clock stands still. */
export async function startStudio(country: string): Promise<Started> {
  const root = resolve(import.meta.dirname, '../../../apps', country)
  const cacheDir = mkdtempSync(join(tmpdir(), 'studio-vite-'))
  const server: ViteDevServer = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    cacheDir,
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 0 },
  })
  await server.listen()
  const browser: Browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-background-networking'],
    executablePath: findChromium(process.env),
  })
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
  return {
    origin: new URL(server.resolvedUrls?.local[0] ?? '').origin,
    context,
    stop: async () => {
      await browser.close()
      await server.close()
      rmSync(cacheDir, { recursive: true, force: true })
    },
  }
}

/** In the page: what tells the time says always the same; timers run on. */
function stopTheClock(): void {
  const now = Date.UTC(2026, 10, 21, 10)
  const Real = Date
  globalThis.Date = new Proxy(Real, {
    construct: (target, args) => (args.length === 0 ? new target(now) : Reflect.construct(target, args)),
    get: (target, key) => (key === 'now' ? () => now : Reflect.get(target, key)),
  })
}
