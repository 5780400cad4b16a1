import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Text of a file that is generated once; of concurrent writers one wins and all read its text. The file is written
 * atomically and readable by this user only. An empty file is returned as it is.
 */
export function readOrCreate(file: string, make: () => string): string {
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
