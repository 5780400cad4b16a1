import { dayIn, type EndpointName } from '@boardwalk/api-client/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { belowIn, plantTree } from '../../test/agent-tree.ts'
import { call, newPlayer, openGateway, type TestGateway } from '../../test/gateway.ts'
import type { Tx } from '../db/client.ts'
import { newId } from '../ids.ts'
import { formatMoney, parseMoney } from '../ledger/money.ts'
import { asOf } from '../ledger/past.ts'
import { post } from '../ledger/post.ts'
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
const dayMs = 86_400_000
/** 100.00, the setting of a new merchant. */
const activeFrom = 1_000_000n
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs)
const dayOf = (at: Date) => dayIn(merchant().timeZone, at.getTime())

type Bet = { by: number; stake: bigint; payout: bigint; at: Date; vendor: string; category: string }
type Kind = 'deposit' | 'withdraw' | 'bonus' | 'commission'
type Payment = { by: number; kind: Kind; amount: bigint; at: Date }
type World = {
  ids: string[]
  names: string[]
  uplines: (number | null)[]
  joined: Date[]
  bets: Bet[]
  payments: Payment[]
}
let token = ''

/** The first `depth` accounts are one line; only its head signs in. */
async function plant(uplines: (number | null)[], joined: Date[]): Promise<World> {
  const head = await newPlayer(gateway.app)
  token = head.token
  const { rows } = await gateway.pool.query<{ id: string }>('SELECT id FROM member WHERE username = $1', [
    head.username,
  ])
  const registered = { at: 0, account: { id: rows[0]?.id ?? '', username: head.username } }
  const accounts = await plantTree(gateway, { merchant: code, uplines, registered })
  const ids = accounts.map(({ id }) => id)
  await gateway.pool.query(
    `UPDATE member m SET registered_at = made.at FROM unnest($1::uuid[], $2::timestamptz[]) AS made(id, at) WHERE m.id = made.id`,
    [ids, joined],
  )
  const names = accounts.map(({ username }) => username)
  return { ids, names, uplines: [...uplines], joined, bets: [], payments: [] }
}

/** Posts a payment as it would have been on its day. */
async function pay({ ids, payments }: World, payment: Payment): Promise<void> {
  payments.push(payment)
  const { by, kind, amount, at } = payment
  const common = { memberId: ids[by] ?? '', currency: merchant().currency, source: 'test', actor: 'system' }
  const event = () => ({ ...common, extId: newId() })
  const method = { fee: 0n, method: 'bank' }
  const steps: Record<Kind, (tx: Tx) => Promise<unknown>> = {
    deposit: (tx) => post(tx, 'DEP', { ...event(), facts: { amount, ...method } }),
    withdraw: async (tx) => {
      await post(tx, 'WDH', { ...event(), facts: { amount } })
      await post(tx, 'WDS', { ...event(), facts: { amount, paid: amount, ...method } })
    },
    bonus: (tx) => post(tx, 'ALW', { ...event(), facts: { amount } }),
    commission: (tx) => post(tx, 'SLD', { ...event(), facts: { amount } }),
  }
  await asOf(at, () => gateway.deps.db.transaction(steps[kind]))
}

async function play({ ids, bets }: World, bet: Bet) {
  bets.push(bet)
  const { by, stake, payout, at, vendor, category } = bet
  const id = newId()
  await gateway.pool.query(
    `INSERT INTO bet (provider, tx_id, ref_no, merchant, member_id, round_id, game_session_id, game_id, game_code, vendor,
       game_category, currency, stake, stake_cash, stake_bonus, payout, valid_bet, status, placed_at, settled_at)
     VALUES ('test', $1::text, 'BT261124-' || upper(right($1::text, 10)), $2, $3, $1::text, $1::uuid, $1::uuid, 'x', $4, $9, $5, $6, $6, 0, $7, $6, 'SETTLED', $8, $8)`,
    [id, code, ids[by], vendor, merchant().currency, stake, payout, at, category],
  )
  await gateway.pool.query('INSERT INTO member_day_due (member_id, at) VALUES ($1, $2)', [ids[by], at])
}

const below = ({ uplines }: World, top: number): number[] => belowIn(uplines, top)

type Games = { gameCategory?: string; vassalage?: string }
const categories = ['RNG', 'LIVE']
const vendors = ['AAA', 'BBB']

/** Stakes and wins of the accounts of a list in the days, added up here from the bets themselves. */
function rawOf({ bets }: World, accounts: readonly number[], first: string, games: Games = {}) {
  const { vassalage, gameCategory } = games
  const found = bets.filter(
    ({ by, at, vendor, category }) =>
      accounts.includes(by) &&
      dayOf(at) >= first &&
      (!vassalage || vendor === vassalage) &&
      (!gameCategory || category === gameCategory),
  )
  const sum = (of: 'stake' | 'payout') => found.reduce((total, bet) => total + bet[of], 0n)
  return { bets: found.length, validBet: formatMoney(sum('stake')), winLoss: formatMoney(sum('payout') - sum('stake')) }
}

/** The figures of the accounts of a list that are of no game, from the payments and the bets themselves. */
function figuresOf(world: World, accounts: readonly number[], first: string) {
  const paid = (kind: Kind, by = accounts) =>
    formatMoney(
      world.payments
        .filter((one) => one.kind === kind && by.includes(one.by) && dayOf(one.at) >= first)
        .reduce((sum, { amount }) => sum + amount, 0n),
    )
  const firstPaid = (by: number) => world.payments.find((one) => one.by === by && one.kind === 'deposit')
  const isActive = (by: number) => (parseMoney(rawOf(world, [by], first).validBet) ?? 0n) >= activeFrom
  const { bets: _bets, ...money } = rawOf(world, accounts, first)
  return {
    ...{ ...money, deposit: paid('deposit'), withdraw: paid('withdraw'), bonus: paid('bonus') },
    ...{ commission: paid('commission'), active: accounts.filter(isActive).length },
    registrations: accounts.filter((at) => dayOf(world.joined[at] ?? new Date(0)) >= first).length,
    firstDeposits: accounts.filter((at) => {
      const payment = firstPaid(at)
      return payment !== undefined && dayOf(payment.at) >= first
    }).length,
  }
}
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

/** Every figure of the head's own team, or of the team below an account of it, equals its raw rows and its drill-down. */
async function expectConserved(world: World, back: number) {
  const first = dayOf(daysAgo(back))
  const { asOf: _asOf, sum, series, top } = await ask('agentOverview', { startDate: first })
  const whole = figuresOf(world, below(world, 0), first)
  expect(sum).toMatchObject(whole)
  for (const figure of ['deposit', 'withdraw', 'validBet'] as const)
    expect([figure, added(series, figure)]).toEqual([figure, whole[figure]])
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
      const world = await plant(uplines, joined.map(daysAgo))
      // In the order of time, as the ledger demands.
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
