import { defineConfig } from 'vitest/config'

// Loading a brand derives and audits all its colours; on a busy machine a few of them take their time.
export default defineConfig({ test: { testTimeout: 20_000 } })
