import { shared } from '@boardwalk/vitest'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    ...shared(),
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    setupFiles: ['@boardwalk/vitest/fixed-seed'],
    globalSetup: ['./test/global-setup.ts'],
  },
})
