import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../../../..')

/**
 * Files of the clone: tracked, and new ones that are not ignored. Without git, all files except the output of tools.
 */
function filesOfClone(): string[] {
  try {
    const options = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
    const listed = execFileSync('git', options, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return listed.split('\0').filter(Boolean)
  } catch {
    const exclude = ['**/node_modules', '**/dist', '**/.turbo', '.git', '.data', '.cache', '**/storybook-static']
    return globSync(['**', '**/.*'], { cwd: root, exclude })
  }
}

/** A new folder below the system's temporary one, for a copy of the clone. */
export function scratchFolder(): string {
  const target = mkdtempSync(path.join(tmpdir(), 'boardwalk-new-brand-'))
  // The database server may run as another user.
  chmodSync(target, 0o755)
  return target
}

/** Builds of the clone, by their inputs: a brand more changes none of the others' storefronts. */
export const knownBuilds = path.join(root, '.turbo/cache')

export function copyClone(target: string): void {
  for (const file of filesOfClone()) {
    const from = path.join(root, file)
    // Deleted, but not yet for git; or a folder.
    if (!statSync(from, { throwIfNoEntry: false })?.isFile()) continue
    mkdirSync(path.dirname(path.join(target, file)), { recursive: true })
    copyFileSync(from, path.join(target, file))
  }
  // Turbo asks git for the hashes of files. Without a commit it would read all installed packages instead, for half a
  // minute of a core each time.
  const commit = ['-c', 'user.name=Boardwalk', '-c', 'user.email=tests@localhost', 'commit', '--quiet', '-m', 'Copy']
  for (const args of [['init', '--quiet'], ['add', '--all'], commit])
    spawnSync('git', args, { cwd: target, stdio: 'ignore' })
}

/** The content of every source file of a clone, to see the changes of a command. */
export function fingerprints(folder: string): Map<string, string> {
  const exclude = ['.git/**', '**/node_modules', '**/dist', '**/.turbo', '**/.cache', '**/.data', '**/test-results']
  const files = globSync(['**', '**/.*'], { cwd: folder, exclude }).filter((file) =>
    statSync(path.join(folder, file)).isFile(),
  )
  const hash = (file: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(folder, file)))
      .digest('hex')
  return new Map(files.map((file) => [file, hash(file)]))
}

/** Paths that are new, gone or different. */
export const changes = (before: Map<string, string>, after: Map<string, string>): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file)).sort()
