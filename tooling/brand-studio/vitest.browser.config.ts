import { shared } from '@boardwalk/vitest'
import { defineConfig } from 'vitest/config'

/** The studio in a real browser, with a separate development server. */
export default defineConfig({
  test: {
    ...shared('browser'),
    name: '@boardwalk/brand-studio in a browser',
    include: ['test/**/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    fileParallelism: false,
  },
})
