import { EventEmitter } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { Interrupted, interruptible } from '../src/run/interruptible.ts'
import { Tests } from '../src/run/tests.ts'

const abortOf = (signal: AbortSignal) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'])(
  'tells its work about %s, and leaves a second one to the process',
  async (name) => {
    const signals = new EventEmitter()
    const work = interruptible(abortOf, signals)
    signals.emit(name, name)
    expect(signals.eventNames()).toEqual([])
    await expect(work).rejects.toThrow(new Interrupted(`Stopped by ${name}.`))
  },
)

it('catches no signal after its work', async () => {
  const signals = new EventEmitter()
  expect(await interruptible(async () => signals.listenerCount('SIGTERM'), signals)).toBe(1)
  expect(signals.eventNames()).toEqual([])
})

it('a run of tests that is interrupted ends with its process', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mutate-test-'))
  const [host, ended] = [path.join(folder, 'host.mjs'), path.join(folder, 'ended')]
  writeFileSync(
    host,
    `import { writeFileSync } from 'node:fs'
     process.on('message', () => process.send('running', () => {}))
     process.on('disconnect', () => { writeFileSync(${JSON.stringify(ended)}, ''); process.exit() })
     process.send('ready')`,
  )
  const stopping = new AbortController()
  const tests = new Tests(folder, [], { signal: stopping.signal, host })
  await tests.run([], 60_000)
  const run = tests.run([], 60_000)
  stopping.abort(new Interrupted('now'))
  await expect(run).rejects.toThrow('now')
  await tests.stop()
  expect(existsSync(ended)).toBe(true)
  rmSync(folder, { recursive: true })
})
