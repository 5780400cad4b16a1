import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ContractStatus, dayIn, promotionStates, rewardStates } from '@boardwalk/api-client/contract'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { call, openGateway, signIn, type TestGateway } from '../../test/gateway.ts'
import { missionStage } from '../../test/missions.ts'
import { sandboxProvider } from '../cashier/sandbox/sandbox-provider.ts'
import { contractDefaults } from '../contracts/contract-rules.ts'
import { contractKinds } from '../contracts/kinds.ts'
import { verifyRun } from '../contracts/verify.ts'
import { openDb } from '../db/client.ts'
import { GatewayPool } from '../db/pool.ts'
import { settlementRuns } from '../db/schema/contracts.ts'
import { merchants } from '../db/schema/settings.ts'
import { brokenOnes, checkInvariants } from '../ledger/invariants.ts'
import { parseMoney } from '../ledger/money.ts'
import { indexMerchants, type Merchant } from '../permission/merchants.ts'
import { reconcileGames } from '../recon/reconcile-games.ts'
import { reconcilePayments } from '../recon/reconcile-payments.ts'
import { seedAgencies } from './agency/seed-agencies.ts'
import { allGameRows, gameRows } from './games.ts'
import { seedPayPasswords } from './pay-passwords.ts'
import { seedSandboxPayments } from './sandbox-payments.ts'
import { seedDemoWorld } from './seed-demo-world.ts'
import { seedWorlds } from './seed-worlds.ts'
import { type SeededTable, seededTables } from './seeded-texts.ts'
import { smallVendors } from './small-vendors.ts'
import { syncTexts } from './sync-texts.ts'
import { allVendors, vendorStatus } from './vendors.ts'

let gateway: TestGateway
/** A whole world takes its time on a busy machine. */
const timeoutMs = 300_000

/** A database that soon takes a pause for an idle transaction, before a seeding that pauses longer in both of its steps. */
const impatient = '-c idle_in_transaction_session_timeout=2s -c TimeZone=UTC'
const pauseMs = 2_500
const pausesBefore = ['insert into "vendor"', 'insert into "bet"']

function pauseOnce(client: pg.Client, left: Set<string>): void {
  const send = client.query.bind(client) as (...parts: unknown[]) => unknown
  const slow = async (...parts: unknown[]) => {
    const { text } = parts[0] as { text?: string }
    const found = [...left].find((start) => text?.startsWith(start))
    if (found && left.delete(found)) await sleep(pauseMs)
    return send(...parts)
  }
  client.query = slow as typeof client.query
}

beforeAll(async () => {
  gateway = await openGateway()
  const { connectionString, application_name } = gateway.pool.options
  const pool = new GatewayPool({ connectionString, application_name, options: impatient }, timeoutMs)
  const left = new Set(pausesBefore)
  pool.on('error', () => {}).on('connect', (client) => pauseOnce(client, left))
  await seedDemoWorld({ ...gateway.deps, pool, db: openDb(pool) })
  await pool.end()
  expect(left).toEqual(new Set())
}, timeoutMs)
afterAll(() => gateway.close())

/** The days of the last twelve months. */
const year = () => ({ startDate: dayIn('Asia/Manila', Date.now() - 360 * 86_400_000) })

const query = async <T extends object>(text: string) => (await gateway.pool.query<T>(text)).rows

