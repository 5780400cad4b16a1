import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Site } from '../../test/faults/site.ts'
import type { TestPlayer } from '../../test/money/seat.ts'
import { paceOf, underLoad } from '../pace.ts'

/** With and without the load within one minute; its first burst weighs as much as it does in such a minute. */
const seconds = Number(process.env.BENCH_SECONDS ?? 30)

/** Orders to a process that puts a load on the site; `end` returns its tally so far. */
type Load = { begin(): void; end(): Promise<object> }

/** A load by a process of its own, started once for all moments. */
async function withLoad(file: string, args: string[], work: (load: Load) => Promise<void>) {
  const child = fork(new URL(`../${file}`, import.meta.url), args)
  await once(child, 'message')
  const end = async () => {
    child.send('end')
    return (await once(child, 'message'))[0] as object
  }
  await work({ begin: () => void child.send('begin'), end }).finally(() => child.disconnect())
}

/** The pace of one player's bets, after a first one that is not counted. */
async function steadyPace(site: Site, player: TestPlayer) {
  const pace = () => paceOf(site, player, seconds)
  await pace()
  return pace
}

export async function floods(site: Site) {
  const pace = await steadyPace(site, await site.sitDown())
  let answers: object = {}
  await withLoad('flood.ts', [site.gateway.origin, '10'], ({ begin, end }) =>
    underLoad('10 sockets ask for made-up pages from one address', 1.5, pace, async () => {
      begin()
      return async () => {
        answers = await end()
      }
    }),
  )
  console.log('  answers by status:', answers)
}

/** Bets of one player in so many places. */
const withGreedy = (site: Site, greedy: TestPlayer, places: number, work: (load: Load) => Promise<void>) =>
  withLoad('greed.ts', [site.gateway.origin, JSON.stringify(greedy), `${places}`], work)

export async function greed(site: Site) {
  const [greedy, other] = await Promise.all([site.sitDown(), site.sitDown()])
  const pace = await steadyPace(site, other)
  await withGreedy(site, greedy, 40, ({ begin, end }) =>
    underLoad('40 bets at once of another player', 1.2, pace, async () => {
      begin()
      return end
    }),
  )
}

export async function locked(site: Site) {
  const [greedy, other] = await Promise.all([site.sitDown(), site.sitDown()])
  const pace = await steadyPace(site, other)
  await withGreedy(site, greedy, 30, ({ begin, end }) =>
    underLoad('30 bets that wait for a locked row', 1.2, pace, async () => {
      const client = await site.pool.connect()
      await client.query('SET idle_in_transaction_session_timeout = 0')
      await client.query('BEGIN')
      await client.query('SELECT id FROM account WHERE member_id = $1 FOR UPDATE', [greedy.memberId])
      begin()
      return async () => {
        await client.query('ROLLBACK')
        client.release()
        await end()
      }
    }),
  )
}
