import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { brokenOnes, checkInvariants } from '../../src/ledger/invariants.ts'
import type { TestPlayer } from '../money/seat.ts'
import { childrenOf, signal } from './signal.ts'
import { openSite, type Site } from './site.ts'

/** The database recovers and connections open again, on a machine that has other work. */
const inTime = { timeout: 60_000 }

let site: Site
let players: TestPlayer[]
beforeAll(async () => {
  site = await openSite({})
  players = await Promise.all(Array.from({ length: 6 }, site.sitDown))
})
afterAll(() => site?.close())

/** A deleted period is due again at the next check; when it is done, the jobs run. */
async function seeJobsRun(): Promise<void> {
  const done = 'SELECT FROM job_run WHERE job = $1 AND done_at IS NOT NULL'
  await site.pool.query('DELETE FROM job_run WHERE job = $1', ['purge-expired'])
  await expect.poll(async () => (await site.pool.query(done, ['purge-expired'])).rowCount, inTime).toBe(1)
}
const kill = (pids: number[]) => signal(pids, 'SIGKILL')

it.each([
  ['its first process is killed', () => kill([site.server.pid])],
  ['all its processes are killed', () => kill([site.server.pid, ...childrenOf(site.server.pid)])],
])('starts the embedded server again when %s, and loses nothing', { timeout: 400_000 }, async (_, harm) => {
  const load = { isCalm: false, isOver: false, acknowledged: [] as string[] }
  const playing = players.map(async (player) => {
    while (!load.isOver) {
      const reply = await site.bet(player)
      if (reply?.status === 'OK' && reply.opRef) load.acknowledged.push(reply.opRef)
      // A job may be due in half a minute; bets at full speed would keep a core busy until then.
      if (load.isCalm || reply?.status !== 'OK') await sleep(100)
    }
  })
  const acknowledgedMore = (count: number) => {
    const wanted = load.acknowledged.length + count
    return expect.poll(() => load.acknowledged.length, inTime).toBeGreaterThan(wanted)
  }
  await acknowledgedMore(50)
  const before = site.server.pid
  harm()
  await expect.poll(() => site.server.isRunning() && site.server.pid !== before, inTime).toBe(true)
  await expect.poll(site.isReady, inTime).toBe(true)
  await acknowledgedMore(50)
  load.isCalm = true
  await seeJobsRun()
  load.isOver = true
  await Promise.all(playing)
  const { rows } = await site.pool.query<{ n: number }>(
    'SELECT count(DISTINCT ref_no)::int AS n FROM journal WHERE ref_no = ANY($1)',
    [load.acknowledged],
  )
  expect(rows[0]?.n).toBe(load.acknowledged.length)
  expect(brokenOnes(await checkInvariants(site.pool))).toEqual([])
})
