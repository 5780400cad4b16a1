import { mkdtempSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { isFull, isInPart, rotation } from '@boardwalk/vitest/matrix'
import { defineConfig } from '@playwright/test'
import { brands, environment } from './src/brands.ts'
import { launchOptions } from './src/chromium.ts'
import { inFirefox, partOf, specs, specsOf } from './src/matrix.ts'

// A separate world: other ports, an empty data folder. Worker processes load this file again and must not make another.
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'boardwalk-e2e-'))

// Playwright gives its workers FORCE_COLOR, and Node warns of every process that has both.
delete process.env.NO_COLOR

const chromium = { browserName: 'chromium' as const, launchOptions: launchOptions() }

/** The installed Firefox over WebDriver BiDi; Playwright's own build has another protocol. */
const firefox = {
  browserName: 'firefox' as const,
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: path.join(import.meta.dirname, 'src/firefox/launch.mjs'),
    firefoxUserPrefs: {
      'ui.prefersReducedMotion': 1,
      'layout.css.prefers-color-scheme.content-override': 1,
      // One process for all pages: a click reaches a game's frame only within its process.
      'fission.webContentIsolationStrategy': 0,
    },
  },
}

const ids = brands.map(({ id }) => id)
const filesOf = (brand: string) =>
  partOf(brand, ids, isFull ? Object.keys(specs) : specsOf(brand, ids, rotation), isInPart).map(
    (name) => `${name}.spec.ts`,
  )

export default defineConfig({
  testDir: 'src/specs',
  outputDir: 'test-results/traces',
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }], ['./src/progress-reporter.ts']],
  fullyParallel: true,
  // Two more than cores: the longest tests wait for draws on the clock.
  workers: availableParallelism() + 2,
  // The limits only end a test that hangs; a busy machine is no failure.
  timeout: 420_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  retries: 0,
  use: {
    ...chromium,
    viewport: { width: 390, height: 844 },
    // Actions, network and console; screenshots of every step cost more than they help.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    ...brands.map((brand) => ({
      name: brand.id,
      testMatch: filesOf(brand.id),
      use: { baseURL: brand.url },
      metadata: { brand },
    })),
    ...(isFull ? brands : []).map((brand) => ({
      name: `${brand.id} in firefox`,
      testMatch: inFirefox.map((name) => `${name}.spec.ts`),
      use: { ...firefox, baseURL: brand.url },
      metadata: { brand },
    })),
  ],
  webServer: {
    command: 'node ../run/start.mjs',
    url: `${brands.at(-1)?.url}/`,
    env: environment(process.env.E2E_DATA_DIR),
    timeout: 1_200_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
