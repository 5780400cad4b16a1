import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Finds the pnpm that the project names in `packageManager`, and fetches it through npx when the machine has none.
 * @param {string} root top of the clone
 * @param {string | undefined} known folder that an earlier run found
 * @returns {string} the folder to put on the path; empty when pnpm is there already
 */
export function findPnpm(root, known) {
  const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const version = packageManager.replace('pnpm@', '')
  if (isRight(spawnSync('pnpm', ['--version'], { cwd: root, encoding: 'utf8' }), version)) return ''
  if (known && existsSync(path.join(known, 'pnpm'))) return known
  console.log(`Fetching pnpm ${version} …`)
  const found = spawnSync('npx', ['--yes', `--package=pnpm@${version}`, '--', 'node', '-p', 'process.env.PATH'], {
    cwd: root,
    encoding: 'utf8',
  })
  const folder = folderWithPnpm(found.stdout ?? '')
  if (folder) return folder
  throw new Error(`pnpm ${version} is not on the path and npx could not fetch it: ${reason(found)}`)
}

/** @param {{ status: number | null, stdout: string }} answer @param {string} version */
const isRight = ({ status, stdout }, version) => status === 0 && stdout.trim().split('.')[0] === version.split('.')[0]

/** @param {string} searchPath */
export const folderWithPnpm = (searchPath) =>
  searchPath
    .trim()
    .split(path.delimiter)
    .find((folder) => folder !== '' && existsSync(path.join(folder, 'pnpm')))

/** @param {{ error?: Error | undefined, stderr: string | null }} answer */
const reason = ({ error, stderr }) => error?.message ?? stderr?.trim().split('\n').at(-1) ?? 'no reason given'
