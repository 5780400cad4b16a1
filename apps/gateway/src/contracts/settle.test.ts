import type { IncomeKind } from '@boardwalk/api-client/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contractKinds, kinds, settlementKinds } from './kinds.ts'
import { type RawBet, type RawGift, recompute } from './recompute.ts'
import { type MemberPlay, type Party, settle, simulate } from './settle.ts'
import { checkTiers, isAbove, type Tier } from './tiers.ts'

const activeFrom = 1_000_000n
const maxRate = 400_000n

/** Tiers that rise in everything, for a kind. */
const tiersOf = (kind: IncomeKind): fc.Arbitrary<Tier[]> => {
  const { thresholds, rates } = settlementKinds[kind]
  const tier = fc.record({
    thresholds: fc.tuple(
      ...thresholds.map((name) =>
        name === 'minActive' ? fc.bigInt({ min: 1n, max: 2n }) : fc.bigInt({ min: 1n, max: 3_000_000n }),
      ),
    ),
    rates: fc.tuple(...rates.map(() => fc.bigInt({ min: 1n, max: 80_000n }))),
  })
  const sum = (a: bigint[], b: bigint[]) => a.map((value, at) => value + (b[at] ?? 0n))
  return fc.array(tier, { minLength: 1, maxLength: 5 }).map((steps) => {
    let before: Tier = { thresholds: thresholds.map(() => 0n), rates: rates.map(() => 0n) }
    return steps.map((step) => {
      before = { thresholds: sum(before.thresholds, step.thresholds), rates: sum(before.rates, step.rates) }
      return before
    })
  })
}

/** Tiers that an upline may give: its own, paying a part. */
const within = (tiers: Tier[], share: bigint): Tier[] =>
  tiers.map(({ thresholds, rates }) => ({ thresholds, rates: rates.map((rate) => (rate * share) / 100n) }))

/** A tree of at most twelve levels; the first members hold contracts, each within its upline's. */
const world = (kind: IncomeKind) =>
  fc
    .record({
      top: tiersOf(kind),
      nodes: fc.array(fc.record({ upline: fc.nat(), share: fc.bigInt({ min: 50n, max: 100n }), signs: fc.boolean() }), {
        minLength: 2,
        maxLength: 14,
      }),
      bets: fc.array(
        fc.record({
          member: fc.nat(),
          stake: fc.bigInt({ min: 1n, max: 4_000_000n }),
          payout: fc.oneof(fc.constant(0n), fc.constant('stake' as const), fc.bigInt({ min: 1n, max: 8_000_000n })),
        }),
        { maxLength: 40 },
      ),
      gifts: fc.array(
        fc.record({
          member: fc.nat(),
          kind: fc.constantFrom('bonus' as const, 'commission' as const),
          amount: fc.bigInt({ min: 0n, max: 500_000n }),
        }),
        { maxLength: 6 },
      ),
    })
    .map(({ top, nodes, bets, gifts }) => {
      const lines: string[][] = [[]]
      const uplines = new Map<string, string | null>([['m0', null]])
      const parties: Party[] = [{ id: 'c0', uplineId: null, downlineId: 'm0', tiers: top }]
      for (const [at, { upline, share, signs }] of nodes.entries()) {
        const shallow = lines.flatMap((line, place) => (line.length < 12 ? [place] : []))
        const above = shallow[upline % shallow.length] ?? 0
        const [id, aboveId] = [`m${at + 1}`, `m${above}`]
        lines.push([...(lines[above] ?? []), aboveId])
        uplines.set(id, aboveId)
        const own = parties.find(({ downlineId }) => downlineId === aboveId)
        if (signs && own)
          parties.push({ id: `c${at + 1}`, uplineId: aboveId, downlineId: id, tiers: within(own.tiers, share) })
      }
      const who = (member: number) => `m${member % lines.length}`
      const rawBets: RawBet[] = bets.map(({ member, stake, payout }) => ({
        ...{ memberId: who(member), stake, payout: payout === 'stake' ? stake : payout, validBet: stake },
      }))
      const rawGifts: RawGift[] = gifts.map(({ member, ...gift }) => ({ ...gift, memberId: who(member) }))
      return { kind, parties, uplines, lines, bets: rawBets, gifts: rawGifts, activeFrom }
    })

type World = ReturnType<typeof world> extends fc.Arbitrary<infer W> ? W : never

/** Members with their sums, as the database groups them. */
const membersOf = ({ lines, bets, gifts }: World): MemberPlay[] =>
  lines.map((line, at) => {
    const own = bets.filter(({ memberId }) => memberId === `m${at}`)
    const sum = (values: bigint[]) => values.reduce((a, b) => a + b, 0n)
    const validBet = sum(own.map((bet) => bet.validBet))
    const given = (kind: string) =>
      sum(gifts.filter((gift) => gift.memberId === `m${at}` && gift.kind === kind).map(({ amount }) => amount))
    return {
      memberId: `m${at}`,
      uplines: line,
      plays: own.map(({ stake, payout, validBet: valid }) => ({
        ...{ stake, validBet: valid, isWin: payout === stake ? null : payout > stake },
      })),
      figures: {
        ...{ validBet, winLoss: sum(own.map(({ stake, payout }) => payout - stake)) },
        ...{ bonus: given('bonus'), commission: given('commission'), active: validBet >= activeFrom ? 1n : 0n },
      },
    }
  })