/** A digest per table; any changed amount, id or text changes it. */
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
    // Fields from the engine may change with it; the identity of an entry does not.
    const digest = () =>
      createHash('sha256')
        .update(
          JSON.stringify(
            gameRows().map(({ id, code, vendor, names, theme, sort }) => [id, code, vendor, names.EN, theme, sort]),
          ),
        )
        .digest('hex')
    expect(gameRows()).toEqual(gameRows())
    expect(digest()).toMatchInlineSnapshot(`"488e01da00a2318d9b4e1127c2d85d6b36a65c9af8d3da58500e57a086da424d"`)
  })

  it('has 10,000 games of 20 vendors and a few of small ones, one per name and vendor, with neighbours that look different', async () => {
    const rows = await query<{ vendor: string; theme: string; names: { EN: string } }>(
      'select vendor, theme, names from game order by sort, id',
    )
    const small = new Set(smallVendors.map(({ code }) => code))
    expect(rows.filter(({ vendor }) => !small.has(vendor))).toHaveLength(10_000)
    expect(rows).toHaveLength(allGameRows().length)
    expect(new Set(rows.map(({ vendor }) => vendor)).size).toBe(20 + small.size)
    expect(new Set(rows.map(({ vendor, names }) => `${vendor} ${names.EN}`)).size).toBe(rows.length)
    expect(rows[0]?.names.EN).toBe('Mango Fiesta')
    const slots = rows.filter(({ vendor }) => vendor === 'KISLAP')
    expect(slots.filter(({ theme }, at) => theme === slots[at - 1]?.theme).length).toBeLessThan(slots.length / 20)
  })

  it('covers every category; vendors are up whose engines the sandbox runs', async () => {
    const rows = await query<{ category: string; status: string }>(
      'select distinct unnest(categories) as category, status from vendor',
    )
    expect(new Set(rows.map(({ category }) => category))).toEqual(
      new Set(['RNG', 'LIVE', 'SPORTS', 'FISH', 'PVP', 'LOTT', 'ELOTT', 'COCKFIGHT']),
    )
    const vendors = await query<{ code: string; status: string }>('select code, status from vendor order by code')
    const wanted = allVendors.map((seed) => ({ code: seed.code, status: vendorStatus(seed) }))
    expect(vendors).toEqual(wanted.sort((a, b) => (a.code < b.code ? -1 : 1)))
    expect(vendors.filter(({ status }) => status === 'UP').length).toBeGreaterThanOrEqual(8)
  })

  it('has lists of one, five, six, seven and eleven vendors (checklist 20, 48)', async () => {
    const lengthOf = async (gameType: string) => {
      const { value } = await call(gateway.app, 'gameVendor', { gameType })
      const found = value.list[0].vendors as { vassalage: string }[]
      for (const { vassalage } of found) {
        const list = await call(gateway.app, 'gameList', { gameType, vassalage, pageNo: 1, pageSize: 1 })
        expect(list.value.totalCount, vassalage).toBeGreaterThan(0)
      }
      return found.length
    }
    const lengths = await Promise.all(['SPORTS', 'ESPORTS', 'FISH', 'LIVE', 'RNG'].map(lengthOf))
    expect(lengths).toEqual([1, 5, 6, 7, 11])
  })

  it('gets the vendors that a release adds and keeps the existing ones', async () => {
    const before = await fingerprint()
    await gateway.pool.query(`delete from game where vendor = 'SAGAR'`)
    await gateway.pool.query(`delete from vendor where code = 'SAGAR'`)
    await gateway.pool.query(
      `update setting set value = '{"digest":"of another release"}' where name = 'demoCatalogue'`,
    )
    await seedDemoWorld(gateway.deps)
    expect(await fingerprint()).toEqual(before)
  })

  it('follows the engines: figures, words and vendors are brought up to date, an operator’s changes stay', async () => {
    const before = await fingerprint()
    const off = `where code = 'mango-fiesta' and vendor = 'KISLAP'`
    await gateway.pool.query(`update game set engine = 'ways', rtp = 1, search_words = '{}', is_enabled = false ${off}`)
    await gateway.pool.query(`update vendor set status = 'MAINTENANCE' where code = 'NODI'`)
    const until = new Date(Date.now() + 3_600_000)
    await gateway.pool.query(`update vendor set status = 'MAINTENANCE', maintenance_until = $1 where code = 'HABI'`, [
      until,
    ])
    await gateway.pool.query(
      `update setting set value = '{"digest":"of another release"}' where name = 'demoCatalogue'`,
    )
    await seedDemoWorld(gateway.deps)
    const [game] = await query<{ engine: string; rtp: number; words: number; is_enabled: boolean }>(
      `select engine, rtp, cardinality(search_words) as words, is_enabled from game ${off}`,
    )
    expect(game).toMatchObject({ engine: 'lines', is_enabled: false })
    expect(game?.rtp).toBeGreaterThan(9_000)
    expect(game?.words).toBeGreaterThan(5)
    const vendors = await query<{ status: string }>(
      `select status from vendor where code in ('NODI', 'HABI') order by code`,
    )
    expect(vendors.map(({ status }) => status)).toEqual(['MAINTENANCE', 'UP'])
    await gateway.pool.query(`update game set is_enabled = true ${off}`)
    await gateway.pool.query(`update vendor set status = 'UP', maintenance_until = null where code = 'HABI'`)
    expect(await fingerprint()).toEqual(before)
  })
})

