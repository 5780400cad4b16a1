import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { killGroup, signals } from '@boardwalk/run/processes'
import { changes, copyClone, fingerprints, knownBuilds, scratchFolder } from './scratch-copy.ts'

/**
 * Proves that a brand team can work alone: in a copy of the clone, one command makes a fourth brand; then its app
 * passes the type check, `brand:check` (with its build and budgets), the conventions, and a visit by a real browser.
 */
const brand = { id: 'new-brand-under-test', name: 'Himal', country: 'NP', colour: '#7a1f3d', merchant: 'himaltest1' }
/** Titles of the end-to-end tests that the new storefront must pass. */
const smoke = 'home has the name|region dialog|axe reads (/ |the sign-in dialog|a game)|double click'

/** Grace period for child processes, in ms; shorter than the runner's own. */
const killAfterMs = 10_000

const startedAt = Date.now()
const running = new Set<ChildProcess>()
const scratch = scratchFolder()
let isStopping = false

// Cleans up programs and folder on any exit, uncaught errors included.
process.on('exit', () => {
  for (const child of running) killGroup(child)
  // A browser or database that is ending may still write.
  rmSync(scratch, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
})
for (const signal of signals)
  process.on(signal, () => {
    isStopping = true
    if (running.size === 0) process.exit(1)
    for (const child of running) killGroup(child, 'SIGTERM')
    setTimeout(() => process.exit(1), killAfterMs)
  })

/** Runs a program of the copy; its words are shown only when it fails. */
async function step(title: string, [program = '', ...args]: string[], folder = '.', env: NodeJS.ProcessEnv = {}) {
  if (isStopping) process.exit(1)
  const began = Date.now()
  const cwd = path.join(scratch, folder)
  const binaries = [path.join(cwd, 'node_modules/.bin'), path.join(scratch, 'node_modules/.bin'), process.env.PATH]
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, TURBO_CACHE_DIR: knownBuilds, ...env, PATH: binaries.join(path.delimiter) },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A separate process group, so that the programs that it starts end with it.
    detached: true,
  })
  running.add(child)
  let words = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      words += chunk
    })
  const code = await new Promise<number>((resolve) => {
    child.on('error', (error) => {
      words += error.message
      resolve(1)
    })
    child.on('close', (status) => resolve(status ?? 1))
  })
  running.delete(child)
  console.log(`  ${code === 0 ? 'ok    ' : 'FAILED'} ${title} (${((Date.now() - began) / 1000).toFixed(1)} s)`)
  if (code === 0) return words
  console.error(words.slice(-8_000))
  return process.exit(1)
}

function expectOnlyOwnFiles(before: Map<string, string>): void {
  const own = new RegExp(`^(?:brands/${brand.id}/|brands/layers/regions/np/|apps/${brand.id}/|pnpm-lock\\.yaml$)`)
  const changed = changes(before, fingerprints(scratch)).filter((file) => !own.test(file.replaceAll(path.sep, '/')))
  if (changed.length === 0) return
  console.error(`brand:new touched what is not the brand's: ${changed.join(', ')}`)
  process.exit(1)
}

copyClone(scratch)
console.log(`A copy of the clone in ${scratch} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`)
const noNews = { CI: 'true' }
const install = ['pnpm', 'install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only']
await step('packages are installed', install, '.', noNews)
const before = fingerprints(scratch)
const flags = Object.entries(brand).flatMap(([flag, value]) => [`--${flag}`, value])
await step('one command makes the brand', ['node', 'tooling/cli/src/brand-new.ts', ...flags, '--yes'])
expectOnlyOwnFiles(before)
// None needs another's result.
await Promise.all([
  step('its app passes the type check', ['tsc'], `apps/${brand.id}`),
  step('the rules of the repository hold', ['vitest', 'run'], 'tooling/boundaries'),
  step('it builds, and brand:check has nothing to say', ['node', 'tooling/cli/src/brand-check.ts', brand.id, '--json']),
])
const world = { E2E_PORT_BASE: '4300', E2E_DATA_DIR: path.join(scratch, '.data/world'), TEST_MATRIX: 'full' }
const visit = ['playwright', 'test', `--project=${brand.id}`, '--reporter=json', `--grep=${smoke}`]
await step('a browser visits it', visit, 'tooling/e2e', world)
console.log(`A fourth brand from nothing to visited in ${((Date.now() - startedAt) / 1000).toFixed(0)} s.`)
process.exit(0)
