import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../src/places.ts'

const shipped = ['bangladesh', 'india', 'philippines', 'ph', 'bd', 'in']

/** Not the brands and regions that were added to this clone: no test may depend on them. */
function isShipped(path: string): boolean {
  const [, own] = /^[\\/]brands[\\/](?:layers[\\/]regions[\\/])?([^\\/]+)/.exec(path.slice(root.length)) ?? []
  return own === undefined || own === 'layers' || own.includes('.') || shipped.includes(own)
}

type Contents = ReadonlyMap<string, Buffer | null>

/** Everything below a folder by its path: the bytes of a file, null for a folder or a link, which is not followed. */
const contentsOf = (folder: string): Contents => new Map(entriesOf(folder, ''))

function entriesOf(folder: string, below: string): [path: string, bytes: Buffer | null][] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = join(below, entry.name)
    const bytes = entry.isFile() ? readFileSync(join(folder, path)) : null
    return [[path, bytes], ...(entry.isDirectory() ? entriesOf(folder, path) : [])]
  })
}

/** Puts a folder back. To read all of it takes a tenth of the time of another copy. */
function restore(folder: string, before: Contents): void {
  const now = contentsOf(folder)
  for (const [path, bytes] of now) {
    const isOfItsKind = before.has(path) && (before.get(path) === null) === (bytes === null)
    if (!isOfItsKind) rmSync(join(folder, path), { recursive: true, force: true })
  }
  // Parents come first.
  for (const [path, bytes] of before) {
    if (bytes === null) mkdirSync(join(folder, path), { recursive: true })
    else if (!now.get(path)?.equals(bytes)) writeFileSync(join(folder, path), bytes)
  }
}

/**
 * The parts of a clone that brand commands touch, in a temporary folder; `prepare` adds more. Call `restore` after a test
 * that changes it, and `remove` when done.
 */
export function scratchClone(prepare: (path: (...parts: string[]) => string) => void = () => {}) {
  const folder = mkdtempSync(join(tmpdir(), 'boardwalk-cli-'))
  const isSource = (path: string) =>
    isShipped(path) && !/[\\/](?:node_modules|dist|\.turbo)(?:[\\/]|$)/.test(path.slice(root.length))
  for (const part of ['brands', 'locales', 'apps/india', 'apps/philippines']) {
    mkdirSync(join(folder, part), { recursive: true })
    cpSync(join(root, part), join(folder, part), { recursive: true, filter: isSource })
  }
  writeFileSync(join(folder, 'pnpm-lock.yaml'), 'before')
  const path = (...parts: string[]) => join(folder, ...parts)
  prepare(path)
  const before = contentsOf(folder)
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(path(file), change(readFileSync(path(file), 'utf8')))
  type Json = Record<string, unknown>
  const editJson = (file: string, change: (json: Json) => void) =>
    edit(file, (text) => {
      const json = JSON.parse(text) as Json
      change(json)
      return JSON.stringify(json)
    })
  return {
    ...{ folder, path, edit, editJson },
    restore: () => restore(folder, before),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
