import { dayIn } from '@boardwalk/api-client/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, openGateway, type TestGateway } from '../../test/gateway.ts'
import { type Member, openLine } from '../contracts/testing.ts'
import { rollUp } from './roll-up.ts'
import { teamSlices } from './team-file.ts'

const merchant = 'walogm'
const minute = 60_000
const day = 1440 * minute
/** In the past, at any time of the day. */
const start = Date.now() - 2 * day
const states = ['SETTLED', 'OPEN', 'SETTLED', 'ROLLED_BACK'] as const
type Own = { ref: string; who: number; status: (typeof states)[number]; stake: number; payout: number; at: number }

/** A result comes up to two hours after its stake, so that the order of stakes is another one. */
const own = Array.from({ length: 64 }, (_, n): Own & { placed: number } => {
  const status = states[n % 4] ?? 'OPEN'
  const placed = start + n * 3 * minute
  return {
    ...{ ref: `BT261124-${String(n).padStart(10, '0')}`, who: n % 3, status, placed },
    ...{ stake: 10_000 * (1 + (n % 5)), payout: status === 'SETTLED' ? 10_000 * (n % 7) : 0 },
    at: status === 'SETTLED' ? placed + (n % 41) * 3 * minute + 1 : placed,
  }
})

let gateway: TestGateway
let head: Member
let team: Member[]
beforeAll(async () => {
  gateway = await openGateway()
  const line = openLine(gateway)
  head = await line.join(null, 2)
  team = [await line.join(head, 0), await line.join(head, 0), await line.join(head, 0)]
  for (const bet of own) await insert(team[bet.who]?.id ?? '', bet)
  await gateway.pool.query(`INSERT INTO member_day_due (member_id, at)
    SELECT DISTINCT member_id, date_trunc('hour', settled_at) FROM bet WHERE status = 'SETTLED'`)
  await gateway.deps.db.transaction((tx) => rollUp(tx, line.merchant))
})
afterAll(async () => await gateway.close())

const insert = (memberId: string, { ref, status, stake, payout, placed, at }: (typeof own)[number]) =>
  gateway.pool.query(
    `INSERT INTO bet (provider, tx_id, ref_no, merchant, member_id, round_id, game_session_id, game_id, game_code, vendor,
       game_category, currency, stake, stake_cash, stake_bonus, payout, valid_bet, status, placed_at, settled_at)
     VALUES ('test', $1, $1, $2, $3, $1, $3, $3, 'x', 'NOVA', 'RNG', $4, $5, $5, 0, $6, CASE $7 WHEN 'SETTLED' THEN $5::bigint ELSE 0 END, $7,
       $8, CASE $7 WHEN 'SETTLED' THEN $9::timestamptz END)`,
    [ref, merchant, memberId, 'TLB', stake, payout, status, new Date(placed), new Date(at)],
  )

/** Settled bets of accounts outside of the team, with their daily figures. */
async function fillStrangers(count: number, from: number) {
  await gateway.pool.query(
    `INSERT INTO bet (provider, tx_id, ref_no, merchant, member_id, round_id, game_session_id, game_id, game_code, vendor,
       game_category, currency, stake, stake_cash, stake_bonus, payout, valid_bet, status, placed_at, settled_at)
     SELECT 'test', 's' || $2 || n, 's' || $2 || n, $1, uuidv7(), 's', uuidv7(), uuidv7(), 'x', 'NOVA', 'RNG', 'TLB', 90000, 90000, 0, 900000,
       90000, 'SETTLED', $2::timestamptz + n * interval '1 millisecond', $2::timestamptz + n * interval '1 millisecond'
     FROM generate_series(1, $3::int) n`,
    [merchant, new Date(from), count],
  )
  await gateway.pool.query(
    `INSERT INTO member_day (member_id, day, game_category, vendor, merchant, bets, stake, valid_bet, payout, top_stake, top_payout)
     SELECT member_id, (settled_at AT TIME ZONE 'Asia/Manila')::date, game_category, vendor, merchant, 1, stake, stake, payout, stake, payout
     FROM bet WHERE round_id = 's' ON CONFLICT DO NOTHING`,
  )
}

type Sort = 'newest' | 'oldest' | 'stake' | 'payout'
const newest = (a: Own, b: Own) => b.at - a.at || (a.ref < b.ref ? 1 : -1)
const orders: Record<Sort, (a: Own, b: Own) => number> = {
  newest,
  oldest: (a, b) => newest(b, a),
  stake: (a, b) => b.stake - a.stake || newest(a, b),
  payout: (a, b) => b.payout - a.payout || newest(a, b),
}
const expected = (status: string, sort: Sort) =>
  own.filter((bet) => status === 'ALL' || bet.status === status).toSorted(orders[sort])

const asked = { startDate: dayIn('Asia/Manila', start - day) }
const ask = async (input: object) =>
  (await call(gateway.app, 'agentBets', { ...asked, ...input }, { token: head.token })).value
const refs = (list: { refNo: string }[]) => list.map(({ refNo }) => refNo)

