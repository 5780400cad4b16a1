import { randomBytes } from 'node:crypto'
import { accessSync, constants, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { StartError } from '../../start-error.ts'
import { readOrCreate } from '../../stored-file.ts'
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
  const location = path.join(dataDir, 'postgres.location')
  const home = readOrCreate(location, () => path.join(shelter(user), `data-${randomBytes(8).toString('hex')}`))
  if (path.isAbsolute(home)) return home
  throw new StartError(`${location} is damaged: it must name the folder of the database. Restore it from a backup.`)
}
