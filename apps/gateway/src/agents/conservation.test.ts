import { dayIn, type EndpointName } from '@boardwalk/api-client/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { belowIn } from '../../test/agent-tree.ts'
import { call, openGateway, type TestGateway } from '../../test/gateway.ts'
import { openPlayedTree } from '../../test/played-tree.ts'
import { activeFrom, figuresOf, type Games, type Kind, rawOf, type World } from '../../test/raw-figures.ts'
import { formatMoney, parseMoney } from '../ledger/money.ts'
import { dayMs } from '../time-units.ts'
import { moveSubtree } from './move.ts'
import { overviewOf } from './overview.ts'
import { rollUp } from './roll-up.ts'
import { teamOf } from './team.ts'

const depth = 12
const size = 36
let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(async () => await gateway.close())

const code = 'walogm'
const merchant = () => {
  const found = gateway.deps.merchants.byCode(code)
  if (!found) throw new Error(`No merchant ${code}.`)
  return found
}
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs)
const dayOf = (at: Date) => dayIn(merchant().timeZone, at.getTime())

let token = ''

const below = ({ uplines }: World, top: number): number[] => belowIn(uplines, top)

const categories = ['RNG', 'LIVE']
const vendors = ['AAA', 'BBB']

type Figure = Exclude<keyof ReturnType<typeof figuresOf>, 'commission'>
const counts: readonly Figure[] = ['active', 'registrations']
const figures = [...counts, 'deposit', 'withdraw', 'bonus', 'winLoss', 'firstDeposits'] as const

/** Every figure of a team is that of its raw rows, of the level below it, and of the accounts behind it. */
async function expectFigures(world: World, { under, first }: { under: number; first: string }) {
  const { db } = gateway.deps
  const raw = figuresOf(world, below(world, under), first)
  const today = { first: dayOf(new Date()), last: dayOf(new Date()), today: dayOf(new Date()) }
  const zone = { timeZone: merchant().timeZone, activeFrom }
  const asked = { days: { ...today, first, ...zone }, today: { ...today, ...zone }, currency: merchant().currency }
  const { sum } = await overviewOf(db, await teamOf(db, { memberId: world.ids[under] ?? '' }), asked)
  expect(sum).toMatchObject(raw)
  // Two of the figures take turns; the head's are asked all.
  for (const figure of under === 0
    ? figures
    : [0, 3].map((more) => figures[(under + more) % figures.length] as Figure)) {
    const page = { startDate: first, figure, pageSize: 100, ...(under > 0 && { underAccount: world.names[under] }) }
    const { list, summary, totalCount } = await ask('agentPnl', page)
    expect([figure, summary[figure]]).toEqual([figure, raw[figure]])
    if (counts.includes(figure) || figure === 'firstDeposits')
      expect([figure, totalCount]).toEqual([figure, raw[figure]])
    else expect([figure, added(list, figure as 'deposit')]).toEqual([figure, raw[figure]])
    for (const row of list as (Row & Record<string, unknown>)[]) {
      const {
        firstDeposits: _first,
        active: _active,
        registrations: _joined,
        ...own
      } = figuresOf(world, [world.names.indexOf(row.account)], first)
      expect(row).toMatchObject(own)
    }
  }
}

const ask = async (name: EndpointName, input: Record<string, unknown>) => {
  const { code: answer, value } = await call(gateway.app, name, input, { token })
  expect([name, answer]).toEqual([name, 'OK'])
  return value
}
type Row = { account: string } & Record<'validBet' | 'winLoss' | 'deposit' | 'withdraw' | 'bonus', string>
const added = (list: Row[], of: Exclude<keyof Row, 'account'>) =>
  formatMoney(list.reduce((sum, row) => sum + (parseMoney(row[of]) ?? 0n), 0n))

/** The bars of a plot add up to the days that they are drawn for: those that were asked, and seven at least. */
type Drawn = { first: string; series: Row[]; trend: { from: string; before: Row[] } }
function expectDrawn(world: World, { first, series, trend }: Drawn) {
  const week = dayOf(daysAgo(6))
  expect(trend.from).toBe([first, week].toSorted()[0])
  const { bets: _bets, ...drawn } = rawOf(world, below(world, 0), trend.from)
  const bars = [...trend.before, ...series]
  expect({ validBet: added(bars, 'validBet'), winLoss: added(bars, 'winLoss') }).toEqual(drawn)
}

/** Every figure of the head's own team, or of the team below an account of it, equals its raw rows and its drill-down. */
async function expectConserved(world: World, back: number) {
  const first = dayOf(daysAgo(back))
  const { asOf: _asOf, sum, series, top, trend } = await ask('agentOverview', { startDate: first })
  const whole = figuresOf(world, below(world, 0), first)
  expect(sum).toMatchObject(whole)
  for (const figure of ['deposit', 'withdraw', 'validBet', 'winLoss', 'bonus'] as const)
    expect([figure, added(series, figure)]).toEqual([figure, whole[figure]])
  expectDrawn(world, { first, series, trend })
  expect(
    top.every(
      ({ account, validBet }: Row) => rawOf(world, [world.names.indexOf(account)], first).validBet === validBet,
    ),
  ).toBe(true)
  for (const [under, name] of world.names.entries()) {
    const team = below(world, under)
    const asked = { startDate: first, pageSize: 100, ...(under > 0 && { underAccount: name }) }
    const { bets, ...money } = rawOf(world, team, first)
    const { list, summary } = await ask('agentPnl', asked)
    expect(summary).toMatchObject(money)
    expect({ validBet: added(list, 'validBet'), winLoss: added(list, 'winLoss') }).toEqual(money)
    for (const row of list as Row[])
      expect(row).toMatchObject({ validBet: rawOf(world, [world.names.indexOf(row.account)], first).validBet })
    await expectConservedByGame(world, { under, first })
    await expectFigures(world, { under, first })
    const games = under % 2 ? {} : { vassalage: 'AAA' }
    const direct = world.uplines.flatMap((upline, at) => (upline === under ? [at] : []))
    for (const [scope, accounts] of [
      ['TEAM', team],
      ['DIRECT', direct],
    ] as const) {
      const settled = await ask('agentBets', { ...asked, status: 'SETTLED', scope, ...games })
      expect(settled.summary).toMatchObject(rawOf(world, accounts, first, games))
    }
    if (under === 0) expect(bets).toBe((await ask('agentBets', { ...asked, status: 'SETTLED' })).totalCount)
  }
}

