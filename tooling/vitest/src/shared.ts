import { availableParallelism } from 'node:os'
import type { Reporter } from 'vitest/node'
import { ProgressFile } from './progress.ts'

/** Says after each test file how far the run is. */
function progressReporter(name: string): Reporter {
  const progress = new ProgressFile(name)
  return {
    onTestRunStart: (files) => progress.begin(files.length),
    onTestModuleEnd: () => progress.next(),
  }
}

/**
 * What the test configurations of all packages have in common; `name` is the file of the report in `test-results`.
 *
 * Every core has a worker. Files share the worker's modules and document, because they clean up after themselves; a
 * process for each file would cost half of the run. The limits only end a test that hangs: on a busy machine a test
 * takes many times its usual time, and that is not a failure.
 */
export const shared = (name = 'vitest') => ({
  isolate: false,
  maxWorkers: availableParallelism(),
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
  reporters: ['dot', 'json', progressReporter(name)] as (string | Reporter)[],
  outputFile: { json: `test-results/${name}.json` },
})
