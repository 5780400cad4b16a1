import { execFileSync } from 'node:child_process'
import { clonePath } from '../places.ts'

/** JSON as the repository's formatter writes it. */
export const formatted = (json: string): string =>
  execFileSync(clonePath('node_modules/.bin/biome'), ['format', '--stdin-file-path=brand.json'], {
    cwd: clonePath(),
    input: json,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'inherit'],
  })
