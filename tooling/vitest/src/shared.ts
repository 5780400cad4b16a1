import { availableParallelism } from 'node:os'
import { ProgressFile } from './progress.ts'

export { keepFolder } from './kept-folder.ts'

/** Reports the progress of the run after each test file. */
function progressReporter(name: string) {
  const progress = new ProgressFile(name)
  return {
    onTestRunStart: (files: readonly unknown[]) => progress.begin(files.length),
    onTestModuleEnd: () => progress.next(),
  }
}
/** Messages that do not concern the code under test. */
const noise = [
  // Redux Toolkit's checks of development were slow: that is about the machine.
  'InvariantMiddleware took',
  // A browser puts the rest of a layout off until its next frame.
  'ResizeObserver loop completed',
  // A section or page that a story breaks on purpose.
  'A page that cannot be drawn',
]
const isWorthReading = (log: string): boolean => !noise.some((part) => log.includes(part))

type AnyReporter = 'dot' | 'json' | ReturnType<typeof progressReporter>

/**
 * The common part of all packages' test configurations; `name` is the file of the report in `test-results`.
 *
 * Every core has a worker. Files share the worker's modules and document, because they clean up after themselves; a
 * process for each file would cost half of the run. The limits only end a test that hangs: on a busy machine a test
 * takes many times its usual time, and that is not a failure.
 */
export const shared = (name = 'vitest') => ({
  isolate: false,
  // The way of production: rules as text would make jsdom parse the whole sheet again for each rule.
  env: { SC_DISABLE_SPEEDY: 'false' },
  maxWorkers: availableParallelism(),
  testTimeout: 180_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
  reporters: ['dot', 'json', progressReporter(name)] as AnyReporter[],
  onConsoleLog: isWorthReading,
  outputFile: { json: `test-results/${name}.json` },
})
