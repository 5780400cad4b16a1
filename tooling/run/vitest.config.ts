import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: '@boardwalk/run', include: ['*.test.mjs'] } })
