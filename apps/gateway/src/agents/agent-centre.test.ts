import { AppError, dayIn, type Endpoint, type EndpointName, endpoints } from '@boardwalk/api-client/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, newPlayer, openGateway, type TestGateway } from '../../test/gateway.ts'
import type { GameRow } from '../db/schema/catalogue.ts'
import { newId } from '../ids.ts'
import { formatMoney } from '../ledger/money.ts'
import { post } from '../ledger/post.ts'
import { settleRound } from '../seed/demo-round.ts'
import { moveSubtree } from './move.ts'
import { rollUp } from './roll-up.ts'

const code = 'walogm'
const size = 6
type Agent = { id: string; username: string; token: string; stake: bigint }

let gateway: TestGateway
let agents: Agent[]
beforeAll(async () => {
  gateway = await openGateway()
  agents = []
  for (let at = 0; at < size; at += 1) agents.push(await newAgent(BigInt(at + 1) * 1_000_000n))
  await gateway.deps.db.transaction((tx) => rollUp(tx, merchant()))
})
afterAll(async () => await gateway.close())

const merchant = () => {
  const found = gateway.deps.merchants.byCode(code)
  if (!found) throw new Error(`No merchant ${code}.`)
  return found
}

/** An agent who staked so much today and won nothing. */
async function newAgent(stake: bigint): Promise<Agent> {
  const player = await newPlayer(gateway.app)
  const { rows } = await gateway.pool.query<{ id: string }>(
    'UPDATE member SET type = 1 WHERE username = $1 RETURNING id',
    [player.username],
  )
  const id = rows[0]?.id ?? ''
  const game = { id: newId(), code: 'g', vendor: 'TST', gameType: 'RNG' } as GameRow
  const round = { name: newId(), merchant: merchant(), memberId: id, game, stake, payout: 0n, at: new Date() }
  await gateway.deps.db.transaction((tx) => settleRound(tx, round))
  const event = { memberId: id, currency: merchant().currency, source: 'test', actor: 'test' }
  const paid = { fee: 0n, paid: stake, method: 'bank' }
  await gateway.deps.db.transaction(async (tx) => {
    await post(tx, 'DEP', { ...event, extId: newId(), facts: { amount: stake, ...paid } })
    await post(tx, 'ALW', { ...event, extId: newId(), facts: { amount: stake / 2n } })
    await post(tx, 'WDH', { ...event, extId: newId(), facts: { amount: stake / 4n } })
    await post(tx, 'WDS', { ...event, extId: newId(), facts: { amount: stake / 4n, ...paid, paid: stake / 4n } })
  })
  return { id, ...player, stake }
}

type Tree = readonly (number | null)[]
const trees: fc.Arbitrary<Tree> = fc.tuple(
  ...Array.from({ length: size }, (_, at) =>
    at === 0 ? fc.constant(null) : fc.option(fc.integer({ min: 0, max: at - 1 }), { freq: 4 }),
  ),
)
const below = (tree: Tree, at: number): number[] =>
  tree.flatMap((upline, each) => (upline === at ? [each, ...below(tree, each)] : []))

/** Moves the agents until they are in this tree. */
async function arrange(tree: Tree) {
  const move = (at: number, upline: number | null | undefined) =>
    gateway.deps.db.transaction((tx) => {
      const [memberId = '', uplineId = null] = [agents[at]?.id, upline == null ? null : agents[upline]?.id]
      return moveSubtree(tx, { memberId, uplineId }, { creates: { 1: [0, 1] }, timeZone: merchant().timeZone })
    })
  for (const at of tree.keys()) await move(at, null)
  for (const [at, upline] of tree.entries()) await move(at, upline)
}

const ask = (who: Agent, name: EndpointName, input: Record<string, unknown> = {}) =>
  call(gateway.app, name, input, { token: who.token })
const ids = (list: { id: string }[]) => list.map(({ id }) => id).toSorted()
const at = (index: number): Agent => {
  const agent = agents[index]
  if (!agent) throw new AppError('NOT_FOUND')
  return agent
}

/** From yesterday, so that a midnight during the test changes nothing. */
const since = () => ({ startDate: dayIn(merchant().timeZone, Date.now() - 86_400_000) })

