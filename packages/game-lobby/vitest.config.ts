import { shared } from '@boardwalk/vitest'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    ...shared(),
    // A storefront has one style sheet, one store of texts and one set of lazy parts per page: each file is a page.
    isolate: true,
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://ph.localhost:4001/' } },
    setupFiles: ['@boardwalk/shell/testing/setup', './src/testing/setup.ts'],
  },
})
