import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, sep } from 'node:path'
import { keepFolder } from '@boardwalk/vitest'
import { brandsFolder } from './places.ts'

// biome-ignore lint/suspicious/noExplicitAny: a test breaks files in ways that no type allows
type Loose = any

/** The shipped brands and regions. A clone may contain more, which no test may depend on. */
const shipped = ['bangladesh', 'india', 'philippines', 'layers', 'ph', 'bd', 'in']

function isShipped(path: string): boolean {
  const [first, second, third] = relative(brandsFolder, path).split(sep)
  const isFile = (name = '') => name === '' || name.includes('.')
  if (first !== 'layers') return isFile(first) || shipped.includes(first ?? '')
  return second !== 'regions' || isFile(third) || shipped.includes(third ?? '')
}

/**
 * A copy of the shipped brands and layers that a test may break; `prepare` adds more. Call `restore` after each test, and
 * `remove` when done.
 */
export function brandsCopy(prepare: (path: (file: string) => string) => void = () => {}) {
  const folder = mkdtempSync(join(tmpdir(), 'boardwalk-brands-'))
  cpSync(brandsFolder, folder, { recursive: true, filter: isShipped })
  const path = (file: string) => join(folder, file)
  prepare(path)
  const write = (file: string, json: unknown) => {
    mkdirSync(dirname(path(file)), { recursive: true })
    writeFileSync(path(file), typeof json === 'string' ? json : JSON.stringify(json))
  }
  const change = (file: string, edit: (json: Loose) => void) => {
    const json = JSON.parse(readFileSync(path(file), 'utf8'))
    edit(json)
    write(file, json)
  }
  return {
    ...{ folder, path, write, change },
    restore: keepFolder(folder),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