describe.each([...contractKinds, 'REBATE' as const])('%s', (kind) => {
  it('settles every item to the sum recomputed bet by bet', () => {
    fc.assert(
      fc.property(world(kind), (made) => {
        const items = settle(kind, made.parties, membersOf(made))
        const again = recompute(made)
        expect(items.map(({ partyId, gross, deducted, net }) => [partyId, { gross, deducted, net }])).toEqual([
          ...again,
        ])
      }),
      { numRuns: 200 },
    )
  })

  it('pays no account above its contract, and a whole line the gross of its head', () => {
    fc.assert(
      fc.property(world(kind), (made) => {
        const items = settle(kind, made.parties, membersOf(made))
        for (const { net, gross } of items) expect(net >= 0n && net <= gross).toBe(true)
        const paid = items.reduce((sum, { net }) => sum + net, 0n)
        const highest = made.parties[0]?.tiers.at(-1)?.rates.toSorted((a, b) => Number(b - a))[0] ?? 0n
        const staked = made.bets.reduce((sum, { validBet }) => sum + validBet, 0n)
        // A dividend's base may be larger below, where one team lost as much as another won: its head gets 0 then.
        const above = items.reduce(
          (sum, item) => sum + (item.deducted > item.gross ? item.deducted - item.gross : 0n),
          0n,
        )
        if (kind !== 'DIVIDEND') expect(above).toBe(0n)
        expect(paid - above).toBe(items.find(({ partyId }) => partyId === 'c0')?.gross)
        if (kind !== 'DIVIDEND') expect(paid * 1_000_000n <= staked * highest).toBe(true)
      }),
      { numRuns: 200 },
    )
  })
})

describe.each(contractKinds)('tiers of %s', (kind) => {
  it('finds whether a downline is above its upline as a comparison at every figure does', () => {
    fc.assert(
      fc.property(tiersOf(kind), tiersOf(kind), (downline, upline) => {
        const reaches = (tiers: Tier[], at: bigint[], rate: number) =>
          tiers
            .filter(({ thresholds }) => thresholds.every((least, place) => least <= (at[place] ?? 0n)))
            .reduce((best, { rates }) => ((rates[rate] ?? 0n) > best ? (rates[rate] ?? 0n) : best), 0n)
        const isSomewhere = downline.some(({ thresholds }) =>
          kinds[kind].rates.some((_, rate) => reaches(downline, thresholds, rate) > reaches(upline, thresholds, rate)),
        )
        expect(isAbove(downline, upline)).toBe(isSomewhere)
        expect(isAbove(within(upline, 100n), upline)).toBe(false)
        expect(isAbove(downline, [])).toBe(true)
      }),
    )
  })

  it('accepts tiers that rise and refuses any that do not', () => {
    fc.assert(
      fc.property(tiersOf(kind), (tiers) => {
        expect(() => checkTiers(tiers, maxRate)).not.toThrow()
        expect(() => checkTiers(tiers, (tiers.at(-1)?.rates[0] ?? 0n) - 1n)).toThrow('CONTRACT_RULE')
        if (tiers.length > 1) expect(() => checkTiers(tiers.toReversed(), maxRate)).toThrow('CONTRACT_RULE')
      }),
    )
  })
})

it('pays the win rate on wins, the loss rate on losses and nothing on a draw or a small bet', () => {
  const tiers: Tier[] = [{ thresholds: [100_000n], rates: [10_000n, 2_500n] }]
  const play = (stake: bigint, isWin: boolean | null) => ({ stake, validBet: stake, isWin })
  const plays = [play(200_000n, true), play(400_000n, false), play(800_000n, null), play(99_999n, true)]
  const none = { validBet: 0n, winLoss: 0n, bonus: 0n, commission: 0n, active: 0n }
  expect(simulate('REALTIME', tiers, none, plays, 500n)).toMatchObject({
    ...{ base: 600_000n, gross: 3_000n, deducted: 500n, net: 2_500n },
  })
})

it('takes a dividend’s base after bonus and commission, and the tier that all figures reach (checklist 133)', () => {
  const tiers: Tier[] = [
    { thresholds: [0n, 0n, 0n], rates: [100_000n] },
    { thresholds: [1_000_000n, 500_000n, 2n], rates: [200_000n] },
  ]
  const figures = { validBet: 2_000_000n, winLoss: -800_000n, bonus: 200_000n, commission: 50_001n, active: 2n }
  expect(simulate('DIVIDEND', tiers, figures, [], 0n)).toMatchObject({ base: 549_999n, gross: 109_999n })
  expect(simulate('DIVIDEND', tiers, { ...figures, active: 1n }, [], 0n)).toMatchObject({ gross: 54_999n })
  expect(simulate('DIVIDEND', tiers, { ...figures, winLoss: 1n }, [], 0n)).toMatchObject({ base: 0n, net: 0n })
})