async function expectOwnTeam(tree: Tree, index: number) {
  const [who, team] = [at(index), below(tree, index).map(at)]
  const stake = formatMoney(team.reduce((sum, one) => sum + one.stake, 0n))
  const overview = (await ask(who, 'agentOverview', since())).value
  expect(overview).toMatchObject({
    team: { members: team.length, agents: team.length, players: 0 },
    sum: {
      registrations: team.length,
      active: team.length,
      validBet: stake,
      winLoss: team.length ? `-${stake}` : '0.00',
    },
  })
  const pnl = (await ask(who, 'agentPnl', since())).value
  expect(ids(pnl.list)).toEqual(ids(team))
  expect(pnl).toMatchObject({ totalCount: team.length, summary: { validBet: stake } })
  expect(pnl.summary).toEqual(overview.sum)
  const ofGame = (await ask(who, 'agentPnl', { ...since(), gameCategory: 'RNG', vassalage: 'TST' })).value
  expect(ids(ofGame.list)).toEqual(ids(team))
  expect(ofGame.summary).toMatchObject({ bets: team.length, validBet: stake })
  expect(ids((await ask(who, 'agentTeam')).value.list)).toEqual(ids(team))
  const direct = tree.flatMap((upline, each) => (upline === index ? [at(each)] : []))
  expect(ids((await ask(who, 'agentTeam', { scope: 'DIRECT' })).value.list)).toEqual(ids(direct))
  // Every subtree would be asked once for each account above it.
  if (index === 0) await expectOwnRecords(who, team, pnl.list)
}

const names = (list: { account: string }[]) => [...new Set(list.map(({ account }) => account))].toSorted()

/** The records of the team are those of its accounts, and the rows behind an account's figures add up to them. */
type Figures = Record<'account' | 'validBet' | 'deposit' | 'withdraw' | 'bonus', string>
async function expectOwnRecords(who: Agent, team: Agent[], figures: Figures[]) {
  const accounts = team.map(({ username }) => username).toSorted()
  const settled = { ...since(), status: 'SETTLED' }
  const bets = (await ask(who, 'agentBets', settled)).value
  expect(names(bets.list)).toEqual(accounts)
  expect(bets).toMatchObject({ totalCount: team.length, summary: { bets: team.length } })
  // The same bets from the raw rows: a bet was placed and settled at one instant.
  const { asOf: _daily, ...same } = (await ask(who, 'agentBets', since())).value
  expect(bets).toMatchObject({ ...same, list: bets.list })
  const entries = (await ask(who, 'agentTransactions', { ...since(), kind: 'BET' })).value
  expect(names(entries.list)).toEqual(accounts)
  expect(entries.summary.out).toBe(bets.summary.stake)
  for (const { account, validBet, deposit, withdraw, bonus } of figures) {
    const own = (await ask(who, 'agentBets', { ...settled, scope: 'SELF', underAccount: account })).value
    expect(own).toMatchObject({ totalCount: 1, list: [{ account, validBet }], summary: { validBet } })
    const sumOf = async (kind: string) =>
      (await ask(who, 'agentTransactions', { ...since(), scope: 'SELF', underAccount: account, kind })).value.summary
        .net
    expect([await sumOf('DEPOSIT'), await sumOf('WITHDRAWAL'), await sumOf('GIFTS')]).toEqual([
      ...[deposit, `-${withdraw}`, bonus],
    ])
  }
}

const reads = ['agentTeam', 'agentPnl', 'agentBets', 'agentTransactions'] as const

/** Every row of the agent centre that names an account refuses one outside of the team, as if there were none. */
async function expectRefusals(tree: Tree, index: number) {
  const team = below(tree, index)
  for (const other of agents.keys()) {
    const expected = team.includes(other) ? 'OK' : 'NOT_FOUND'
    const { id, username } = at(other)
    const name = reads[(index + other) % reads.length] ?? 'agentTeam'
    expect([name, (await ask(at(index), name, { underAccount: username })).code]).toEqual([name, expected])
    expect((await ask(at(index), 'changeDownline', { id, remark: `by ${index}` })).code).toBe(expected)
    const found = (await ask(at(index), 'agentTeam', { account: username })).value.list
    expect(ids(found)).toEqual(team.includes(other) ? [id] : [])
    if (team.includes(other)) expect(found[0].remark).toBe(`by ${index}`)
  }
}

it('answers about the own subtree alone, with its sums, in any tree', async () => {
  await fc.assert(
    fc.asyncProperty(trees, async (tree) => {
      await arrange(tree)
      for (const index of tree.keys()) await expectOwnTeam(tree, index)
    }),
    { numRuns: 8 },
  )
})

it('finds no account outside of the team by its id or name, and writes to none', async () => {
  await fc.assert(
    fc.asyncProperty(trees, async (tree) => {
      await arrange(tree)
      await gateway.pool.query('DELETE FROM downline_note')
      for (const index of tree.keys()) await expectRefusals(tree, index)
      const { rows } = await gateway.pool.query<{ agent: string; member: string }>(
        'SELECT agent_id AS agent, member_id AS member FROM downline_note',
      )
      const pairs = [...tree.keys()].flatMap((index) => below(tree, index).map((each) => [at(index).id, at(each).id]))
      expect(rows.map(({ agent, member }) => [agent, member]).toSorted()).toEqual(pairs.toSorted())
    }),
    { numRuns: 3 },
  )
})

