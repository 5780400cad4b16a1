import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findPnpm } from './pnpm.mjs'

export const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '../..')

/** The project's own Node, a package like any other, so that every machine runs the same one. */
export const node = path.join(root, 'node_modules/.bin/node')
const stateFile = path.join(root, 'node_modules/.boardwalk.json')

/**
 * Makes the clone ready to run: pnpm found, packages installed when anything about them changed.
 * @returns {Promise<{ node: string, env: NodeJS.ProcessEnv }>} the project's own Node, and an environment that finds pnpm
 */
export async function prepare() {
  const state = readState()
  const pnpmFolder = findPnpm(root, state.pnpmFolder)
  const binaries = [pnpmFolder, path.dirname(node)].filter(Boolean).join(path.delimiter)
  // Disables the tools' telemetry.
  const quiet = { DO_NOT_TRACK: '1', TURBO_TELEMETRY_DISABLED: '1', STORYBOOK_DISABLE_TELEMETRY: '1' }
  const env = { ...process.env, ...quiet, PATH: `${binaries}${path.delimiter}${process.env.PATH}` }
  const stamp = stampOf(root)
  if (state.stamp !== stamp || !existsSync(node)) {
    install(env)
    writeFileSync(stateFile, JSON.stringify({ stamp, pnpmFolder }))
  }
  return { node, env }
}

/** @param {NodeJS.ProcessEnv} env */
function install(env) {
  console.log('Installing packages …')
  const options = ['install', '--frozen-lockfile', '--config.confirmModulesPurge=false']
  const { status } = spawnSync('pnpm', options, { cwd: root, env, stdio: 'inherit' })
  if (status !== 0) throw new Error('The packages could not be installed; the reason stands above.')
}

/** @returns {{ stamp?: string, pnpmFolder?: string }} */
function readState() {
  try {
    return JSON.parse(readFileSync(stateFile, 'utf8'))
  } catch {
    return {}
  }
}

/**
 * Changes with the lockfile, the workspace file and every manifest.
 * @param {string} folder top of the clone
 */
export function stampOf(folder) {
  const members = ['apps', 'packages', 'tooling'].flatMap((group) =>
    readdirSync(path.join(folder, group)).map((name) => path.join(group, name, 'package.json')),
  )
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...members.sort()]
  const hash = createHash('sha256')
  for (const file of files) {
    if (existsSync(path.join(folder, file))) hash.update(file).update(readFileSync(path.join(folder, file)))
  }
  return hash.digest('hex')
}
