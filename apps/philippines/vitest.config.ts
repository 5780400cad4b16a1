import { shared } from '@boardwalk/vitest'
import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { ...shared(), include: ['test/**/*.test.ts'] } })
