import path from 'node:path'
import { createVitest, type TestModule, type TestRunResult, type TestSpecification } from 'vitest/node'
import type { Ask, Failure, Reply } from './protocol.ts'

/**
 * Holds one Vitest and runs the same test files again for each mutant. The global set-up (for the gateway: a database
 * server and its template) happens once, and only what changed is transformed again.
 * Arguments: folder of the package, then its test files in order.
 */
const [folder = '', ...tests] = process.argv.slice(2)

const vitest = await createVitest({
  ...{ root: folder, watch: false, bail: 1, reporters: [{}], silent: true, testTimeout: 60_000 },
  // A mutant may leave anything behind in its process.
  ...{ isolate: true, fileParallelism: false, maxWorkers: 1 },
})
await vitest.standalone()
const specifications = await inOrder()
process.on('message', (ask: Ask) => void run(ask).then((reply) => process.send?.(reply)))
process.on('disconnect', () => void vitest.close().finally(() => process.exit()))
process.send?.('ready')

async function inOrder(): Promise<TestSpecification[]> {
  const all = await vitest.globTestSpecifications([...tests])
  return tests.map((test) => {
    const found = all.find(({ moduleId }) => moduleId === path.join(folder, test))
    if (!found) throw new Error(`There is no test file ${test}.`)
    return found
  })
}

async function run({ changed }: Ask): Promise<Reply> {
  const began = Date.now()
  for (const file of changed) vitest.invalidateFile(file)
  for (const specification of specifications) {
    const failure = failureOf(await vitest.runTestSpecifications([specification]))
    if (failure) return { failure, ms: Date.now() - began }
  }
  return { failure: null, ms: Date.now() - began }
}

function failureOf({ testModules, unhandledErrors }: TestRunResult): Failure | null {
  for (const module of testModules) {
    const failed = [...module.children.allTests('failed')][0]
    if (failed) return named(`${module.relativeModuleId} › ${failed.fullName}`, failed.result().errors?.[0])
    if (module.state() === 'failed') return named(module.relativeModuleId, errorOf(module))
  }
  return unhandledErrors.length > 0 ? named('unhandled error', unhandledErrors[0]) : null
}

/** A file that cannot be loaded, or a hook that fails, has no failed test. */
const errorOf = (module: TestModule) =>
  module.errors()[0] ?? [...module.children.allSuites()].flatMap((suite) => suite.errors())[0]

function named(test: string, error: unknown): Failure {
  const message = String((error as Error | undefined)?.message ?? error)
  return { test, message, tookTooLong: /^(?:Test|Hook) timed out in \d+ms/.test(message) }
}
