import { afterEach, expect, it, vi } from 'vitest'
import { linkFiles, PRELOAD } from './link-files.ts'

afterEach(() => vi.unstubAllEnvs())

/** Imports as the build's helper does: not at all if a listener prevents it. */
function built() {
  const run = vi.fn(async () => undefined)
  const load = async () => (dispatchEvent(new Event(PRELOAD, { cancelable: true })) ? run() : undefined)
  return { run, load }
}

it('has the files of an import loaded and not run, and leaves the next import alone', async () => {
  vi.stubEnv('PROD', true)
  const { run, load } = built()
  linkFiles(load)
  expect(run).not.toHaveBeenCalled()
  await load()
  expect(run).toHaveBeenCalledOnce()
})

it('does nothing where no files were built', () => {
  const load = vi.fn(async () => undefined)
  linkFiles(load)
  expect(load).not.toHaveBeenCalled()
})
