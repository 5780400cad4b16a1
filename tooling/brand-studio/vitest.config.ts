import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: '@boardwalk/brand-studio', include: ['src/**/*.test.{ts,tsx}'], testTimeout: 60_000 },
})
