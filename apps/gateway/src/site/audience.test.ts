import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, newPlayer, prove, seal, signIn, type TestGateway } from '../../test/gateway.ts'
import { openSeededGateway } from '../../test/seeded.ts'

type Row = 'announcements' | 'siteAnnouncements' | 'siteBanners' | 'promotions'
const groups = ['VISITOR', 'NEW', 'MEMBER', 'AGENT'] as const
const everyone = 'EVERYONE'

let gateway: TestGateway
const tokens: Record<string, string> = {}
const options = (who: string) => (tokens[who] ? { token: tokens[who] } : {})

/** Gives one row of each kind to each group, named by its audience. */
async function addressContent() {
  for (const table of ['announcement', 'banner', 'promotion']) {
    const copy = `jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid()))`
    await gateway.pool.query(
      `INSERT INTO ${table} SELECT (${copy}).* FROM ${table} one WHERE merchant = 'walogm' LIMIT 1`,
    )
    const { rows } = await gateway.pool.query(
      `SELECT id FROM ${table} WHERE merchant = 'walogm' ORDER BY id LIMIT $1`,
      [groups.length + 1],
    )
    const name = table === 'banner' ? `image = $2` : `title = jsonb_build_object('EN', $2::text)`
    await gateway.pool.query(`UPDATE ${table} SET is_enabled = false WHERE merchant = 'walogm'`)
    for (const [index, { id }] of rows.entries()) {
      const group = groups[index]
      const set = `audience = $3, is_enabled = true, ${name}`
      await gateway.pool.query(`UPDATE ${table} SET ${set} WHERE id = $1`, [
        id,
        group ?? everyone,
        group ? [group] : [],
      ])
    }
  }
}

async function trialToken(): Promise<string> {
  await gateway.deps.settings.store('walogm', 'features', { freePlay: true })
  const altcha = await prove(gateway.app, 'freePlay')
  const rs = await seal(gateway.app, 'A'.repeat(43), '/wps/session/login/freeplay')
  return (await call(gateway.app, 'freePlay', { os: 'x', platform: 'W', version: 3, rs, altcha })).value.token
}

beforeAll(async () => {
  gateway = await openSeededGateway()
  await addressContent()
  await gateway.pool.query(`UPDATE member SET registered_at = now() - interval '8 days'`)
  await gateway.pool.query(`UPDATE member SET registered_at = now() - interval '6 days' WHERE username = 'vip01'`)
  const password = { password: 'Boardwalk-1' }
  tokens.member = (await signIn(gateway.app, 'player01', password)).value.token
  tokens['new member'] = (await signIn(gateway.app, 'vip01', password)).value.token
  tokens.trial = await trialToken()
  tokens.agent = (await signIn(gateway.app, 'agent01', password)).value.token
})
afterAll(() => gateway.close())

type Shown = { id?: string; bannerId?: string; title?: string; url?: string }
const namesOf = (list: Shown[]) => list.map(({ title, url }) => title ?? url).sort()
const read = async (row: Row, who: string) => {
  const { value } = await call(gateway.app, row, row === 'siteAnnouncements' ? { pageSize: 20 } : {}, options(who))
  return row === 'announcements' ? [...value.player, ...value.popup, ...value.promotion] : value.list
}

describe.each([
  ['visitor', ['VISITOR']],
  ['member', ['MEMBER']],
  ['new member', ['NEW', 'MEMBER']],
  ['agent', ['AGENT']],
])('a %s', (who, expected) => {
  const wanted = [everyone, ...expected].sort()
  it.each<Row>(['announcements', 'siteAnnouncements', 'siteBanners', 'promotions'])(
    'reads only its %s',
    async (row) => {
      const list = await read(row, who)
      expect(namesOf(list)).toEqual(wanted)
      if (row === 'announcements') {
        const all = await call(gateway.app, 'announcements', { types: 'B,PL,PU,PR,H' }, options(who))
        expect(namesOf(all.value.banners)).toEqual(wanted)
      }
    },
  )

  it.each([
    ['siteAnnouncement', 'announcement'],
    ['promotion', 'promotion'],
  ] as const)('cannot open one of another group by its id: %s', async (row, table) => {
    const { rows } = await gateway.pool.query(
      `SELECT id, audience FROM ${table} WHERE is_enabled AND merchant = 'walogm'`,
    )
    for (const { id, audience } of rows) {
      const isOwn = audience.length === 0 || expected.includes(audience[0])
      expect((await call(gateway.app, row, { id }, options(who))).code).toBe(isOwn ? 'OK' : 'NOT_FOUND')
    }
  })
})

it('offers nothing to an excluded player, who still reads news to all', async () => {
  const { token, username } = await newPlayer(gateway.app)
  tokens.excluded = token
  const asked = ['siteBanners', 'promotions', 'announcements', 'siteAnnouncements'] as const
  const before = await Promise.all(asked.map((row) => read(row, 'excluded')))
  expect(before.every((list) => list.length > 0)).toBe(true)
  await gateway.pool.query(
    `UPDATE session s SET excluded_until = 'infinity' FROM member m WHERE m.id = s.member_id AND m.username = $1`,
    [username],
  )
  const { rows } = await gateway.pool.query(
    `SELECT type FROM announcement WHERE is_enabled AND merchant = 'walogm' AND audience = '{}'`,
  )
  const news = rows.some(({ type }) => type !== 'PR') ? [everyone] : []
  const after = await Promise.all(asked.map((row) => read(row, 'excluded')))
  expect(after.map(namesOf)).toEqual([[], [], news, news])
  const { rows: all } = await gateway.pool.query(`SELECT id FROM promotion WHERE is_enabled AND merchant = 'walogm'`)
  for (const { id } of all)
    expect((await call(gateway.app, 'promotion', { id }, options('excluded'))).code).toBe('NOT_FOUND')
})

it.each<Row>(['announcements', 'siteAnnouncements', 'siteBanners', 'promotions'])(
  'marks for a visitor alone the %s that other readers do not see',
  async (row) => {
    const marked = async (who: string) =>
      namesOf((await read(row, who)).filter(({ forVisitors }: { forVisitors?: true }) => forVisitors))
    expect(await marked('visitor')).toEqual(['VISITOR'])
    for (const who of ['member', 'new member', 'agent', 'trial']) expect(await marked(who)).toEqual([])
  },
)

it('marks important announcements', async () => {
  await gateway.pool.query(`UPDATE announcement SET is_important = true WHERE title->>'EN' = $1`, [everyone])
  const list: { title: string; important: boolean }[] = await read('siteAnnouncements', 'member')
  expect(list.filter(({ important }) => important).map(({ title }) => title)).toEqual([everyone])
})

it('shares an answer with no other group', async () => {
  const { headers } = await call(gateway.app, 'siteBanners', {}, options('member'))
  expect(headers['cache-control'] ?? '').not.toContain('public')
})
