import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Output of builds and tools, and the tests, which one app has for all. */
const isLeftOver = (path: string) =>
  /(?:^|[\\/])(?:node_modules|dist|\.turbo|coverage|test|test-results)(?:[\\/]|$)|\.log$|vitest\.config\.ts$/.test(path)

/** The layer of a region, among the files that a build depends on. */
const regionLayer = /(?<=layers\/regions\/)[a-z]{2}\b/g

type App = { id: string; region: string }

/** Copies a real app under another name, so that the copy is the code in use. `template` is its folder's name. */
export function copyApp(from: string, template: string, to: string, { id, region }: App): void {
  const name = new RegExp(`\\b${template}\\b`, 'g')
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    const path = file.slice(from.length + 1)
    if (!entry.isFile() || isLeftOver(path)) continue
    mkdirSync(dirname(join(to, path)), { recursive: true })
    writeFileSync(join(to, path), readFileSync(file, 'utf8').replaceAll(name, id).replaceAll(regionLayer, region))
  }
}