describe('the people', () => {
  it.each(['walogm', '90jlbdtf1', '90jiliinf1'])(
    'sign in at %s and own the welcome amount and their deposits',
    async (merchant) => {
      const headers = { 'x-merchant': merchant }
      for (const username of ['player01', 'vip01', 'agent01']) {
        const answer = await signIn(gateway.app, username, { password: 'Boardwalk-1' }, { headers })
        expect(answer).toMatchObject({
          code: 'OK',
          value: { userName: username, type: username === 'agent01' ? 1 : 0 },
        })
      }
      const [player] = await query<{ cash: string; rank: number; depth: number }>(
        `select (select balance from account a join member m on m.id = a.member_id where m.username = 'player01' and m.merchant = '${merchant}' and a.type = 'CASH') as cash,
        (select rank_level from member where username = 'vip01' and merchant = '${merchant}') as rank,
        (select max(nlevel(m.path) - nlevel(a.path)) from member m join member a on a.path @> m.path where a.username = 'agent01' and a.merchant = '${merchant}') as depth`,
      )
      // The welcome amount, deposits, one of them with a fee, and a claimed reward, less the withdrawals.
      expect(player).toEqual({ cash: '11350000', rank: 5, depth: 4 })
    },
  )

  it('have a member with an upline, who sent and received transfers, and bonuses in play and become cash', async () => {
    const { value: session } = await signIn(gateway.app, 'vip01', { password: 'Boardwalk-1' })
    const ask = async (name: Parameters<typeof call>[1]) =>
      (await call(gateway.app, name, name === 'transferInfo' ? {} : year(), { token: session.token })).value
    expect(await ask('transferInfo')).toMatchObject({ upline: { accountMasked: 'ag***' } })
    const sent = (await ask('transfers')).list.map(({ direction }: { direction: string }) => direction)
    expect(sent).toEqual(['UP', 'IN', 'UP'])
    const bonuses: { status: string; title: string }[] = (await ask('bonuses')).list
    expect(bonuses.map(({ status }) => status)).toEqual(expect.arrayContaining(['ACTIVE', 'CONVERTED']))
    const inFilipino = await call(gateway.app, 'bonuses', year(), {
      ...{ token: session.token, headers: { 'x-language': 'TY' } },
    })
    const titles = inFilipino.value.list.map(({ title }: { title: string }) => title)
    expect(titles).not.toContain(null)
    expect(titles).not.toEqual(bonuses.map(({ title }) => title))
  })

  it('named in guides have messages, read and unread, in their language', async () => {
    type Box = { merchant: string; username: string; total: number; unread: number; isNamed: boolean; titles: string[] }
    const boxes = await query<Box>(
      `select merchant, username, bool_and(msg.language is not distinct from m.language) as "isNamed", count(*)::int as total, count(*) filter (where read_at is null)::int as unread,
        array_agg(msg.title order by msg.created_at desc) as titles
        from message msg join member m on m.id = msg.member_id where username in ('player01', 'vip01')
        and kind not in ('DEPOSIT', 'WITHDRAW') group by merchant, username`,
    )
    expect(boxes).toHaveLength(6)
    for (const { username, isNamed, total, unread } of boxes)
      expect([username, isNamed, total, unread]).toEqual([username, true, ...(username === 'vip01' ? [12, 5] : [9, 3])])
    const second = (merchant: string) =>
      boxes.find((box) => box.merchant === merchant && box.username === 'vip01')?.titles[2]
    expect([second('walogm'), second('90jiliinf1')]).toEqual([
      'Mayroon kang VIP customer service',
      'आपके लिए वीआईपी ग्राहक सेवा है',
    ])
  })

  it('named in guides have feedback with and without an answer, in their language', async () => {
    const rows = await query<{ username: string; content: string; answered: boolean }>(
      `SELECT m.username, f.content, f.reply IS NOT NULL AND f.replied_at > f.created_at AS answered FROM feedback f
       JOIN member m ON m.id = f.member_id WHERE m.merchant = '90jiliinf1' ORDER BY m.username, f.created_at DESC`,
    )
    expect(rows.map(({ username, answered }) => [username, answered])).toEqual([
      ...[
        ['player01', false],
        ['player01', true],
        ['player01', true],
      ],
      ...[
        ['vip01', false],
        ['vip01', true],
        ['vip01', true],
      ],
    ])
    const own = rows.filter(({ username }) => username === 'vip01')
    for (const { content } of own) expect(content).toMatch(/^\p{Script=Devanagari}/u)
  })

  it('have mails about transfers of today, and none about deposits of earlier days', async () => {
    const rows = await query<{ cause: string }>(
      'SELECT DISTINCT split_part(cause, chr(32), 2) AS cause FROM notice_mail',
    )
    const causes = rows.map(({ cause }) => cause)
    expect(causes).toEqual(expect.arrayContaining(['transferSent', 'transferReceived']))
    expect(causes).not.toContain('arrived')
  })

  it('named in guides have deposits in every state that lasts, with read messages, and one that waits for an operator', async () => {
    const rows = await query<{ username: string; states: string[]; unread: number }>(
      `select m.username, array_agg(distinct d.status order by d.status) as states,
        (select count(*)::int from message where member_id = m.id and kind = 'DEPOSIT' and read_at is null) as unread
        from deposit d join member m on m.id = d.member_id where m.username in ('player01', 'vip01') group by m.id`,
    )
    expect(rows).toHaveLength(6)
    const ended = ['APPROVED', 'CANCELLED', 'EXPIRED', 'FAILED', 'REJECTED']
    for (const { username, ...row } of rows) {
      const states = username === 'vip01' ? [...ended, 'PENDING'].sort() : ended
      expect(row).toEqual({ states, unread: 0 })
    }
    expect(brokenOnes(await checkInvariants(gateway.pool))).toEqual([])
  })

  it('have one bank transfer at each site, whose slip an operator can see', async () => {
    const open = await query<{ refNo: string; merchant: string; kind: string; amount: string }>(
      `select ref_no as "refNo", merchant, kind, amount from deposit where status in ('CREATED', 'PENDING')`,
    )
    const transfer = { kind: 'BANK_TRANSFER', amount: '4000000' }
    expect(open).toEqual(gateway.deps.merchants.all.map(() => expect.objectContaining(transfer)))
    for (const { refNo } of open) {
      const headers = { authorization: `Bearer ${gateway.deps.config.opsSecrets.FINANCE}`, host: 'localhost' }
      const slip = await gateway.app.inject({ url: `/ops/deposits/${refNo}/slip`, headers })
      expect([slip.statusCode, slip.headers['content-type']]).toEqual([200, 'image/png'])
    }
  })

  it('named in guides have withdrawals in every state that lasts, over three months, with read messages', async () => {
    const rows = await query<{ username: string; states: string[]; days: number; unread: number }>(
      `select m.username, array_agg(distinct w.status order by w.status) as states,
        extract(day from now() - min(w.created_at))::int as days,
        (select count(*)::int from message where member_id = m.id and kind = 'WITHDRAW' and read_at is null) as unread
        from withdrawal w join member m on m.id = w.member_id group by m.id`,
    )
    expect(rows).toHaveLength(6)
    const ended = ['DISPUTED', 'FAILED', 'FORCED', 'PAID_OUT', 'RECEIVED', 'REFUNDED', 'REJECTED']
    for (const { username, states, days, unread } of rows) {
      const onItsWay = username === 'vip01' ? 'PAYING' : 'REVIEW'
      expect({ states, days, unread }).toEqual({ states: [...ended, onItsWay].sort(), days: 88, unread: 0 })
    }
  })

  it('named in guides have postings of three months and as many statements, each after the one before', async () => {
    const rows = await query<{ account: string; type: string; months: number; inOrder: boolean; named: boolean }>(
      `with own as (
        select a.id, a.type, uuid_extract_timestamp(j.id) as made, j.at, j.ref_no,
          lag(uuid_extract_timestamp(j.id)) over w as before, lag(j.at) over w as earlier
        from entry e join account a on a.id = e.account_id join journal j on j.id = e.journal_id
          join member m on m.id = a.member_id where m.username in ('player01', 'vip01')
        window w as (partition by a.id order by e.account_version))
      select id as account, type, count(distinct date_trunc('month', at))::int as months,
        bool_and(coalesce(made >= before and at >= earlier, true)) as "inOrder",
        bool_and(substr(ref_no, 3, 6) = to_char(at at time zone 'UTC', 'YYMMDD')) as named
      from own group by id, type order by type`,
    )
    const ofType = (wanted: string) => rows.filter(({ type }) => type === wanted)
    expect(ofType('CASH').map(({ months }) => months >= 4)).toEqual(Array(6).fill(true))
    expect(ofType('PTS').map(({ months }) => months >= 3)).toEqual(Array(6).fill(true))
    expect(rows.filter(({ inOrder, named }) => !inOrder || !named)).toEqual([])
  })

  it('named in guides have the transaction password of the demo; one that a player has set stays', async () => {
    const read = () =>
      query<{ username: string; hash: string }>(
        `SELECT username, payment_password_hash AS hash FROM member WHERE payment_password_hash IS NOT NULL`,
      )
    const rows = await read()
    expect(rows.map(({ username }) => username).toSorted()).toEqual(
      ['agent01', 'player01', 'vip01'].flatMap((name) => [name, name, name]),
    )
    for (const { hash } of rows) expect(await gateway.deps.passwords.isRight(hash, 'Boardwalk-2')).toBe(true)
    await gateway.deps.db.transaction((tx) => seedPayPasswords(tx, gateway.deps, 'walogm'))
    expect(await read()).toEqual(rows)
  })

  it('named in guides have a mission to claim, chances of the raffle and a rank; the regulars lead the board', async () => {
    await missionStage(() => gateway).count()
    const options = { headers: { 'x-merchant': '90jiliinf1', 'x-language': 'HI' } }
    const { value: session } = await signIn(gateway.app, 'vip01', { password: 'Boardwalk-1' }, options)
    const ask = async (name: Parameters<typeof call>[1], input = {}) =>
      (await call(gateway.app, name, input, { ...options, token: session.token })).value
    const { list } = await ask('missionSummary')
    expect(list.map(({ metric, state }: Record<string, string>) => [metric, state])).toContainEqual([
      'DEPOSIT',
      'CLAIM',
    ])
    expect(list).toHaveLength(5)
    const bets = list.find(({ metric }: { metric: string }) => metric === 'BETS').missionId
    expect((await ask('missionLeaderboard', { missionId: bets })).list[0]).toMatchObject({ rank: 1 })
    const raffle = (await ask('promotions')).list.find(({ kind }: { kind: string }) => kind === 'RAFFLE')
    expect(raffle.state).toBe('CLAIM')
    expect(await ask('promotion', { id: raffle.id })).toMatchObject({ raffle: { chances: 2, progress: '245.00' } })
    const rank = await ask('playerRank')
    expect(rank).toMatchObject({ labelName: 'VIP 5', next: { labelName: 'VIP 6', needDeposit: '24055.00' } })
    expect(rank.benefits).toHaveLength(2)
  })

  it('named in guides have promotions and rewards in every state, and friends with friends', async () => {
    const options = { headers: { 'x-merchant': '90jlbdtf1' } }
    for (const username of ['player01', 'vip01']) {
      const { value: session } = await signIn(gateway.app, username, { password: 'Boardwalk-1' }, options)
      const ask = async (name: Parameters<typeof call>[1]) =>
        (await call(gateway.app, name, {}, { ...options, token: session.token })).value
      const found = (await ask('promotions')).list.map(({ state }: { state: string }) => state)
      expect([...new Set(found)].sort()).toEqual([...promotionStates].sort())
      const rewards = (await ask('rewards')).list as { status: string; wagering: { percent: number } | null }[]
      expect(new Set(rewards.map(({ status }) => status))).toEqual(new Set(rewardStates))
      expect(rewards.find(({ wagering }) => wagering)?.wagering?.percent).toBe(71)
      const friends = (await ask('referralList')).list as { friends: unknown[]; reward: string | null }[]
      expect(friends.some(({ friends, reward }) => friends.length > 0 && reward !== null)).toBe(true)
    }
  })

  it('played real rounds: every journal sums to zero and every balance is its entries', async () => {
    const [sums] = await query<{ journals: string; broken: string; bets: string; drifted: string }>(
      `select (select count(*) from journal) as journals, (select count(*) from bet) as bets,
        (select count(*) from (select journal_id from entry group by journal_id, currency having sum(amount) <> 0) x) as broken,
        (select count(*) from account a where balance is not null and balance <> (select coalesce(sum(amount), 0) from entry e where e.account_id = a.id)) as drifted`,
    )
    expect(sums).toMatchObject({ broken: '0', drifted: '0' })
    // Those of the regulars, and twelve of each account that guides name.
    expect(Number(sums?.bets)).toBe(154 * gateway.deps.merchants.all.length)
  })
})

