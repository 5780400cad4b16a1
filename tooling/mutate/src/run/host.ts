import path from 'node:path'
import { createVitest, type TestSpecification } from 'vitest/node'
import { failureOf } from './failure.ts'
import type { Ask, Reply } from './protocol.ts'

/**
 * Keeps one Vitest and runs the same test files again for each mutant. The global set-up (for the gateway: a database
 * server and its template) happens once, and only changed files are transformed again. Arguments: folder of the
 * package, then its test files in order.
 */
const shutdownTimeoutMs = 20_000
const [folder = '', ...tests] = process.argv.slice(2)

const vitest = await createVitest({
  ...{ root: folder, watch: false, bail: 1, reporters: [{}], silent: true, testTimeout: 60_000 },
  // A mutant may leave anything behind in its process.
  ...{ isolate: true, fileParallelism: false, maxWorkers: 1 },
})
await vitest.standalone()
const specifications = await inOrder()
process.on('message', (ask: Ask) => void run(ask).then(answer))
process.on('disconnect', () => void end())
// An interrupted run may have disconnected while Vitest started.
if (process.connected) answer('ready')
else await end()

/** After an interrupt the parent is gone; the channel may close while the answer is being sent. */
function answer(message: Reply | 'ready'): void {
  if (process.connected) process.send?.(message, () => undefined)
}

/** In a separate process group, whose workers may hang: then the whole group ends by force. */
async function end(): Promise<void> {
  setTimeout(() => process.kill(-process.pid, 'SIGKILL'), shutdownTimeoutMs)
  await vitest.close()
  process.exit()
}

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
    const failure = failureOf(specification.moduleId, await vitest.runTestSpecifications([specification]))
    if (failure) return { failure, ms: Date.now() - began }
  }
  return { failure: null, ms: Date.now() - began }
}
