import { execFileSync } from 'node:child_process'
import { type Stats, statSync } from 'node:fs'
import path from 'node:path'

/** PostgreSQL refuses to run as root; then this user runs it. */
export type SystemUser = { uid: number; gid: number }

/** `null` when the gateway itself is an ordinary user; else `postgres`, made if missing, else `nobody`. */
export function serverUser(): SystemUser | null {
  if (process.getuid?.() !== 0) return null
  const user = lookUp('postgres') ?? (createUser() ? lookUp('postgres') : null) ?? lookUp('nobody')
  if (!user) throw new Error('PostgreSQL cannot run as root and no other system user could be found or made.')
  return user
}

function lookUp(name: string): SystemUser | null {
  const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
  try {
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return null
  }
}

/** Debian, Fedora and Alpine differ in the command. */
function createUser(): boolean {
  const commands: [string, string[]][] = [
    ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', 'postgres']],
    ['adduser', ['-S', '-D', '-H', 'postgres']],
  ]
  return commands.some(([command, args]) => {
    try {
      execFileSync(command, args, { stdio: 'ignore' })
      return true
    } catch {
      return false
    }
  })
}

/** Whether the user may walk down to a folder; a clone below root's own 0700 folder is out of its reach. */
export function canReach(user: SystemUser, folder: string): boolean {
  const parent = path.dirname(folder)
  return mayEnter(user, statSync(folder)) && (parent === folder || canReach(user, parent))
}

function mayEnter({ uid, gid }: SystemUser, { mode, uid: owner, gid: group }: Stats): boolean {
  if (owner === uid) return (mode & 0o100) !== 0
  if (group === gid) return (mode & 0o010) !== 0
  return (mode & 0o001) !== 0
}