it('changes nothing when it runs again, and asks little', async () => {
  const before = await fingerprint()
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  expect(await seedDemoWorld(gateway.deps)).toEqual({ seeded: false, rounds: 0 })
  expect(asked.mock.calls.length).toBeLessThan(40)
  asked.mockRestore()
  expect(await fingerprint()).toEqual(before)
})

it('brings the wording of an earlier release up to date at the next start', async () => {
  const before = await fingerprint()
  const { db, merchants } = gateway.deps
  const oldRows = ({ columns, rows }: SeededTable, merchant: Merchant) =>
    rows(merchant).map((row) => ({ ...row, ...Object.fromEntries(columns.map((name) => [name, { EN: 'Old' }])) }))
  const earlier = seededTables.map((table) => ({ ...table, rows: (merchant: Merchant) => oldRows(table, merchant) }))
  await db.transaction((tx) => syncTexts(tx, merchants.all, earlier))
  expect((await fingerprint()).help_article).not.toBe(before.help_article)
  await seedDemoWorld(gateway.deps)
  expect(await fingerprint()).toEqual(before)
})

it('is made once by two processes that start together', { timeout: timeoutMs }, async () => {
  const other = await openGateway()
  // Both compute ten thousand games in this one process, which leaves no time for a connection that opens during it.
  await Promise.all([other.pool.query('select pg_sleep(0.1)'), other.pool.query('select pg_sleep(0.1)')])
  const results = await Promise.all([seedDemoWorld(other.deps), seedDemoWorld(other.deps)])
  expect(results.map(({ seeded }) => seeded).sort()).toEqual([false, true])
  const [bets] = (await other.pool.query<{ count: string }>('select count(*) from bet')).rows
  expect(bets?.count).toBe((await query<{ count: string }>('select count(*) from bet'))[0]?.count)
  await other.close()
})