async function expectPages(status: string, sort: Sort) {
  const whole = expected(status, sort).map(({ ref }) => ref)
  for (const pageSize of [1, 2, 7, 50, 100])
    for (let pageNo = 1; (pageNo - 1) * pageSize <= whole.length && pageNo < 12; pageNo += 1) {
      const { list } = await ask({ status, sort, pageNo, pageSize })
      expect([pageNo, refs(list)]).toEqual([pageNo, whole.slice((pageNo - 1) * pageSize, pageNo * pageSize)])
    }
  if (sort !== 'newest') return
  const walked: { id: string; refNo: string }[] = []
  for (let slice = walked; ; ) {
    const before = walked.at(-1)?.id
    slice = (await ask({ status, pageSize: 9, ...(before && { before }) })).list
    walked.push(...slice)
    if (slice.length < 9) break
  }
  expect(refs(walked)).toEqual(whole)
}

async function expectAllPages() {
  for (const status of ['ALL', 'SETTLED', 'OPEN', 'ROLLED_BACK'])
    for (const sort of ['newest', 'oldest', 'stake', 'payout'] as const) await expectPages(status, sort)
}

it('lists bets by the time of the result, or of the stake while there is none, in every order and on every page', async () => {
  await expectAllPages()
})

it('orders by amount on days that changed, and on those from before there were top bets', async () => {
  const { pool } = gateway
  const { rows: as } = await pool.query('SELECT member_id, day, top_stake, top_payout FROM member_day')
  await pool.query('UPDATE member_day SET top_stake = 1, top_payout = 900000000 WHERE member_id = $1', [team[1]?.id])
  await pool.query(
    'INSERT INTO member_day_due (member_id, at) SELECT DISTINCT member_id, settled_at FROM bet WHERE member_id = $1 AND settled_at IS NOT NULL',
    [team[1]?.id],
  )
  const sorts = ['stake', 'payout'] as const
  for (const sort of sorts) await expectPages('ALL', sort)
  await pool.query('DELETE FROM member_day_due')
  await pool.query('UPDATE member_day SET top_stake = NULL, top_payout = NULL WHERE member_id = $1', [team[2]?.id])
  await pool.query('UPDATE member_day SET top_stake = 1, top_payout = 1 WHERE member_id <> $1', [team[2]?.id])
  for (const sort of sorts) await expectPages('SETTLED', sort)
  for (const { member_id, day, top_stake, top_payout } of as)
    await pool.query('UPDATE member_day SET top_stake = $3, top_payout = $4 WHERE member_id = $1 AND day = $2', [
      ...[member_id, day, top_stake, top_payout],
    ])
})

it('adds up settled bets and the rest', async () => {
  for (const status of ['ALL', 'SETTLED', 'OPEN', 'ROLLED_BACK']) {
    const bets = expected(status, 'newest')
    const sum = (of: (bet: Own) => number) => (bets.reduce((total, bet) => total + of(bet), 0) / 10_000).toFixed(2)
    const [settled, counts] = [(bet: Own) => bet.status === 'SETTLED', (bet: Own) => bet.status !== 'ROLLED_BACK']
    const { summary, totalCount } = await ask({ status })
    expect([status, totalCount, summary]).toEqual([
      status,
      bets.length,
      {
        ...{
          bets: bets.length,
          stake: sum((bet) => (counts(bet) ? bet.stake : 0)),
          payout: sum(({ payout }) => payout),
        },
        validBet: sum((bet) => (settled(bet) ? bet.stake : 0)),
        winLoss: sum((bet) => (settled(bet) ? bet.payout - bet.stake : 0)),
      },
    ])
  }
})

it('has every bet once in its file, also one that gets its result during the read', async () => {
  const { startDate } = asked
  const reader = { memberId: head.id, merchant, language: 'EN' }
  const filter = { scope: 'TEAM', gameCategory: 'ALL', vassalage: 'ALL', status: 'ALL', startDate } as const
  const slices = await teamSlices(gateway.deps, reader, { ...filter, of: 'BETS' } as Parameters<typeof teamSlices>[2])
  const read: { refNo: string; status: string }[] = []
  const late = expected('OPEN', 'oldest')[0]?.ref
  for await (const slice of slices) {
    if (read.length === 0)
      await gateway.pool.query(`UPDATE bet SET status = 'SETTLED', settled_at = now() WHERE ref_no = $1`, [late])
    read.push(...(slice as typeof read))
  }
  await gateway.pool.query(`UPDATE bet SET status = 'OPEN', settled_at = NULL WHERE ref_no = $1`, [late])
  expect(refs(read).toSorted()).toEqual(own.map(({ ref }) => ref))
  const order = [...expected('SETTLED', 'newest'), ...own.filter(({ status }) => status !== 'SETTLED').toSorted(newest)]
  expect(refs(read)).toEqual(order.map(({ ref }) => ref))
  expect(read.find(({ refNo }) => refNo === late)?.status).toBe('SETTLED')
})

it('finds the bets of a team that plays little, behind and between thousands of others', async () => {
  // Some of the team's settled bets are among the newest two thousand, and some of the oldest; then none of them.
  await fillStrangers(1_985, start + day)
  await fillStrangers(1_985, start - day / 4)
  await expectAllPages()
  await fillStrangers(600, start + day + minute)
  await fillStrangers(600, start - day / 4 + minute)
  await expectAllPages()
})
