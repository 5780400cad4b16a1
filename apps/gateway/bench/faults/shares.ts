import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Site } from '../../test/faults/site.ts'
import type { TestPlayer } from '../../test/money/seat.ts'
import { paceOf, underLoad } from '../pace.ts'

const seconds = Number(process.env.BENCH_SECONDS ?? 10)

/** A process that has started, because its start takes a processor that belongs to neither measured side. */
async function started(file: string, args: string[]) {
  const child = fork(new URL(`../${file}`, import.meta.url), args)
  await once(child, 'message')
  return child
}

/** The pace of one player's bets, after a first one that is not counted. */
async function steadyPace(site: Site, player: TestPlayer) {
  const pace = () => paceOf(site, player, seconds)
  await pace()
  return pace
}

export async function floods(site: Site) {
  const pace = await steadyPace(site, await site.sitDown())
  let answers = {}
  await underLoad('10 sockets ask for made-up pages from one address', 1.5, pace, async () => {
    const child = await started('flood.ts', [site.gateway.origin, '10'])
    return async () => {
      child.send('end')
      ;[answers] = await once(child, 'message')
    }
  })
  console.log('  answers by status:', answers)
}

/** Bets of one player in so many places, from a process of their own. */
async function greedyBets(site: Site, greedy: TestPlayer, places: number) {
  const child = await started('greed.ts', [site.gateway.origin, JSON.stringify(greedy), `${places}`])
  return async () => {
    child.send('end')
    await once(child, 'exit')
  }
}

export async function greed(site: Site) {
  const [greedy, other] = await Promise.all([site.sitDown(), site.sitDown()])
  const pace = await steadyPace(site, other)
  await underLoad('40 bets at once of another player', 1.2, pace, () => greedyBets(site, greedy, 40))
}

export async function locked(site: Site) {
  const [greedy, other] = await Promise.all([site.sitDown(), site.sitDown()])
  const pace = await steadyPace(site, other)
  await underLoad('30 bets that wait for a locked row', 1.2, pace, async () => {
    const client = await site.pool.connect()
    await client.query('SET idle_in_transaction_session_timeout = 0')
    await client.query('BEGIN')
    await client.query('SELECT id FROM account WHERE member_id = $1 FOR UPDATE', [greedy.memberId])
    const end = await greedyBets(site, greedy, 30)
    return async () => {
      await client.query('ROLLBACK')
      client.release()
      await end()
    }
  })
}
