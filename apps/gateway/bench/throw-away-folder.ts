import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A folder for one run's database server, which may run as another user. */
export function throwAwayFolder(): { path: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'boardwalk-bench-'))
  chmodSync(folder, 0o755)
  return { path: folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
