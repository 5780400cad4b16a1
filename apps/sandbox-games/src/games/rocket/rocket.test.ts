import { describe, expect, it } from 'vitest'
import { seeded } from '../reels/random.ts'
import { crashAt, heightAt, highestTarget, lowestTarget, msUntil, ways, waysToReach } from './curve.ts'
import { rocket } from './server.ts'

const { stages } = rocket
const at = (crash: number) => ({ drawn: 0, crash })

describe('rocket', () => {
  it('returns 96.50% at every one of its 99,900 targets, to a thousandth of a percent', () => {
    let [least, most] = [1, 0]
    for (let target = lowestTarget; target <= highestTarget; target += 1) {
      const back = (target * waysToReach(target)) / ways / 100
      least = Math.min(least, back)
      most = Math.max(most, back)
    }
    expect(Math.floor(least * 10_000)).toBe(rocket.facts.rtp)
    expect(most).toBeLessThan(0.96501)
  })

  it('ends a flight at the highest multiplier that its number still reaches', () => {
    const random = seeded(3)
    for (let turn = 0; turn < 20_000; turn += 1) {
      const drawn = random(turn % 2 ? ways : 5_000_000)
      const crash = crashAt(drawn)
      if (crash >= lowestTarget) expect(drawn).toBeLessThan(waysToReach(crash))
      if (crash < highestTarget) expect(drawn).toBeGreaterThanOrEqual(waysToReach(Math.max(crash + 1, lowestTarget)))
    }
    expect([crashAt(0), crashAt(ways - 1)]).toEqual([highestTarget, 100])
  })

  it('pays the target when the flight reaches it, nothing when it does not', () => {
    expect(rocket.payout(10_000n, at(200), { target: 200 })).toBe(20_000n)
    expect(rocket.payout(10_000n, at(199), { target: 200 })).toBe(0n)
  })

  it('cashes a player out by hand at the height of that moment, once, and never after the end', () => {
    const off = stages?.after({ target: 1_000 }, at(500), { leave: true }, msUntil(300))
    expect(off).toEqual({ target: 1_000, left: 300 })
    expect(rocket.payout(10_000n, at(500), off ?? { target: 0 })).toBe(30_000n)
    expect(stages?.after(off ?? { target: 0 }, at(500), { leave: true }, msUntil(400))).toBeNull()
    expect(stages?.after({ target: 1_000 }, at(299), { leave: true }, msUntil(300))).toBeNull()
    expect(stages?.after({ target: 300 }, at(500), { leave: true }, msUntil(300))).toBeNull()
    expect(stages?.after({ target: 1_000 }, at(500), { leave: true }, 0)).toBeNull()
  })

  it('ends automatically at the target or where the flight ends, and reveals nothing before', () => {
    expect(stages?.lastsMs({ target: 200 }, at(500))).toBe(msUntil(200))
    expect(heightAt(stages?.lastsMs({ target: 900 }, at(500)) ?? 0)).toBe(501)
    expect(stages?.view({ target: 900 }, at(500), 1_000)).toEqual({ target: 900, height: heightAt(1_000) })
  })

  it('rises without a step back, and knows when it reaches a height', () => {
    for (const height of [101, 150, 200, 1_000, 12_345, highestTarget]) {
      expect(heightAt(msUntil(height))).toBeGreaterThanOrEqual(height)
      expect(heightAt(msUntil(height) - 1)).toBeLessThan(height)
    }
  })
})
