import { expect, it } from 'vitest'
import type { TestRunResult } from 'vitest/node'
import { failureOf } from '../src/run/failure.ts'

type Module = { file: string; failed?: string; message?: string; state?: string; errors?: Error[]; suites?: Error[] }

const moduleOf = ({ file, failed, message, state = 'passed', errors = [], suites = [] }: Module) => ({
  moduleId: file,
  relativeModuleId: file,
  state: () => (failed ? 'failed' : state),
  errors: () => errors,
  children: {
    allTests: () => (failed ? [{ fullName: failed, result: () => ({ errors: [new Error(message)] }) }] : []),
    allSuites: () => [{ errors: () => suites }],
  },
})
const failureIn = (file: string, modules: Module[], unhandledErrors: unknown[] = []) =>
  failureOf(file, { testModules: modules.map(moduleOf), unhandledErrors } as unknown as TestRunResult)

it('is the first test that failed, and whether it only took too long', () => {
  const timedOut = 'Test timed out in 60000ms.\nIf this is a long-running test'
  expect(failureIn('a', [{ file: 'a' }])).toBeNull()
  expect(failureIn('a', [{ file: 'a', failed: 'adds', message: 'no' }])).toMatchObject({
    test: 'a › adds',
    tookTooLong: false,
  })
  expect(failureIn('a', [{ file: 'a', failed: 'adds', message: timedOut }])).toMatchObject({ tookTooLong: true })
})

it('is never that of another file, whose last run the result still contains', () => {
  expect(failureIn('a', [{ file: 'b', failed: 'subtracts', message: 'no' }, { file: 'a' }])).toBeNull()
})

it('is a file that cannot be loaded, or was not run, or a hook', () => {
  expect(failureIn('a', [{ file: 'a', state: 'failed', errors: [new Error('syntax')] }])).toMatchObject({
    message: 'syntax',
  })
  expect(failureIn('a', [{ file: 'a', state: 'failed', suites: [new Error('hook')] }])).toMatchObject({
    message: 'hook',
  })
  expect(failureIn('a', [])).not.toBeNull()
})

it('is an uncaught error', () => {
  expect(failureIn('a', [{ file: 'a' }], [new Error('later')])).toMatchObject({ message: 'later' })
})
