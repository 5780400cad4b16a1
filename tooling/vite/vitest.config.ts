import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: '@boardwalk/vite', include: ['src/**/*.test.ts'] } })
