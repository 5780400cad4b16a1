import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

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

/** Remembers a folder; the result puts it back. To read all of it takes a tenth of the time of another copy. */
export function keepFolder(folder: string): () => void {
  const before = contentsOf(folder)
  return () => {
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
}
