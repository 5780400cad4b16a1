import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: '@boardwalk/perf', include: ['src/**/*.test.ts'] } })
