import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: '@boardwalk/boundaries', include: ['test/**/*.test.ts'] } })