it('lets no player in, and staff only read', async () => {
  const rows = Object.entries<Endpoint>(endpoints) as [EndpointName, Endpoint][]
  const ofAgents = rows.filter(([, { who }]) => who === 'agent')
  expect(ofAgents.length).toBeGreaterThan(3)
  const [first, staff] = [at(0), at(1)]
  await arrange([null, 0, null, null, null, null])
  await gateway.pool.query('UPDATE member SET type = 42 WHERE id = $1', [staff.id])
  const player = { ...(await newPlayer(gateway.app)), id: '', stake: 0n }
  for (const [name, { kind }] of ofAgents) {
    const input = { id: first.id, surprise: 1 }
    expect([name, (await ask(player, name, input)).code]).toEqual([name, 'AGENT_ONLY'])
    const codes = { query: 'VALIDATION_FAILED', mutation: 'FORBIDDEN' }
    expect([name, (await ask(staff, name, input)).code]).toEqual([name, codes[kind]])
  }
  await gateway.pool.query('UPDATE member SET type = 1 WHERE id = $1', [staff.id])
})

it('reads the records of a team in every order, and on from a row without gap or repeat', async () => {
  await arrange([null, 0, 0, 1, 1, 2])
  const [who] = [at(0)]
  const asked = { ...since(), status: 'SETTLED' }
  const refs = (list: { refNo: string }[]) => list.map(({ refNo }) => refNo)
  const newest = (await ask(who, 'agentBets', asked)).value.list
  expect(refs((await ask(who, 'agentBets', { ...asked, sort: 'oldest' })).value.list)).toEqual(
    refs(newest).toReversed(),
  )
  const byStake = (await ask(who, 'agentBets', { ...asked, sort: 'stake', pageNo: 2, pageSize: 2 })).value
  expect(byStake.list.map(({ account }: { account: string }) => account)).toEqual([at(3).username, at(2).username])
  expect(byStake).toMatchObject({ totalCount: 5, totalPages: 3 })
  for (const [name, input] of [
    ['agentBets', asked],
    ['agentBets', since()],
    ['agentTransactions', since()],
  ] as const) {
    const whole = (await ask(who, name, { ...input, pageSize: 100 })).value
    const walked: { id: string; refNo: string }[] = []
    for (let slice: typeof walked = []; ; ) {
      const before = walked.at(-1)?.id
      slice = (await ask(who, name, { ...input, pageSize: 2, ...(before && { before }) })).value.list
      walked.push(...slice)
      if (slice.length < 2) break
    }
    expect(walked).toEqual(whole.list)
    expect((await ask(who, name, { ...input, sort: 'oldest', before: walked[0]?.id })).code).toBe('VALIDATION_FAILED')
  }
  expect((await ask(who, 'agentBets', { scope: 'SELF' })).code).toBe('VALIDATION_FAILED')
  expect((await ask(who, 'agentTeam', { type: 'PLAYER' })).value.list).toEqual([])
  expect((await ask(who, 'agentTeam', { type: 'AGENT', online: 1 })).value.totalCount).toBe(5)
  const all = (await ask(who, 'agentTeam')).value.totalCount
  expect((await ask(who, 'agentTeam', { status: 'ACTIVE' })).value.totalCount).toBe(all)
  expect((await ask(who, 'agentTeam', { status: 'DISABLED' })).value.totalCount).toBe(0)
  expect((await ask(who, 'agentBets', { ...asked, vassalage: 'OTHER' })).value).toMatchObject({
    list: [],
    totalCount: 0,
  })
})

it('has the news to agents and to all readers, and no other', async () => {
  const published = (audience: string[]) =>
    gateway.pool.query<{ id: string }>(
      `INSERT INTO announcement (id, merchant, type, title, content, audience, published_at)
       VALUES (uuidv7(), $1, 'PL', '{"EN":"News"}', '{"EN":"Text"}', $2, now()) RETURNING id`,
      [code, audience],
    )
  const [toAgents, toAll, toPlayers] = [await published(['AGENT']), await published([]), await published(['MEMBER'])]
  const found = ids((await ask(at(0), 'agentAnnouncements')).value.list)
  expect(found).toEqual(expect.arrayContaining([toAgents.rows[0]?.id, toAll.rows[0]?.id]))
  expect(found).not.toContain(toPlayers.rows[0]?.id)
})
