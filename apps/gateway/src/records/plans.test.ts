import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openGateway, type TestGateway } from '../../test/gateway.ts'
import { topOf } from '../agents/bet-parts.ts'
import { rankedDays } from '../agents/top-bets.ts'
import { PgDialect } from '../db/pg-core.ts'
import { type BetQuestion, betPageText, betPageValues } from './bets.ts'
import { giftText, playText } from './profit.ts'
import { kindSumsText, kindSumsValues } from './sums-by-kind.ts'

/**
 * Plans with the statistics of an account with 100,000 bets among others, so that a statement that would read or sort
 * them all fails here and not on a player's phone.
 */
let gateway: TestGateway
const memberId = randomUUID()
const from = new Date('2026-01-01T00:00:00.000Z')
const until = new Date('2027-01-01T00:00:00.000Z')

beforeAll(async () => {
  gateway = await openGateway()
  const { pool } = gateway
  await pool.query(
    `INSERT INTO bet (provider, tx_id, ref_no, merchant, member_id, round_id, game_session_id, game_id, game_code, vendor,
       game_category, currency, stake, stake_cash, stake_bonus, payout, valid_bet, status, placed_at, settled_at)
     SELECT 'test', n::text, n::text, 'walogm', CASE WHEN n % 2 = 0 THEN $1 ELSE uuidv7() END, n::text, $1, $1, 'x',
       'NOVA', 'RNG', 'TLB', 10000, 10000, 0, 0, 10000, 'SETTLED', at, at
     FROM generate_series(1, 20000) n, LATERAL (SELECT '2026-01-01'::timestamptz + n * interval '20 minutes' AS at) t`,
    [memberId],
  )
  await pool.query(
    `INSERT INTO journal (shard_key, kind, source, ext_id, ref_no, at, actor)
     SELECT CASE WHEN n % 2 = 0 THEN $1 ELSE uuidv7() END, CASE WHEN n % 500 = 0 THEN 'ALW' WHEN n % 10 = 2 THEN 'ADJ' ELSE 'BET' END, 'test',
       n::text, n::text, '2026-01-01'::timestamptz + n * interval '20 minutes', 'test'
     FROM generate_series(1, 20000) n`,
    [memberId],
  )
  await pool.query(
    `WITH own AS (INSERT INTO account (owner_kind, member_id, type, currency, balance)
       VALUES ('member', $1, 'CASH', 'TLB', 0) RETURNING id),
     house AS (INSERT INTO account (owner_kind, type, currency) VALUES ('house', 'H:PLAN', 'TLB') RETURNING id)
     INSERT INTO entry (journal_id, seq, account_id, currency, amount)
     SELECT journal.id, leg.seq, leg.account_id, 'TLB', leg.amount
     FROM journal, own, house, LATERAL (VALUES (0::smallint, own.id, 10000), (1::smallint, house.id, -10000))
       leg(seq, account_id, amount)
     WHERE source = 'test' AND shard_key = $1`,
    [memberId],
  )
  await pool.query(
    `INSERT INTO member_day (member_id, day, game_category, vendor, merchant, bets, top_stake, top_payout)
     SELECT member_id, '2026-01-01'::date + n, 'RNG', 'NOVA', 'walogm', 100, 10000, 10000
     FROM generate_series(0, 364) n, LATERAL (VALUES ($1), (uuidv7()), (uuidv7()), (uuidv7())) one(member_id)`,
    [memberId],
  )
  await pool.query('ANALYZE member_day; ANALYZE bet; ANALYZE journal; ANALYZE entry; ANALYZE account')
})
afterAll(async () => await gateway.close())

type Plan = Partial<Record<'Index Name' | 'Relation Name' | 'Index Cond', string>> & {
  'Node Type': string
  Plans?: Plan[]
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
const nameOf = (node: Plan) => `${node['Node Type']} ${node['Index Name'] ?? node['Relation Name'] ?? ''}`.trim()

async function nodesFor(text: string, values: unknown[]): Promise<Plan[]> {
  const { rows } = await gateway.pool.query(`EXPLAIN (FORMAT JSON) ${text}`, values)
  return nodesOf(rows[0]['QUERY PLAN'][0].Plan)
}
const planOf = async (text: string, values: unknown[]) => (await nodesFor(text, values)).map(nameOf)

const question: BetQuestion = { memberId, currency: 'TLB', from, until, category: null, vendor: null, status: null }

it.each([
  ['the newest', null],
  ['those after a place', { at: String(Date.parse('2026-06-01') * 1000), refNo: 'BT260601-0000000000' }],
])('a page of bets, %s, is read in the order of its index', async (_, before) => {
  const plan = await planOf(betPageText, betPageValues(question, { before, limit: 20, offset: 0 }))
  expect(plan).toContain('Index Scan bet_member')
  expect(plan).toContain('Incremental Sort')
  expect(plan).not.toContain('Seq Scan bet')
})

it('profit reads stored days, and bets of the days that changed', async () => {
  const values = [memberId, 'TLB', from, until, 'Asia/Manila']
  const plan = await planOf(playText('DAY'), values)
  expect(plan.some((node) => node.endsWith('bet_member_settled'))).toBe(true)
  expect(plan.some((node) => node.endsWith('member_day_member_id_day_game_category_vendor_pk'))).toBe(true)
  expect(plan).not.toContain('Seq Scan bet')
})

it('gifts are found without reading the journals of bets', async () => {
  const nodes = await nodesFor(giftText('DAY'), [memberId, 'TLB', from, until, 'Asia/Manila'])
  expect(nodes.filter((node) => nameOf(node).endsWith('journal_gift'))).toHaveLength(1)
  expect(nodes.map(nameOf)).not.toContain('Seq Scan journal')
  const entries = nodes.filter((node) => /entry/.test(nameOf(node)))
  expect(entries).toHaveLength(1)
  expect(entries[0]?.['Index Cond']).toContain('journal_id = ')
})

it('sums by kind find stakes and wins without reading their journals', async () => {
  const plan = await planOf(kindSumsText, kindSumsValues({ memberId, currency: 'TLB', account: null, from, until }))
  expect(plan.filter((node) => node.endsWith('journal_other'))).toHaveLength(1)
  // Those are near the ends of the window.
  expect(plan.filter((node) => node.endsWith('journal_pkey'))).toHaveLength(2)
  expect(plan).not.toContain('Seq Scan journal')
})

it.each(Object.entries(topOf))('days by their top %s are read in the order of an index', async (sort, top) => {
  const asked = { gameCategory: 'ALL', vassalage: 'ALL' }
  const days = { first: '2026-01-01', last: '2026-12-31', today: '2026-12-31', timeZone: 'Asia/Manila', activeFrom: 1n }
  const { sql, params } = new PgDialect().sqlToQuery(rankedDays('walogm', { asked, days }, top, 40))
  const plan = await planOf(sql, params)
  expect(plan).toContain(`Index Scan member_day_${sort}`)
  expect(plan).not.toContain('Sort')
})
