import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { games } from '../src/games/index.server.ts'
import { toAmount, toUnits } from '../src/kernel/amounts.ts'
import { engineNames } from '../src/kernel/engines.ts'
import { drawFrom, newSeed } from '../src/kernel/fair.ts'
import { verify } from '../src/kernel/verify.ts'
import { wholeCents } from '../src/kernel/whole-cents.ts'
import { openStore } from '../src/server/store/store.ts'
import { scriptedWallet, start } from './faulty.ts'

describe('a payout', () => {
  it('is in whole cents, and the same whenever it is computed again', async () => {
    const seed = newSeed()
    const paid = await wholeCents(28_34n, seed, 'round')
    expect([2_800n, 2_900n]).toContain(paid)
    expect(await wholeCents(28_34n, seed, 'round')).toBe(paid)
    expect(await wholeCents(2_800n, seed, 'round')).toBe(2_800n)
  })

  it('rounds up when the draw is below the part, and down when it is the part', async () => {
    const seed = '5e'.repeat(32)
    const drawn = BigInt(await (await drawFrom(seed, 'round', 'cent'))(100))
    expect(drawn).toBeGreaterThan(0n)
    expect(await wholeCents(2_800n + drawn, seed, 'round')).toBe(2_800n)
    expect(await wholeCents(2_801n + drawn, seed, 'round')).toBe(2_900n)
  })

  it('is in whole cents even for the smallest fraction', async () => {
    expect([2_800n, 2_900n]).toContain(await wholeCents(2_801n, '5e'.repeat(32), 'round'))
  })

  it('pays a fraction of a cent with that probability', async () => {
    const seed = '5e'.repeat(32)
    const rounds = await Promise.all(Array.from({ length: 4_000 }, (_, at) => wholeCents(34n, seed, `r${at}`)))
    const whole = rounds.filter((paid) => paid === 100n).length
    // 34% of 4,000 is 1,360; five standard deviations are 150.
    expect(Math.abs(whole - 1_360)).toBeLessThan(150)
    expect(rounds.every((paid) => paid === 0n || paid === 100n)).toBe(true)
  })
})

it('a solo round at the smallest stake pays whole cents, and its record proves it', async () => {
  const store = openStore(':memory:')
  const { solo, recordOf, session } = await start({ store, wallet: scriptedWallet({ engine: 'dice' }).wallet })
  for (let round = 0; round < 12; round += 1) {
    const order = { orderId: randomUUID(), stake: '0.01', bet: { side: 'under', chance: 64 }, clientSeed: 'c' }
    const record = await recordOf(await solo.order(session, order))
    if (!record) throw new Error('no record')
    expect(toUnits(record.payout) % 100n).toBe(0n)
    expect((await verify(games.dice, record)).checks.every(({ ok }) => ok)).toBe(true)
  }
})

it('every engine stakes whole cents, so that balances stay whole', () => {
  for (const engine of engineNames)
    for (const stake of games[engine].facts.stakes) {
      expect(toUnits(stake) % 100n).toBe(0n)
      expect(toAmount(toUnits(stake))).toBe(stake)
    }
})
