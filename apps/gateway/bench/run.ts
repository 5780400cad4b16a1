import { existsSync } from 'node:fs'
import path from 'node:path'
import { brokenOnes, checkInvariants } from '../src/ledger/invariants.ts'
import { betShots, fire, type Measured, reads } from './load.ts'
import { sealedRates } from './sealed.ts'
import { setStage } from './stage.ts'

/** `pnpm bench`: figures of the gateway with their goals; ratios are taken in this one run. `BENCH_SECONDS` per figure. */
const seconds = Number(process.env.BENCH_SECONDS ?? 6)
const turns = 3
const betPath = '/cb/gw/v1/bet'
/** The connections of an engine, or of a page's visitors who do not wait for each other; 16 seek the highest rate. */
const moderate = 4

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const line = (name: string, { rate, p50, p99, failed }: Measured, goal = ''): void =>
  console.log(
    `${name.padEnd(46)} ${rate.toFixed(0).padStart(6)}/s  p50 ${p50} ms  p99 ${p99} ms${failed ? `  ${failed} FAILED` : ''}  ${goal}`,
  )
const verdict = (name: string, value: number, goal: number): void =>
  console.log(
    `${name.padEnd(46)} ${value.toFixed(2).padStart(6)}    goal ≥ ${goal}  ${value >= goal ? 'met' : 'NOT MET'}`,
  )

/** Ours and the bare route in turns, so that a slow moment of the machine meets both. */
async function compare(name: string, ours: () => Promise<Measured>, bare: () => Promise<Measured>, goals: Goals) {
  const pairs: { ours: Measured; bare: Measured }[] = []
  for (let turn = 0; turn < turns; turn++) pairs.push({ ours: await ours(), bare: await bare() })
  const typical = pairs.toSorted((a, b) => a.ours.rate - b.ours.rate)[Math.floor(turns / 2)] ?? pairs[0]
  if (!typical) return
  line(name, typical.ours, goals.text)
  line('  bare route', typical.bare)
  verdict('  ratio, median of turns', median(pairs.map((pair) => pair.ours.rate / pair.bare.rate)), goals.ratio)
}
type Goals = { text: string; ratio: number }

const stage = await setStage()
let isEnding = false
const end = () => {
  if (isEnding) return
  isEnding = true
  void stage.strike().finally(() => process.exit(130))
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end)
// A reader that has seen enough, as `head` has, closes the pipe.
process.stdout.on('error', end)
try {
  const { gateway, baseline, players, secret, token } = stage
  const from = (origin: string, next: ReturnType<typeof reads>) => () => fire({ origin, seconds, next })
  const bet = betShots(players, secret, betPath)
  const calmly = (origin: string, next: ReturnType<typeof reads>) =>
    fire({ origin, seconds, connections: moderate, next })
  // Warm both processes and the database's caches first.
  await fire({ origin: gateway.origin, seconds: 2, next: bet })
  await fire({ origin: baseline.origin, seconds: 1, next: betShots(players, secret, '/bet') })
  await compare('bet callback', from(gateway.origin, bet), from(baseline.origin, betShots(players, secret, '/bet')), {
    text: 'goal ≥ 600/s, p99 ≤ 60 ms',
    ratio: 0.5,
  })
  line('bet callback, 4 connections', await calmly(gateway.origin, bet), 'goal p99 ≤ 60 ms')
  const bareJson = from(baseline.origin, reads('/json'))
  await compare('system status (table route, no token)', from(gateway.origin, reads('/wps/system/status')), bareJson, {
    text: '',
    ratio: 0.6,
  })
  const balance = reads('/wps/v2/wallets/balance?sumBalance=true', { authorization: `Bearer ${token}` })
  line(
    'balance (session and wallet read each time)',
    await from(gateway.origin, balance)(),
    'goal ≥ 3000/s, p99 ≤ 30 ms',
  )
  const bundle = path.resolve(import.meta.dirname, '../../philippines/dist/server/server.js')
  if (!existsSync(bundle)) console.log('anonymous page: skipped, the storefronts are not built (pnpm build)')
  else {
    const page = reads('/', { host: 'ph.localhost', 'accept-encoding': 'br', accept: 'text/html' })
    await fire({ origin: gateway.origin, seconds: 1, next: page })
    line('anonymous page, 16 connections', await from(gateway.origin, page)(), 'goal ≥ 1500/s')
    line('anonymous page, 4 connections', await calmly(gateway.origin, page), 'goal p99 ≤ 15 ms')
  }
  const { opened, both, bare } = await sealedRates(stage.pool, Math.min(seconds, 3))
  console.log(`sealed requests opened, per core               ${opened.toFixed(0).padStart(6)}/s`)
  console.log(`sealed requests in and out, per core           ${both.toFixed(0).padStart(6)}/s  goal ≥ 4000/s`)
  verdict('  opened, ratio to the bare cryptography', opened / bare, 0.6)
  const broken = brokenOnes(await checkInvariants(stage.pool))
  console.log(broken.length === 0 ? 'ledger invariants hold after the load' : `BROKEN: ${JSON.stringify(broken)}`)
  if (broken.length > 0) process.exitCode = 1
} finally {
  await stage.strike()
}
