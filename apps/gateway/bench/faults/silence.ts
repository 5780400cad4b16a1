import { setTimeout as sleep } from 'node:timers/promises'
import type { Relay } from '../../test/faults/relay.ts'
import { childrenOf, signal } from '../../test/faults/signal.ts'
import type { Site } from '../../test/faults/site.ts'
import { atMost } from '../goals.ts'
import { keepDoing, timeOf, until } from '../pace.ts'

const FAULT_MS = 12_000
const BACK_MS = 3_000
/** A call ends so much after its deadline on a machine that has other work. */
const GRACE_MS = 250
const BET_MS = 2_500 + GRACE_MS
const READY_MS = 1_000 + GRACE_MS
const END_MS = 12_000

type Player = Awaited<ReturnType<Site['sitDown']>>

/** The slowest bet and the slowest `/readyz` of a fault. */
async function slowestWhile(site: Site, player: Player) {
  let [bet, ready] = [0, 0]
  for (const over = performance.now() + FAULT_MS; performance.now() < over; ) {
    const [one, other] = await Promise.all([timeOf(() => site.bet(player)), timeOf(site.isReady)])
    bet = Math.max(bet, one)
    ready = Math.max(ready, other)
  }
  return { bet, ready }
}

async function oneFault(site: Site, player: Player, name: string, begin: () => void, end: () => void) {
  begin()
  const slowest = await slowestWhile(site, player)
  end()
  const back = await until(async () => (await site.bet(player))?.status === 'OK')
  const ready = await until(site.isReady)
  console.log(`${name} for ${FAULT_MS / 1000} s`)
  atMost('slowest refusal', slowest.bet, BET_MS, 'ms')
  atMost('slowest /readyz', slowest.ready, READY_MS, 'ms')
  atMost('first bet after it', back, BACK_MS, 'ms')
  atMost('ready after that', ready, BACK_MS, 'ms')
}

/** A database that does not answer: through a silent network, and by a frozen server; then the end of the gateway. */
export async function silence(site: Site, relay: Relay) {
  const players = await Promise.all(Array.from({ length: 12 }, site.sitDown))
  const end = keepDoing(12, () => site.bet(players[Math.floor(Math.random() * 12)] as Player))
  await sleep(1_000)
  const player = players[0] as Player
  await oneFault(site, player, 'all connections silent', relay.silence, relay.heal)
  const pids = [site.server.pid, ...childrenOf(site.server.pid)]
  const [freeze, thaw] = (['SIGSTOP', 'SIGCONT'] as const).map((name) => () => signal(pids, name))
  if (freeze && thaw) await oneFault(site, player, 'server frozen', freeze, thaw)
  relay.silence()
  await sleep(500)
  const exit = new Promise((resolve) => site.gateway.process.once('exit', resolve))
  console.log('SIGTERM while the database is silent')
  const took = timeOf(() => exit)
  site.gateway.process.kill('SIGTERM')
  atMost('ended after', await took, END_MS, 'ms')
  await end()
}
