import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://ph.localhost:4001/' } },
    setupFiles: ['@boardwalk/shell/testing/setup', './src/testing/setup.ts'],
    testTimeout: 60_000,
  },
})
