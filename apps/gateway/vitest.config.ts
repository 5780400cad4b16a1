import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['./test/global-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // What comes by itself comes late on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 2,
  },
})
