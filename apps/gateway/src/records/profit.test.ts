import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, openGateway, type TestGateway } from '../../test/gateway.ts'
import { rollUp } from '../agents/roll-up.ts'
import { bonusKinds, commissionKinds } from '../ledger/daily-kinds.ts'
import { newHolder } from './testing.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(async () => await gateway.close())

type Bet = { at: string; stake: bigint; payout: bigint; category?: string; vendor?: string; status?: string }

/** Lists a day whose sums are to be stored again, as a settlement does. */
const isDue = (memberId: string, at: string) =>
  gateway.pool.query('INSERT INTO member_day_due (member_id, at) VALUES ($1, $2)', [memberId, at])
const store = () => gateway.deps.db.transaction((tx) => rollUp(tx, gateway.deps.merchants.fallback))

async function newPlayer() {
  const holder = await newHolder(gateway)
  const bet = async ({ at, stake, payout, category = 'RNG', vendor = 'NOVA', status = 'SETTLED' }: Bet) => {
    const tx = randomUUID()
    // Placed a day before: the date of settlement counts.
    await gateway.pool.query(
      `INSERT INTO bet (provider, tx_id, ref_no, merchant, member_id, round_id, game_session_id, game_id, game_code, vendor,
         game_category, currency, stake, stake_cash, stake_bonus, payout, valid_bet, status, placed_at, settled_at)
       VALUES ('test', $1, $1, 'walogm', $2, $1, $3, $3, 'x', $4, $5, 'TLB', $6, $6, 0, $7, $6, $8,
         $9::timestamptz - interval '1 day', $9)`,
      [tx, holder.owner.memberId, randomUUID(), vendor, category, stake, payout, status, at],
    )
    await isDue(holder.owner.memberId, at)
  }
  const profit = async (input: Record<string, unknown>) =>
    (await call(gateway.app, 'profit', input, { token: holder.token })).value
  return { ...holder, bet, profit }
}
type Row = Record<'key' | 'stake' | 'payout' | 'winLoss' | 'bonus' | 'commission' | 'net', string> & { bets: number }
const short = ({ key, bets, stake, payout, winLoss }: Row) => `${key} ${bets} ${stake} ${payout} ${winLoss}`
const autumn = { startDate: '2026-09-01', endDate: '2026-11-30' }

