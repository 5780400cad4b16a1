import { randomBytes } from 'node:crypto'
import { accessSync, constants, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { canReach, type SystemUser } from './system-user.ts'

/** Folder of one cluster: `data`, `password`, `log`. */
export type Home = string

/** A folder that every system user can reach; survives a reboot where the system has such a place. */
export function shelter(user: SystemUser): string {
  for (const base of ['/var/lib', '/var/tmp', tmpdir()]) {
    const folder = path.join(base, 'boardwalk')
    try {
      mkdirSync(folder, { recursive: true, mode: 0o755 })
      accessSync(folder, constants.W_OK)
      if (canReach(user, folder)) return folder
    } catch {}
  }
  throw new Error('No folder was found that the PostgreSQL user can reach; set DATABASE_URL to use your own server.')
}

/** `<dataDir>/postgres`; out of its user's reach, a folder elsewhere that `<dataDir>/postgres.location` remembers. */
export function homeFor(user: SystemUser | null, dataDir: string): Home {
  mkdirSync(dataDir, { recursive: true })
  if (!user || canReach(user, dataDir)) return path.join(dataDir, 'postgres')
  return remembered(path.join(dataDir, 'postgres.location'), () =>
    path.join(shelter(user), `data-${randomBytes(8).toString('hex')}`),
  )
}

/** Text of a file that is made once; of several makers one wins and all read the same. */
export function remembered(file: string, make: () => string): string {
  const known = read(file)
  if (known) return known
  const fresh = `${file}.${process.pid}`
  writeFileSync(fresh, make(), { mode: 0o600 })
  try {
    linkSync(fresh, file)
  } catch (error) {
    if (!read(file)) throw error
  } finally {
    rmSync(fresh)
  }
  return readFileSync(file, 'utf8')
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8') || null
  } catch {
    return null
  }
}
