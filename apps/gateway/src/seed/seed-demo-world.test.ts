import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, openGateway, signIn, type TestGateway } from '../../test/gateway.ts'
import { gameRows } from './games.ts'
import { seedDemoWorld } from './seed-demo-world.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
  await seedDemoWorld(gateway.deps)
})
afterAll(() => gateway.close())

const query = async <T extends object>(text: string) => (await gateway.pool.query<T>(text)).rows

/** A digest per table; amounts, ids, texts: whatever changes, changes it. */
async function fingerprint(): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const table of [
    'vendor',
    'game',
    'lottery_game',
    'banner',
    'announcement',
    'help_article',
    'member',
    'message',
    'journal',
    'entry',
    'bet',
    'account',
  ]) {
    const [row] = await query<{ sum: string }>(
      `select md5(string_agg(t::text, '|' order by t::text)) as sum from ${table} t`,
    )
    found[table] = row?.sum ?? 'empty'
  }
  return found
}

describe('the catalogue', () => {
  it('is the same on every machine', () => {
    const digest = () =>
      createHash('sha256')
        .update(JSON.stringify(gameRows(), (_, value) => (typeof value === 'bigint' ? `${value}` : value)))
        .digest('hex')
    expect(digest()).toBe(digest())
    expect(digest()).toMatchInlineSnapshot(`"d88d2cbe57d5be24ac761155d8240a3069d434cb1454af1d28fafb415dd53198"`)
  })

  it('has 10,000 games of 20 houses, one per name and house, with neighbours that look different', async () => {
    const rows = await query<{ vendor: string; theme: string; names: { EN: string } }>(
      'select vendor, theme, names from game order by sort, id',
    )
    expect(rows).toHaveLength(10_000)
    expect(new Set(rows.map(({ vendor }) => vendor)).size).toBe(20)
    expect(new Set(rows.map(({ vendor, names }) => `${vendor} ${names.EN}`)).size).toBe(10_000)
    expect(rows[0]?.names.EN).toBe('Mango Fiesta')
    const slots = rows.filter(({ vendor }) => vendor === 'KISLAP')
    expect(slots.filter(({ theme }, at) => theme === slots[at - 1]?.theme).length).toBeLessThan(slots.length / 20)
  })

  it('covers every category, and only slots are up', async () => {
    const rows = await query<{ category: string; status: string }>(
      'select distinct unnest(categories) as category, status from vendor',
    )
    expect(new Set(rows.map(({ category }) => category))).toEqual(
      new Set(['RNG', 'LIVE', 'SPORTS', 'FISH', 'PVP', 'LOTT', 'ELOTT', 'COCKFIGHT']),
    )
    expect(rows.filter(({ status }) => status === 'UP').map(({ category }) => category)).toEqual(['RNG'])
  })
})

describe('the people', () => {
  it.each(['walogm', '90jlbdtf1', '90jiliinf1'])('sign in at %s and own the welcome amount', async (merchant) => {
    const headers = { 'x-merchant': merchant }
    for (const username of ['player01', 'vip01', 'agent01']) {
      const answer = await signIn(gateway.app, username, { password: 'Boardwalk-1' }, { headers })
      expect(answer).toMatchObject({ code: 'OK', value: { userName: username, type: username === 'agent01' ? 1 : 0 } })
    }
    const [player] = await query<{ cash: string; rank: number; depth: number }>(
      `select (select balance from account a join member m on m.id = a.member_id where m.username = 'player01' and m.merchant = '${merchant}' and a.type = 'CASH') as cash,
        (select rank_level from member where username = 'vip01' and merchant = '${merchant}') as rank,
        (select max(nlevel(m.path) - nlevel(a.path)) from member m join member a on a.path @> m.path where a.username = 'agent01' and a.merchant = '${merchant}') as depth`,
    )
    expect(player).toEqual({ cash: '10000000', rank: 5, depth: 4 })
  })

  it('played real rounds: every journal sums to zero and every balance is its entries', async () => {
    const [sums] = await query<{ journals: string; broken: string; bets: string; drifted: string }>(
      `select (select count(*) from journal) as journals, (select count(*) from bet) as bets,
        (select count(*) from (select journal_id from entry group by journal_id, currency having sum(amount) <> 0) x) as broken,
        (select count(*) from account a where balance is not null and balance <> (select coalesce(sum(amount), 0) from entry e where e.account_id = a.id)) as drifted`,
    )
    expect(sums).toMatchObject({ broken: '0', drifted: '0' })
    expect(Number(sums?.bets)).toBe(390)
  })
})

it('changes nothing when it runs again, and is quick about it', async () => {
  const before = await fingerprint()
  const started = performance.now()
  expect(await seedDemoWorld(gateway.deps)).toEqual({ seeded: false, rounds: 0 })
  expect(performance.now() - started).toBeLessThan(1_000)
  expect(await fingerprint()).toEqual(before)
})

it('is made once by two processes that start together', async () => {
  const other = await openGateway()
  const results = await Promise.all([seedDemoWorld(other.deps), seedDemoWorld(other.deps)])
  expect(results.map(({ seeded }) => seeded).sort()).toEqual([false, true])
  const [bets] = (await other.pool.query<{ count: string }>('select count(*) from bet')).rows
  expect(bets?.count).toBe((await query<{ count: string }>('select count(*) from bet'))[0]?.count)
  await other.close()
})

it.each(['walogm', '90jlbdtf1', '90jiliinf1'])('shows a full board of masked winners at %s', async (merchant) => {
  const asked = { gameCategory: 'ALL', limitNum: 20 }
  const { value } = await call(gateway.app, 'rankList', asked, { headers: { 'x-merchant': merchant } })
  expect(value.list).toHaveLength(20)
  for (const { accountMasked } of value.list) expect(accountMasked).toMatch(/^..\*\*\*$/)
  const amounts = value.list.map(({ amount }: { amount: string }) => Number(amount))
  expect(amounts).toEqual([...amounts].sort((a, b) => b - a))
})
