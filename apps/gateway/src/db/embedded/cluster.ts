import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../../start-error.ts'
import type { Binaries } from './binaries.ts'
import type { Home } from './home.ts'
import type { SystemUser } from './system-user.ts'

const run = promisify(execFile)

export const superuser = 'boardwalk'

/** Makes the cluster when there is none. It is built beside and renamed, so a killed start leaves no half cluster. */
export async function ensureCluster(home: Home, binaries: Binaries, user: SystemUser | null): Promise<void> {
  if (existsSync(path.join(home, 'data', 'PG_VERSION'))) return
  if (existsSync(path.join(home, 'data')))
    throw new StartError(
      `${path.join(home, 'data', 'PG_VERSION')} is missing, so the database beside it is not whole. Restore the folder from a backup, or move it away to begin with an empty one.`,
    )
  const fresh = `${home}.${process.pid}`
  rmSync(fresh, { recursive: true, force: true })
  try {
    await initialise(fresh, binaries, user)
    renameSync(fresh, home)
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true })
    // Another process was faster: its cluster is as good.
    if (!existsSync(path.join(home, 'data', 'PG_VERSION'))) throw error
  }
}

async function initialise(home: Home, binaries: Binaries, user: SystemUser | null): Promise<void> {
  const passwordFile = path.join(home, 'password')
  mkdirSync(home, { recursive: true, mode: 0o700 })
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
  if (user) for (const entry of [passwordFile, home]) chownSync(entry, user.uid, user.gid)
  // The built-in locale sorts the same on every system; the C library's would not.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = [`--username=${superuser}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--data-checksums']
  const data = path.join(home, 'data')
  await run(path.join(binaries, 'bin', 'initdb'), [`--pgdata=${data}`, ...access, ...locale], {
    ...user,
    cwd: home,
    env: serverEnvironment(),
  })
  if (!readdirSync(data).includes('PG_VERSION')) throw new Error('initdb made no cluster.')
}

/** The server needs a path, and must not get the caller's PG* variables or secrets. */
export const serverEnvironment = (): NodeJS.ProcessEnv => ({ PATH: process.env.PATH, LC_MESSAGES: 'C', TZ: 'UTC' })
