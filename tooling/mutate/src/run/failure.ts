import type { TestModule, TestRunResult } from 'vitest/node'
import type { Failure } from './protocol.ts'

/**
 * The first failure of the test file `file`; the result also contains Vitest's memory of earlier runs of other files.
 */
export function failureOf(file: string, { testModules, unhandledErrors }: TestRunResult): Failure | null {
  const module = testModules.find(({ moduleId }) => moduleId === file)
  if (!module) return named(file, 'The file was not run.')
  const failed = [...module.children.allTests('failed')][0]
  if (failed) return named(`${module.relativeModuleId} › ${failed.fullName}`, failed.result().errors?.[0])
  if (module.state() === 'failed') return named(module.relativeModuleId, errorOf(module))
  return unhandledErrors.length > 0 ? named('unhandled error', unhandledErrors[0]) : null
}

/** A file that cannot be loaded, or a hook that fails, has no failed test. */
const errorOf = (module: TestModule) =>
  module.errors()[0] ?? [...module.children.allSuites()].flatMap((suite) => suite.errors())[0]

function named(test: string, error: unknown): Failure {
  const message = String((error as Error | undefined)?.message ?? error)
  return { test, message, tookTooLong: /^(?:Test|Hook) timed out in \d+ms/.test(message) }
}