describe('profit and loss', () => {
  it('is summed up by day, week and month of the merchant, by kind of game and by provider', async () => {
    const { bet, profit } = await newPlayer()
    await bet({ at: '2026-11-01T15:59:59.999Z', stake: 100_000n, payout: 0n })
    await bet({ at: '2026-11-01T16:00:00.000Z', stake: 20_000n, payout: 55_000n, category: 'LIVE' })
    await bet({ at: '2026-11-03T04:00:00.000Z', stake: 10_000n, payout: 0n, vendor: 'REEF' })
    await bet({ at: '2026-10-31T04:00:00.000Z', stake: 10_000n, payout: 10_000n })
    await bet({ at: '2026-11-03T04:00:00.000Z', stake: 70_000n, payout: 0n, status: 'OPEN' })
    await bet({ at: '2026-11-03T04:00:00.000Z', stake: 70_000n, payout: 0n, status: 'ROLLED_BACK' })
    const by = async (groupBy: string, days = autumn) => (await profit({ ...days, groupBy })).rows.map(short)
    expect(await by('DAY')).toEqual([
      ...['2026-11-03 1 1.00 0.00 -1.00', '2026-11-02 1 2.00 5.50 3.50', '2026-11-01 1 10.00 0.00 -10.00'],
      '2026-10-31 1 1.00 1.00 0.00',
    ])
    expect(await by('WEEK')).toEqual(['2026-11-02 2 3.00 5.50 2.50', '2026-10-26 2 11.00 1.00 -10.00'])
    expect(await by('MONTH')).toEqual(['2026-11-01 3 13.00 5.50 -7.50', '2026-10-01 1 1.00 1.00 0.00'])
    expect(await by('CATEGORY')).toEqual(['RNG 3 12.00 1.00 -11.00', 'LIVE 1 2.00 5.50 3.50'])
    expect(await by('VENDOR')).toEqual(['REEF 1 1.00 0.00 -1.00', 'NOVA 3 13.00 6.50 -6.50'])
    expect(await by('DAY', { startDate: '2026-11-02', endDate: '2026-11-02' })).toEqual(['2026-11-02 1 2.00 5.50 3.50'])
    expect((await profit(autumn)).total).toMatchObject({ key: 'TOTAL', bets: 4, stake: '14.00', net: '-7.50' })
  })

  it('is the same from bets, from stored days and from both', async () => {
    const { bet, profit, owner } = await newPlayer()
    const groups = ['DAY', 'WEEK', 'MONTH', 'CATEGORY', 'VENDOR']
    const all = () => Promise.all(groups.map((groupBy) => profit({ ...autumn, groupBy })))
    const vendors = ['NOVA', 'REEF']
    for (let n = 0; n < 24; n++)
      await bet({
        ...{
          at: new Date(Date.UTC(2026, 7, 30 + 4 * n, (7 * n) % 24)).toISOString(),
          vendor: vendors[n % 2] as string,
        },
        ...{ stake: BigInt(1_000 * (n + 1)), payout: BigInt(2_500 * (n % 5)), category: n % 3 ? 'RNG' : 'LIVE' },
      })
    const raw = await all()
    expect(raw[0]?.total.bets).toBeGreaterThan(20)
    await store()
    const { rows } = await gateway.pool.query('SELECT FROM member_day WHERE member_id = $1', [owner.memberId])
    expect(rows).toHaveLength(24)
    expect(await all()).toEqual(raw)
    // A day that changed again is read from its bets, once.
    await isDue(owner.memberId, '2026-09-23T04:00:00.000Z')
    expect(await all()).toEqual(raw)
    await bet({ at: '2026-10-01T04:00:00.000Z', stake: 1_000n, payout: 0n })
    const later = await all()
    expect(later[0]?.total.bets).toBe((raw[0]?.total.bets ?? 0) + 1)
    await store()
    expect(await all()).toEqual(later)
  })

  it('adds gifts to their day, and to the total alone where the rows are games', async () => {
    const { bet, book, profit } = await newPlayer()
    await bet({ at: new Date().toISOString(), stake: 100_000n, payout: 0n })
    await book('ALW', { amount: 40_000n })
    await book('PRM', { amount: 10_000n, vendor: 'NOVA' })
    await book('ADJ', { amount: 990_000n })
    const day = await profit({ groupBy: 'DAY' })
    const sums = { winLoss: '-10.00', bonus: '5.00', commission: '0.00', net: '-5.00' }
    expect(day.rows).toHaveLength(1)
    expect(day.rows[0]).toMatchObject(sums)
    const games = await profit({ groupBy: 'CATEGORY' })
    expect(games.rows).toMatchObject([{ key: 'RNG', winLoss: '-10.00', bonus: '0.00', net: '-10.00' }])
    expect(games.total).toMatchObject(sums)
  })

  it('is the member’s own, and empty without bets', async () => {
    const [mine, other] = [await newPlayer(), await newPlayer()]
    await other.bet({ at: '2026-11-03T04:00:00.000Z', stake: 10_000n, payout: 0n })
    await other.book('ALW', { amount: 40_000n })
    const { rows, total } = await mine.profit({ startDate: '2026-09-01', endDate: '2027-06-01' })
    expect([rows, total.net, total.bets]).toEqual([[], '0.00', 0])
  })

  it.each([[{ groupBy: 'YEAR' }], [{ startDate: '2025-03-01', endDate: '2026-03-02' }]])(
    'refuses %o',
    async (input) => {
      const { token } = await newPlayer()
      expect(await call(gateway.app, 'profit', input, { token })).toMatchObject({ code: 'VALIDATION_FAILED' })
    },
  )
})

it('has an index of every kind of gift', async () => {
  const { rows } = await gateway.pool.query<{ def: string }>(
    "SELECT pg_get_indexdef(oid) AS def FROM pg_class WHERE relname = 'journal_gift'",
  )
  const kinds = [...(rows[0]?.def ?? '').matchAll(/'([A-Z]{3})'/g)].map(([, kind]) => kind)
  expect(kinds.toSorted()).toEqual([...bonusKinds, ...commissionKinds].toSorted())
})
