import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keepFolder } from '@boardwalk/vitest'
import { root } from '../src/places.ts'

const shipped = ['bangladesh', 'india', 'philippines', 'ph', 'bd', 'in']

/** Not the brands and regions that were added to this clone: no test may depend on them. */
function isShipped(path: string): boolean {
  const [, own] = /^[\\/]brands[\\/](?:layers[\\/]regions[\\/])?([^\\/]+)/.exec(path.slice(root.length)) ?? []
  return own === undefined || own === 'layers' || own.includes('.') || shipped.includes(own)
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
    restore: keepFolder(folder),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
