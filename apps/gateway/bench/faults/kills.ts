import { setTimeout as sleep } from 'node:timers/promises'
import { childrenOf, signal } from '../../test/faults/signal.ts'
import type { Site } from '../../test/faults/site.ts'
import { atMost } from '../goals.ts'
import { keepDoing, until } from '../pace.ts'

const BACK_MS = 5_000
/** Processes of single connections that are killed one after another; each makes the server start over. */
const BACKENDS = 5

const aBackend = (site: Site) =>
  site.pool
    .query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()
       ORDER BY random() LIMIT 1`,
    )
    .then(({ rows: [row] }) => {
      if (!row) throw new Error('The gateway has no connection to kill.')
      return [row.pid]
    })

const targets: [name: string, pids: (site: Site) => number[] | Promise<number[]>][] = [
  ['first process', ({ server }) => [server.pid]],
  ['all processes', ({ server }) => [server.pid, ...childrenOf(server.pid)]],
  ...Array.from({ length: BACKENDS }, (): (typeof targets)[0] => ['process of one connection', aBackend]),
]

/** Kills processes of the embedded server under load, and times the way back. */
export async function kills(site: Site) {
  const player = await site.sitDown()
  const end = keepDoing(4, () => site.bet(player))
  const works = async () => (await site.bet(player))?.status === 'OK'
  for (const [name, pidsOf] of targets) {
    await until(works)
    await sleep(1_000)
    const pids = await pidsOf(site)
    signal(pids, 'SIGKILL')
    const killedAt = performance.now()
    // Otherwise an answer that was on its way would count as the way back.
    await sleep(100)
    await until(async () => !pids.includes(site.server.pid) && (await site.isReady()))
    const readyMs = performance.now() - killedAt
    const bet = await until(works)
    console.log(`${name} killed: first bet ${bet.toFixed(0)} ms after ready`)
    atMost('ready again after', readyMs, BACK_MS, 'ms')
  }
  await end()
}