/** Figures of some games are those of their bets, and those of all categories or vendors add up to the whole. */
async function expectConservedByGame(world: World, { under, first }: { under: number; first: string }) {
  const team = below(world, under)
  const asked = { startDate: first, pageSize: 100, ...(under > 0 && { underAccount: world.names[under] }) }
  const answers = async (filters: Games[]) => {
    const sums: Row[] = []
    for (const games of filters) {
      const { list, summary, totalCount } = await ask('agentPnl', { ...asked, ...games })
      const { bets, ...money } = rawOf(world, team, first, games)
      expect(summary).toMatchObject({ bets, ...money })
      expect({ validBet: added(list, 'validBet'), winLoss: added(list, 'winLoss') }).toEqual(money)
      for (const row of list as Row[])
        expect(row).toMatchObject(rawOf(world, [world.names.indexOf(row.account)], first, games))
      expect(totalCount).toBe(list.length)
      sums.push(summary)
    }
    return { validBet: added(sums, 'validBet'), winLoss: added(sums, 'winLoss') }
  }
  const { bets: _bets, ...whole } = rawOf(world, team, first)
  // Each part of the question by itself, and both together, taking turns.
  const byCategory = categories.map((gameCategory) => ({ gameCategory }))
  const byVendor = vendors.map((vassalage) => ({ vassalage }))
  const byBoth = byCategory.flatMap((category) => byVendor.map((vendor) => ({ ...category, ...vendor })))
  expect(await answers([byCategory, byVendor, byBoth][under % 3] ?? [])).toEqual(whole)
}

/** The first `depth` accounts are one line. */
const worlds = fc.record({
  uplines: fc.tuple(
    ...Array.from({ length: size }, (_, at) =>
      at === 0 ? fc.constant(null) : at < depth ? fc.constant(at - 1) : fc.integer({ min: 0, max: at - 1 }),
    ),
  ),
  bets: fc.array(
    fc.record({
      ...{
        by: fc.nat(size - 1),
        stake: fc.bigInt({ min: 1n, max: 90_000_000n }),
        payout: fc.bigInt({ min: 0n, max: 120_000_000n }),
      },
      ...{ back: fc.nat(88), vendor: fc.constantFrom(...vendors), category: fc.constantFrom(...categories) },
    }),
    { minLength: 25, maxLength: 45 },
  ),
  payments: fc.array(
    fc.record({
      ...{ by: fc.nat(size - 1), kind: fc.constantFrom<Kind>('deposit', 'withdraw', 'bonus', 'commission') },
      ...{ amount: fc.bigInt({ min: 1n, max: 400_000n }), back: fc.nat(88) },
    }),
    { minLength: 20, maxLength: 25 },
  ),
  joined: fc.array(fc.nat(100), { minLength: size, maxLength: size }),
  moves: fc.array(fc.tuple(fc.integer({ min: 1, max: size - 1 }), fc.nat(size - 1)), { minLength: 2, maxLength: 4 }),
  back: fc.constantFrom(0, 6, 29, 61, 90),
})

it('adds up to the minor unit at every account of any tree, after bets, runs and moves in any order', async () => {
  const run = (limit: number) => gateway.deps.db.transaction((tx) => rollUp(tx, merchant(), limit))
  await fc.assert(
    fc.asyncProperty(worlds, async ({ uplines, bets, payments, joined, moves, back }) => {
      const { plant, pay, play } = openPlayedTree(gateway, merchant())
      const { world, token: ofHead } = await plant(uplines, joined.map(daysAgo))
      token = ofHead
      // The first deposit of an account stays the first.
      const paid = payments.toSorted((a, b) => b.back - a.back)
      const each = Math.ceil(bets.length / (moves.length + 1))
      for (const [at, bet] of bets.entries()) {
        await play(world, { ...bet, at: daysAgo(bet.back) })
        const payment = paid[at]
        if (payment) await pay(world, { ...payment, at: daysAgo(payment.back) })
        // Moves come when some days are rolled up and some are still due.
        const [move] = at % each === each - 1 ? moves.slice((at + 1) / each - 1) : []
        if (!move || move[0] === move[1] || below(world, move[0]).includes(move[1])) continue
        await run(Math.ceil(each / 2))
        const [memberId = '', uplineId = ''] = [world.ids[move[0]], world.ids[move[1]]]
        const rules = { creates: { 1: [0, 1] as (0 | 1)[] }, timeZone: merchant().timeZone }
        await gateway.deps.db.transaction((tx) => moveSubtree(tx, { memberId, uplineId }, rules))
        world.uplines[move[0]] = move[1]
      }
      while ((await run(7)) > 0);
      await expectConserved(world, back)
    }),
    { numRuns: 3, endOnFailure: true },
  )
})
