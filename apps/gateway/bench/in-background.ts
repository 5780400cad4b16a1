import { spawnSync } from 'node:child_process'
import { constants, setPriority } from 'node:os'

/**
 * Lets this process have only the time of a processor that no other wants: the machine of an attacker or of a greedy
 * player is not the server's. Lowest priority still takes slices of some milliseconds from the server; where `chrt` is
 * installed, the idle class of Linux takes none.
 */
export function runInBackground(): void {
  setPriority(constants.priority.PRIORITY_LOW)
  spawnSync('chrt', ['--all-tasks', '--idle', '--pid', '0', `${process.pid}`], { stdio: 'ignore' })
}
