import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://ph.localhost:4001/' } },
    setupFiles: ['./src/testing/setup.ts'],
    // Conditions are waited for in the tests; this only ends one that hangs.
    testTimeout: 15_000,
    hookTimeout: 30_000,
  },
})
