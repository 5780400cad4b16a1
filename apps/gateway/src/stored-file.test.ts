import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readOrCreate } from './stored-file.ts'

let folder = ''
let file = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stored-'))
  file = path.join(folder, 'secrets.json')
})
afterEach(() => rmSync(folder, { recursive: true }))

it('is made once, for this user alone, and leaves no other file', () => {
  expect(readOrCreate(file, () => 'first')).toBe('first')
  expect(readOrCreate(file, () => 'second')).toBe('first')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['secrets.json'])
})

it('keeps the text of the writer that was faster, and never shows a part of one', () => {
  const made = readOrCreate(file, () => {
    // Another process finishes its own while this one makes its text.
    writeFileSync(file, 'of the faster one')
    return 'of the slower one'
  })
  expect(made).toBe('of the faster one')
  expect(readFileSync(file, 'utf8')).toBe('of the faster one')
  expect(readdirSync(folder)).toEqual(['secrets.json'])
})

it('is made although a process that ended left its unfinished file', () => {
  writeFileSync(`${file}.${process.pid}`, 'hal')
  expect(readOrCreate(file, () => 'whole')).toBe('whole')
})
