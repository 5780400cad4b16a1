import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { keepFolder } from './kept-folder.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'kept-folder-'))
afterAll(() => rmSync(folder, { recursive: true }))
const at = (name: string) => path.join(folder, name)

it('restores a folder after changes, removals and additions', () => {
  for (const name of ['a/b', 'empty']) mkdirSync(at(name), { recursive: true })
  for (const name of ['a/b/changed', 'a/removed', 'turned']) writeFileSync(at(name), name)
  writeFileSync(at('program'), '#!/bin/sh', { mode: 0o755 })
  symlinkSync(folder, at('link'))
  const names = () => readdirSync(folder).sort()
  const before = names()
  const restore = keepFolder(folder)

  rmSync(at('a'), { recursive: true })
  rmSync(at('empty'), { recursive: true })
  rmSync(at('turned'))
  mkdirSync(at('turned/into'), { recursive: true })
  writeFileSync(at('program'), 'other')
  mkdirSync(at('new/folder'), { recursive: true })
  writeFileSync(at('new/folder/file'), '')
  restore()

  expect(names()).toEqual(before)
  expect(readdirSync(at('a')).sort()).toEqual(['b', 'removed'])
  for (const name of ['a/b/changed', 'a/removed', 'turned']) expect(readFileSync(at(name), 'utf8')).toBe(name)
  expect(readdirSync(at('empty'))).toEqual([])
  expect(readFileSync(at('program'), 'utf8')).toBe('#!/bin/sh')
  expect(statSync(at('program')).mode & 0o777).toBe(0o755)
})
