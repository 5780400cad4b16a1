import { existsSync } from 'node:fs'
import { loadBrands } from '@boardwalk/brand-kit/node'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const system = '/usr/bin/chromium'
const executablePath = process.env.CHROMIUM_PATH ?? (existsSync(system) ? system : undefined)
const args = ['--no-sandbox', '--disable-background-networking']

const skins = loadBrands().flatMap(({ brand }) =>
  (['light', 'dark'] as const).map((theme) => ({ brand: brand.id, theme })),
)

/** Every story is a test in a real browser, once per brand and theme, axe included. */
export default defineConfig({
  // Found before the first page: a library discovered later would reload it in the middle of a test.
  optimizeDeps: { entries: ['.storybook/preview.tsx', '../../packages/*/src/**/*.stories.tsx'] },
  plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
  test: {
    // Stories clean up after themselves; a fresh page for each file would cost a fifth of the run.
    isolate: false,
    setupFiles: ['.storybook/setup-skin.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { args, ...(executablePath && { executablePath }) } }),
      instances: skins.map((skin) => ({
        browser: 'chromium' as const,
        name: `${skin.brand} ${skin.theme}`,
        provide: { skin },
      })),
    },
  },
})
