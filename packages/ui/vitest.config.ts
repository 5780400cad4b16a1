import { shared } from '@boardwalk/vitest'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    ...shared(),
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['@boardwalk/vitest/no-owner-stacks', 'test/setup.ts'],
    restoreMocks: true,
  },
})
