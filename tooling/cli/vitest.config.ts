import { defineConfig } from 'vitest/config'

// Deriving and checking a brand's colours takes its time on a busy machine.
export default defineConfig({ test: { testTimeout: 30_000 } })
