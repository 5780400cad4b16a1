import { spawnSync } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { keepDoing } from './pace.ts'

/**
 * Lets this process have only the time of a processor that no other wants: the machine of an attacker or of a greedy
 * player is not the server's. Lowest priority still takes slices of some milliseconds from the server; where `chrt` is
 * installed, the idle class of Linux takes none.
 */
function runInBackground(): void {
  setPriority(constants.priority.PRIORITY_LOW)
  spawnSync('chrt', ['--all-tasks', '--idle', '--pid', '0', `${process.pid}`], { stdio: 'ignore' })
}

/**
 * Repeats work in so many places, in the background, from each "begin" of its parent to the next "end", and answers that
 * with the tally of all work so far, once the last place is done. One process for all moments of a bench: its start
 * takes a processor for seconds, which is no part of the load.
 */
export function repeatOnOrder(places: number, work: () => Promise<unknown>, tally: () => object = () => ({})): void {
  runInBackground()
  let end: () => Promise<unknown> = () => Promise.resolve()
  process.on('message', async (order) => {
    if (order === 'begin') {
      end = keepDoing(places, work)
      return
    }
    await end()
    process.send?.(tally())
  })
  process.send?.('started')
}
