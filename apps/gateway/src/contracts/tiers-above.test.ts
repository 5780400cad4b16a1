import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openGateway, type TestGateway } from '../../test/gateway.ts'
import { contractKinds, kinds } from './kinds.ts'
import { formatTiers, isAbove, type Tier } from './tiers.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(async () => await gateway.close())

/** Few figures, so that many tiers meet at the same ones, and of different lengths, so that text would compare wrong. */
const tiersOf = (kind: (typeof contractKinds)[number]): fc.Arbitrary<Tier[]> => {
  const units = fc.constantFrom(...[0n, 9_9900n, 10_0000n, 999_9900n, 1_000_0000n])
  const rate = fc.constantFrom(0n, 900n, 1_000n, 10_000n)
  const { thresholds, rates } = kinds[kind]
  return fc.array(
    fc.record({
      thresholds: fc.tuple(
        ...thresholds.map((name) => (name === 'minActive' ? fc.bigInt({ min: 0n, max: 11n }) : units)),
      ),
      rates: fc.tuple(...rates.map(() => rate)),
    }),
    { maxLength: 5 },
  )
}

it.each(contractKinds)('the database finds tiers of %s above others as the service does', async (kind) => {
  const pairs = fc.sample(fc.tuple(tiersOf(kind), tiersOf(kind)), 400)
  const { rows } = await gateway.pool.query<{ above: boolean }>(
    `SELECT tiers_above(p -> 0, p -> 1) AS above FROM jsonb_array_elements($1) WITH ORDINALITY pair(p, at) ORDER BY at`,
    [JSON.stringify(pairs.map((pair) => pair.map((tiers) => formatTiers(kind, tiers))))],
  )
  const found = rows.map(({ above }) => above)
  expect(found).toEqual(pairs.map(([below, above]) => isAbove(below, above)))
  expect(new Set(found)).toEqual(new Set([true, false]))
})
