import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { openRelay, type Relay } from '../test/faults/relay.ts'
import { openSite, type Site } from '../test/faults/site.ts'
import type { TestPlayer } from '../test/money/seat.ts'
import { keepDoing, paceOf, underLoad, until } from './pace.ts'

/**
 * `bench:faults`: measures the effect of faults and floods on bets, as ratios and times of one run. `BENCH_SECONDS`
 * per figure, `BENCH_ONLY` for some parts.
 */
const seconds = Number(process.env.BENCH_SECONDS ?? 8)
const ms = (value: number) => `${value.toFixed(0)} ms`

const childrenOf = (pid: number) =>
  execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number)
const works = async (site: Site, player: Awaited<ReturnType<Site['sitDown']>>) =>
  (await site.bet(player))?.status === 'OK'

/** A process that has started, because its start takes a processor that belongs to neither measured side. */
async function started(file: string, args: string[]) {
  const child = fork(new URL(file, import.meta.url), args)
  await once(child, 'message')
  return child
}

async function floods(site: Site) {
  const player = await site.sitDown()
  const pace = () => paceOf(site, player, seconds)
  await pace()
  let answers = {}
  const flood = async () => {
    const child = await started('flood.ts', [site.gateway.origin, '10'])
    return async () => {
      child.send('end')
      ;[answers] = await once(child, 'message')
    }
  }
  await underLoad('10 sockets ask for made-up pages from one address', 'goal p99 ≤ 1.5', pace, flood)
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

async function greed(site: Site) {
  const [greedy, other] = await Promise.all([site.sitDown(), site.sitDown()])
  const pace = () => paceOf(site, other, seconds)
  await pace()
  const bets = () => greedyBets(site, greedy, 40)
  await underLoad('40 bets at once of another player', 'goal p99 ≤ 1.2, none refused', pace, bets)
}

async function locked(site: Site) {
  const [greedy, other] = await Promise.all([site.sitDown(), site.sitDown()])
  const pace = () => paceOf(site, other, seconds)
  await pace()
  await underLoad('30 bets that wait for a locked row', 'goal p99 ≤ 1.2, none refused', pace, async () => {
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

async function kills(site: Site) {
  const player = await site.sitDown()
  const end = keepDoing(4, () => site.bet(player))
  for (const [name, withChildren] of [
    ['postmaster', false],
    ['whole cluster', true],
    ['postmaster', false],
  ] as const) {
    await sleep(1_000)
    const pid = site.server.pid
    for (const one of withChildren ? [pid, ...childrenOf(pid)] : [pid]) process.kill(one, 'SIGKILL')
    const ready = await until(async () => site.server.pid !== pid && (await site.isReady()))
    const bet = await until(() => works(site, player))
    console.log(`${name} killed: ready again after ${ms(ready)}, first bet ${ms(bet)} later   goal ≤ 5000 ms`)
  }
  await end()
}

async function silence(site: Site, relay: Relay) {
  const players = await Promise.all(Array.from({ length: 12 }, site.sitDown))
  const end = keepDoing(12, () => site.bet(players[Math.floor(Math.random() * 12)] as (typeof players)[0]))
  await sleep(1_000)
  relay.silence()
  const one = players[0] as (typeof players)[0]
  const over = performance.now() + 12_000
  let [slowestBet, slowestReady] = [0, 0]
  while (performance.now() < over) {
    const start = performance.now()
    const timed = (work: Promise<unknown>) => work.then(() => performance.now() - start)
    const [bet, ready] = await Promise.all([timed(site.bet(one)), timed(site.isReady())])
    slowestBet = Math.max(slowestBet, bet)
    slowestReady = Math.max(slowestReady, ready)
  }
  relay.heal()
  const back = await until(() => works(site, one))
  const ready = await until(site.isReady)
  console.log(
    `all connections silent for 12 s: slowest refusal ${ms(slowestBet)}, slowest /readyz ${ms(slowestReady)}, first bet ${ms(back)} after   goal ≤ 3000 ms, ready ${ms(ready)} later`,
  )
  const pids = [site.server.pid, ...childrenOf(site.server.pid)]
  for (const pid of pids) process.kill(pid, 'SIGSTOP')
  const asked = performance.now()
  const isReady = await site.isReady()
  const readyMs = performance.now() - asked
  await sleep(12_000)
  for (const pid of pids) process.kill(pid, 'SIGCONT')
  console.log(
    `server frozen for 12 s: /readyz ${isReady ? 'READY' : 'not ready'} in ${ms(readyMs)}, first bet ${ms(await until(() => works(site, one)))} after   goal ≤ 3000 ms`,
  )
  relay.silence()
  await sleep(500)
  const stopped = performance.now()
  const exit = new Promise((resolve) => site.gateway.process.once('exit', resolve))
  site.gateway.process.kill('SIGTERM')
  await exit
  console.log(`SIGTERM with a silent database: ended after ${ms(performance.now() - stopped)}   goal ≤ 12000 ms`)
  await end()
}

async function onOwnSite(part: (site: Site) => Promise<void>) {
  const site = await openSite({ isSeeded: true, env: { RATE_FACTOR: '1' } })
  await part(site).finally(site.close)
}

async function onRelayedSite() {
  let relay: Relay | undefined
  const through = async (url: string) => {
    relay = await openRelay(url)
    return relay.url
  }
  const site = await openSite({ through })
  if (relay) await silence(site, relay).finally(site.close)
  relay?.close()
}

const parts = {
  floods: () => onOwnSite(floods),
  greed: () => onOwnSite(greed),
  locked: () => onOwnSite(locked),
  kills: () => onOwnSite(kills),
  silence: onRelayedSite,
}
const wanted = process.env.BENCH_ONLY?.split(',')
for (const [name, run] of Object.entries(parts)) if (wanted?.includes(name) ?? true) await run()
