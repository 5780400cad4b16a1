import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { ProgressFile, progressFile } from './progress.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'progress-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('writes the progress of a run after each step', () => {
  const name = path.relative(path.resolve('test-results'), path.join(folder, 'some-run'))
  const read = () => JSON.parse(readFileSync(progressFile(name), 'utf8'))
  const progress = new ProgressFile(name)
  progress.begin(2)
  expect(read()).toEqual({ done: 0, total: 2 })
  progress.next()
  progress.next()
  expect(read()).toEqual({ done: 2, total: 2 })
})
