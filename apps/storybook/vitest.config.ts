import { shared } from '@boardwalk/vitest'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, defineProject } from 'vitest/config'
import { contextOptions, launchOptions } from './.storybook/checks/browser.ts'
import { instances } from './.storybook/checks/instances.ts'
import { takeRefusedRequests } from './.storybook/checks/network/watch-requests.ts'
import { comparePicture, comparePictures, takePicture } from './.storybook/checks/pictures/picture-commands.ts'

const browser = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  // The first page waits until all libraries are bundled, which takes minutes on a busy machine.
  connectTimeout: 300_000,
  provider: playwright({ launchOptions, contextOptions }),
  commands: { takeRefusedRequests, takePicture, comparePicture, comparePictures },
}

/** Every story is a test in a real browser; CONTRIBUTING.md describes each instance. */
const stories = defineProject({
  // Found before the first page: a library discovered later would reload it in the middle of a test. No slash in braces:
  // Vite's glob then walks every folder of the repository, all packages included, for minutes.
  optimizeDeps: {
    entries: [
      '.storybook/preview.tsx',
      '../../packages/*/src/**/*.stories.tsx',
      '../../tooling/brand-studio/src/**/*.stories.tsx',
    ],
  },
  plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
  test: {
    name: 'stories',
    // Stories clean up after themselves; a fresh page for each file would cost a fifth of the run.
    isolate: false,
    testTimeout: 120_000,
    setupFiles: ['@boardwalk/vitest/no-owner-stacks', '.storybook/setup-skin.ts', '.storybook/checks/setup-checks.ts'],
    browser: { ...browser, instances },
  },
})

/** The checks themselves, on pages that are broken on purpose. */
const checks = defineProject({
  test: {
    name: 'checks',
    testTimeout: 120_000,
    include: ['.storybook/checks/**/*.test.ts'],
    exclude: ['**/*.node.test.ts'],
    browser: { ...browser, instances: [{ browser: 'chromium', name: 'checks' }] },
  },
})

const files = defineProject({
  test: { name: 'files', include: ['.storybook/**/*.node.test.ts'], environment: 'node' },
})

const { maxWorkers, reporters, outputFile, onConsoleLog } = shared()
export default defineConfig({
  test: { projects: [stories, checks, files], maxWorkers, reporters, outputFile, onConsoleLog },
})
