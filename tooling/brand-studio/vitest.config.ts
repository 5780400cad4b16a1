import { shared } from '@boardwalk/vitest'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    ...shared(),
    name: '@boardwalk/brand-studio',
    setupFiles: ['@boardwalk/vitest/fixed-seed'],
    include: ['src/**/*.test.{ts,tsx}'],
  },
})
