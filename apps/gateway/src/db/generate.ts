import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.resolve(import.meta.dirname, '../../migrations')
const lock = `${folder}.lock`
/** Written by hand; kept as they are beside the generated schema. */
const handWritten = ['ledger_guards']

/** Makes migration 0000 anew from the schema files. Until the first release there is one generated migration. */
function generate(): void {
  const kept = handWritten.map((name, at) => ({ name, file: path.join(folder, `000${at + 1}_${name}.sql`) }))
  const texts = kept.map(({ file }) => readIfThere(file))
  rmSync(folder, { recursive: true, force: true })
  run('--name', 'world')
  kept.forEach(({ name, file }, at) => {
    const text = texts[at]
    if (!text) return
    run('--custom', '--name', name)
    writeFileSync(file, text)
  })
}

function run(...flags: string[]): void {
  execFileSync('drizzle-kit', ['generate', ...flags], { stdio: 'inherit', cwd: path.dirname(folder) })
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

// A directory is the lock: making one is atomic, and two people regenerate at times.
mkdirSync(lock)
try {
  generate()
} finally {
  rmSync(lock, { recursive: true })
}
