import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Text of a file that is made once; of several makers one wins and all read the same. It appears whole or not at all, and
 * nobody else may read it. An empty one is read as it is: what to do about it is the caller's to say.
 */
export function remembered(file: string, make: () => string): string {
  const known = read(file)
  if (known !== null) return known
  const fresh = `${file}.${process.pid}`
  writeFileSync(fresh, make(), { mode: 0o600 })
  try {
    linkSync(fresh, file)
  } catch (error) {
    if (read(file) === null) throw error
  } finally {
    rmSync(fresh)
  }
  return readFileSync(file, 'utf8')
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
