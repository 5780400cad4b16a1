import { shared } from '@boardwalk/vitest'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    ...shared(),
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://ph.localhost:4001/' } },
    setupFiles: [
      '@boardwalk/vitest/fixed-seed',
      '@boardwalk/vitest/no-owner-stacks',
      '@boardwalk/shell/testing/setup',
      './src/testing/setup.ts',
    ],
  },
})
