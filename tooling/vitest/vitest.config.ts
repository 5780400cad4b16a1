import { defineConfig } from 'vitest/config'
import { shared } from './src/shared.ts'

export default defineConfig({ test: { ...shared(), name: '@boardwalk/vitest', include: ['src/**/*.test.ts'] } })
