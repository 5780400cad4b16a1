import { globSync } from 'node:fs'
import { shared } from '@boardwalk/vitest'
import { isInPart } from '@boardwalk/vitest/matrix'
import { defineConfig } from 'vitest/config'

const files = globSync('{src,test}/**/*.test.ts', { cwd: import.meta.dirname }).sort()

export default defineConfig({
  test: {
    ...shared(),
    include: files.filter((_, index) => isInPart(index)),
    setupFiles: ['@boardwalk/vitest/fixed-seed'],
    globalSetup: ['./test/global-setup.ts'],
  },
})