it('gives a brand that joins later its share, and leaves the others alone', async () => {
  const { deps } = gateway
  const { fallback } = deps.merchants
  const newcomer = { ...fallback, code: 'newcomer1', brandId: 'newcomer', currency: 'NEW', hosts: ['new.localhost'] }
  const rows = () => query<{ rows: string }>(`select count(*) as rows from member where merchant <> 'newcomer1'`)
  const before = await rows()
  await deps.db.insert(merchants).values({ ...newcomer, dialingCode: '1', sort: 99 })
  const merchantsThen = indexMerchants([...deps.merchants.all, newcomer])
  expect(await seedDemoWorld({ ...deps, merchants: merchantsThen })).toEqual({ seeded: true, rounds: 130 })
  expect(await seedDemoWorld({ ...deps, merchants: merchantsThen })).toEqual({ seeded: false, rounds: 0 })
  const [found] = await query(
    `select (select count(*)::int from banner where merchant = 'newcomer1') as banners,
      (select balance from account a join member m on m.id = a.member_id
        where m.merchant = 'newcomer1' and username = 'player01' and a.type = 'CASH' and a.currency = 'NEW') as cash,
      (select count(*)::int from vendor where not 'NEW' = any(currencies)) as refusing`,
  )
  expect(found).toEqual({ banners: 18, cash: '11350000', refusing: 0 })
  expect(await rows()).toEqual(before)
})

