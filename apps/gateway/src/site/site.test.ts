import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, signIn, type TestGateway } from '../../test/gateway.ts'
import { openSeededGateway } from '../../test/seeded.ts'

const groups = [
  'w_home',
  'w_rng',
  'w_live',
  'w_fish',
  'w_pvp',
  'w_sports',
  'w_esports',
  'w_lott',
  'w_down',
  'w_promotion',
  'w_shop',
  'w_help',
  'w_login',
  'w_reg',
  'w_topup_3',
]

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openSeededGateway()
})
afterAll(() => gateway.close())

describe.each(['walogm', '90jlbdtf1', '90jiliinf1'])('the site of %s', (merchant) => {
  const options = { headers: { 'x-merchant': merchant } }

  it.each(groups)('has banners for %s whose pictures exist', async (group) => {
    const { list } = (await call(gateway.app, 'siteBanners', { group }, options)).value
    expect(list.length).toBeGreaterThan(0)
    for (const { url, groupName } of list) {
      expect(groupName).toBe(group)
      expect((await gateway.app.inject({ url })).statusCode).toBe(200)
    }
  })

  it('lists every category in its menus, open when it has vendors', async () => {
    const { menus, settings } = (await call(gateway.app, 'gameMenus', {}, options)).value
    const open = menus
      .filter(({ enabled }: { enabled: boolean }) => enabled)
      .map(({ gameCategory }: { gameCategory: string }) => gameCategory)
    expect(open).toEqual(['RNG', 'LIVE', 'SPORTS', 'ESPORTS', 'FISH', 'PVP', 'LOTT', 'ELOTT'])
    expect(settings).toMatchObject({
      prizeMode: 'Elott',
      searchPageSize: 12,
      gamePageSize: 24,
      minBets: ['0.01', '0.05', '0.10', '0.50', '0.75'],
      loginedToHomePage: false,
    })
  })
})

it('groups announcements as asked and pages them newest first (checklist 142)', async () => {
  const all = (await call(gateway.app, 'announcements', { types: 'B,PL,PU,PR,H', platform: 'W', execution: 'B' })).value
  expect([all.player.length, all.popup.length, all.promotion.length]).toEqual([4, 1, 1])
  expect(all.banners.length).toBeGreaterThan(14)
  expect((await call(gateway.app, 'announcements', { types: 'PU' })).value).toMatchObject({
    player: [],
    banners: [],
    promotion: [],
    popup: [{}],
  })
  const pages = await Promise.all(
    [1, 2].map(async (pageNo) => (await call(gateway.app, 'siteAnnouncements', { pageNo, pageSize: 4 })).value),
  )
  expect(pages[0]).toMatchObject({ totalCount: 6, totalPages: 2, pageNo: 1 })
  const times = pages.flatMap(({ list }) => list.map(({ publishedAt }: { publishedAt: string }) => publishedAt))
  expect(times).toHaveLength(6)
  expect(times).toEqual([...times].sort().reverse())
})

it('uses the reader’s language, English when it has no other', async () => {
  const titles = async (language: string) =>
    (await call(gateway.app, 'helpCenter', { language, category: 'MONEY' })).value.list.map(
      ({ title }: { title: string }) => title,
    )
  expect(await titles('HI')).toContain('क्या यह असली पैसा है?')
  expect(await titles('EN')).not.toContain('क्या यह असली पैसा है?')
  expect(await titles('VI')).toEqual(await titles('EN'))
})

it('hides ended and unpublished entries', async () => {
  await gateway.pool.query(`update announcement set ends_at = now() where type = 'PR'`)
  await gateway.pool.query(`update announcement set published_at = now() + interval '1 hour' where type = 'PU'`)
  await gateway.pool.query(`update banner set is_enabled = false where group_name = 'w_down'`)
  expect((await call(gateway.app, 'siteAnnouncements', { pageSize: 10 })).value.totalCount).toBe(4)
  await expect.poll(async () => (await call(gateway.app, 'siteBanners', { group: 'w_down' })).value.list).toEqual([])
})

it('counts unread messages of the member alone', async () => {
  const token = (await signIn(gateway.app, 'player01', { password: 'Boardwalk-1' })).value.token
  // The welcome and two of the seeded messages.
  expect((await call(gateway.app, 'unreadCount', {}, { token })).value).toBe(3)
  await gateway.pool.query(
    `update message set read_at = now() where member_id = (select id from member where username = 'player01' and merchant = 'walogm')`,
  )
  expect((await call(gateway.app, 'unreadCount', { detail: 1 }, { token })).value).toEqual({
    message: 0,
    // The seeded friends, check-in and application.
    reward: 4,
    mission: 0,
    promo: 2,
  })
})
