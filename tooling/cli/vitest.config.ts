import { shared } from '@boardwalk/vitest'
import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { ...shared(), globalSetup: './test/compiled.ts' } })