it.each(['walogm', '90jlbdtf1', '90jiliinf1'])('shows a full board of masked winners at %s', async (merchant) => {
  const asked = { gameCategory: 'ALL', limitNum: 20 }
  const { value } = await call(gateway.app, 'rankList', asked, { headers: { 'x-merchant': merchant } })
  expect(value.list).toHaveLength(20)
  for (const { accountMasked } of value.list) expect(accountMasked).toMatch(/^..\*\*\*$/)
  const amounts = value.list.map(({ amount }: { amount: string }) => Number(amount))
  expect(amounts).toEqual([...amounts].sort((a, b) => b - a))
})

describe('the agency of agent01', () => {
  beforeAll(async () => {
    expect(await seedAgencies(gateway.deps)).toBe(3)
  }, timeoutMs)

  it('has a ledger in order, and settlements that equal a recomputation bet by bet', {
    timeout: timeoutMs,
  }, async () => {
    expect(brokenOnes(await checkInvariants(gateway.pool))).toEqual([])
    const { db, merchants: all } = gateway.deps
    const runs = await db.select({ id: settlementRuns.id, merchant: settlementRuns.merchant }).from(settlementRuns)
    // One after the other: the time of a statement counts from its place in the queue of the connection.
    await db.transaction(async (tx) => {
      for (const { id, merchant } of runs)
        expect(await verifyRun(tx, id, all.byCode(merchant) as Merchant, contractDefaults.activeBet)).toEqual([])
    })
    const due = await query(`select id from settlement_item where status = 'DUE'`)
    expect([runs.length > 300, due]).toEqual([true, []])
  })

  it('has contracts of every kind in every state, links with registrations, and payments of every kind', async () => {
    const states = await query<{ merchant: string; kind: string; states: string[] }>(
      `select merchant, kind, array_agg(distinct status order by status) as states from contract group by 1, 2`,
    )
    expect(states).toHaveLength(3 * contractKinds.length)
    for (const { merchant, kind, states: found } of states)
      expect([merchant, kind, found]).toEqual([merchant, kind, [...ContractStatus.options].sort()])
    const periods = await query(
      `select merchant, array_agg(distinct period order by period) as periods from contract
       where kind = 'DIVIDEND' and status = 'ACTIVE' group by 1`,
    )
    expect(periods.map((row) => (row as { periods: string[] }).periods)).toEqual(
      Array.from({ length: 3 }, () => ['DAILY', 'MONTHLY', 'WEEKLY']),
    )
    const [found] = await query(
      `select (select count(distinct r.kind)::int from settlement_item i join settlement_run r on r.id = i.run_id
          join member m on m.id = i.member_id where i.status = 'PAID' and m.username = 'agent01') as kinds,
        (select count(*)::int from register_link l where l.uses > 0 and l.uses <>
          (select count(*) from member where register_link_id = l.id)) as miscounted,
        (select count(distinct register_link_id)::int from member) as used`,
    )
    expect(found).toEqual({ kinds: 5, miscounted: 0, used: 15 })
  })

  it('has pay by the hour and by the round on several evenings, a correction, notes and rebates at each site', async () => {
    const evenings = await query(
      `select merchant, kind, count(distinct starts_at::date)::int as days from settlement_run
       where kind in ('HOURLY', 'REALTIME') group by 1, 2`,
    )
    expect(evenings.map((row) => (row as { days: number }).days)).toEqual(Array.from({ length: 6 }, () => 3))
    const found = await query(
      `select m.code, (select count(*) > 0 from settlement_fix f join settlement_item i on i.id = f.item_id
          join settlement_run r on r.id = i.run_id where r.merchant = m.code) as corrected,
        (select count(*)::int from bet where merchant = m.code and status = 'ROLLED_BACK') as undone,
        (select count(*)::int from downline_note n join member a on a.id = n.agent_id where a.merchant = m.code) as notes,
        (select count(*)::int from member a where a.merchant = m.code and a.rebate > 0) as rebates
       from merchant m where exists (select from contract where merchant = m.code)`,
    )
    const wanted = { corrected: true, undone: 1, notes: 4, rebates: 7 }
    expect(found).toEqual(Array.from({ length: 3 }, () => ({ code: expect.any(String), ...wanted })))
  })

  it('fills the plots of three months at once', async () => {
    const { value: session } = await signIn(gateway.app, 'agent01', { password: 'Boardwalk-1' })
    const [days] = await query<{ first: string; last: string }>(
      `select to_char(now() - interval '85 days', 'YYYY-MM-DD') as first, to_char(now(), 'YYYY-MM-DD') as last`,
    )
    const asked = { startDate: days?.first, endDate: days?.last }
    const { value } = await call(gateway.app, 'agentOverview', asked, { token: session.token })
    expect(value.series.length).toBeGreaterThan(75)
    for (const figure of ['deposit', 'withdraw', 'validBet', 'commission'])
      expect([figure, Number(value.sum[figure]) > 0]).toEqual([figure, true])
    // The plot reads days and the sums read whole months, of the same rows.
    const units = (text: string) => parseMoney(text) ?? 0n
    for (const figure of ['deposit', 'withdraw', 'validBet']) {
      const plotted = value.series.map((day: Record<string, string>) => units(day[figure] ?? ''))
      expect([figure, plotted.reduce((sum: bigint, one: bigint) => sum + one, 0n)]).toEqual([
        figure,
        units(value.sum[figure]),
      ])
    }
    expect(value.sum.registrations).toBeGreaterThan(15)
    expect(value.sum.firstDeposits).toBeGreaterThan(5)
  })

  it('has a record of the payment sandbox for every seeded payment, once', async () => {
    const ours = gateway.deps.merchants.all.map(({ code }) => code)
    /** Brands that joined in another test have no storefront here. */
    const casesOfOurs = async () =>
      (await reconcilePayments(gateway.deps.db, sandboxProvider(gateway.deps))).cases.filter(({ merchant }) =>
        ours.includes(merchant),
      )
    expect((await casesOfOurs()).length).toBeGreaterThan(10)
    await seedSandboxPayments(gateway.deps)
    expect(await casesOfOurs()).toEqual([])
    const [before] = await query<{ count: string }>('select count(*) from sandbox_event')
    await seedSandboxPayments(gateway.deps)
    expect(await query('select count(*) from sandbox_event')).toEqual([before])
  })

  it('has no case against the games’ report, because no server of games ever saw its rounds', async () => {
    const report = { since: async () => new Date(0), named: async () => [], async *pages() {} }
    const { isWhole, differences, notCompared } = await reconcileGames(gateway.deps, report)
    expect([isWhole, differences, notCompared]).toEqual([true, 0, [{ provider: 'demo', messages: expect.any(Number) }]])
    expect(notCompared[0]?.messages).toBeGreaterThan(1_000)
  })

  it('is made once', async () => {
    expect(await seedAgencies(gateway.deps)).toBe(0)
    // No connection of its own for a complete world.
    await seedWorlds(gateway.deps, 'postgres://127.0.0.1:1/nowhere')
  })
})
