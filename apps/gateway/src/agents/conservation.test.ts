import { dayIn, type EndpointName } from '@boardwalk/api-client/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, newPlayer, openGateway, type TestGateway } from '../../test/gateway.ts'
import { members } from '../db/schema/member.ts'
import { newId } from '../ids.ts'
import { formatMoney, parseMoney } from '../ledger/money.ts'
import { moveSubtree } from './move.ts'
import { labelOf } from './place.ts'
import { rollUp } from './roll-up.ts'

const depth = 12
const size = 26
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
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs)
const dayOf = (at: Date) => dayIn(merchant().timeZone, at.getTime())

type Bet = { by: number; stake: bigint; payout: bigint; at: Date; vendor: string; category: string }
type World = { ids: string[]; names: string[]; uplines: (number | null)[]; bets: Bet[] }
let token = ''

/** The first `depth` accounts are one line; only its head signs in. */
async function plant(uplines: (number | null)[]): Promise<World> {
  const head = await newPlayer(gateway.app)
  const { rows } = await gateway.pool.query<{ id: string }>(
    'UPDATE member SET type = 1 WHERE username = $1 RETURNING id',
    [head.username],
  )
  token = head.token
  const ids = uplines.map((_, at) => (at === 0 ? (rows[0]?.id ?? '') : newId()))
  const names = uplines.map((_, at) => (at === 0 ? head.username : labelOf(ids[at] ?? '').slice(-16)))
  const paths: string[] = []
  for (const [at, upline] of uplines.entries()) {
    const label = labelOf(ids[at] ?? '')
    paths.push(upline === null ? label : `${paths[upline]}.${label}`)
    if (upline === null) continue
    const name = names[at] ?? ''
    const known = { username: name, skeleton: name, passwordHash: '-', nickname: name, affiliateCode: name }
    const place = { id: ids[at] ?? '', uplineId: ids[upline] ?? null, path: paths[at] ?? '' }
    await gateway.deps.db
      .insert(members)
      .values({ ...known, ...place, merchant: code, type: 1, language: 'EN', avatarId: 'a01' })
  }
  return { ids, names, uplines: [...uplines], bets: [] }
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

const below = ({ uplines }: World, top: number): number[] =>
  uplines.flatMap((upline, at) => (upline === top ? [at, ...below({ uplines } as World, at)] : []))

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

const ask = async (name: EndpointName, input: Record<string, unknown>) => {
  const { code: answer, value } = await call(gateway.app, name, input, { token })
  expect([name, answer]).toEqual([name, 'OK'])
  return value
}
type Row = { account: string; validBet: string; winLoss: string }
const added = (list: Row[], of: 'validBet' | 'winLoss') =>
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
  const { bets: _bets, ...whole } = rawOf(world, below(world, 0), first)
  expect(sum).toMatchObject(whole)
  expect(added(series, 'validBet')).toBe(whole.validBet)
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
  moves: fc.array(fc.tuple(fc.integer({ min: 1, max: size - 1 }), fc.nat(size - 1)), { minLength: 2, maxLength: 4 }),
  back: fc.constantFrom(0, 6, 29, 61, 90),
})

it('adds up to the minor unit at every account of any tree, after bets, runs and moves in any order', async () => {
  const run = (limit: number) => gateway.deps.db.transaction((tx) => rollUp(tx, merchant(), limit))
  await fc.assert(
    fc.asyncProperty(worlds, async ({ uplines, bets, moves, back }) => {
      const world = await plant(uplines)
      const each = Math.ceil(bets.length / (moves.length + 1))
      for (const [at, bet] of bets.entries()) {
        await play(world, { ...bet, at: daysAgo(bet.back) })
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
    { numRuns: 4, endOnFailure: true },
  )
})
