import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, openGateway, send, type TestGateway, testConfig } from '../../../test/gateway.ts'
import { depositDefaults } from '../../permission/settings.ts'
import { sealAudit } from '../../security/audit.ts'
import type { OpsRole } from '../ops-gate.ts'

const merchant = 'walogm'
const reason = 'asked by the desk'
let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
  await gateway.pool.query(
    `INSERT INTO promotion_type (id, merchant, code, label) VALUES ($1, $2, 'EVENT', '{"EN":"Events"}')`,
    [randomUUID(), merchant],
  )
})
afterAll(async () => await gateway.close())

type Way = { method: 'GET' | 'POST' | 'PUT'; url: string; payload?: object; role?: OpsRole; key?: string }
const ops = ({ role = 'CONTENT', key = randomUUID(), ...request }: Way) =>
  send(gateway.app, {
    ...request,
    headers: { authorization: `Bearer ${testConfig.opsSecrets[role]}`, 'idempotency-key': key },
  })
const post = (path: string, payload: object, key?: string) =>
  ops({ method: 'POST', url: `/ops/content/${path}`, payload, ...(key && { key }) })
const set = (name: string, value: unknown, role: OpsRole = 'CONTENT') =>
  ops({ method: 'PUT', url: `/ops/settings/${name}`, payload: { merchant, value, reason }, role })

const news = { merchant, reason, type: 'PL', title: { EN: 'Lanterns' }, content: { EN: '**Light** one.' } }
const offer = {
  ...{ merchant, reason, type: 'EVENT', kind: 'JOIN', title: { EN: 'Race' }, summary: { EN: 'Run.' } },
  content: { EN: 'Run and win.' },
  terms: {
    reward: { type: 'BONUS', amount: '25.00' },
    wagerTimes: 3,
    days: 14,
    goal: { metric: 'STAKE', target: '100.00' },
  },
}
const share = { reward: { type: 'BONUS', amount: '500.00' }, wagerTimes: 5, deposit: { rate: '0.5', least: '200.00' } }
const depositOffer = { ...offer, kind: 'DEPOSIT', terms: share }
const banner = { merchant, reason, groupName: 'w_home', image: '/brands/philippines/banners/w_home.svg' }
const paidTwice = {
  ...depositDefaults,
  methods: depositDefaults.methods.map((method) => ({ ...method, kind: 'REDIRECT' })),
}
const past = '2020-01-01T00:00:00.000Z'

describe('publishing', () => {
  it('shows an announcement, an offer and a banner at once, and hides them', async () => {
    const made = {
      announcements: (await post('announcements', news)).value.id,
      promotions: (await post('promotions', offer)).value.id,
      banners: (await post('banners', { ...banner, linkageType: 'PAGE', linkageValue: '/promotions' })).value.id,
    }
    const shown = async () => ({
      announcements: (await call(gateway.app, 'siteAnnouncements', { types: 'PL' })).value.list,
      promotions: (await call(gateway.app, 'promotions')).value.list,
      banners: (await call(gateway.app, 'siteBanners', { group: 'w_home', language: 'HI' })).value.list,
    })
    const first = await shown()
    expect(first.announcements).toMatchObject([
      { id: made.announcements, content: '<p><strong>Light</strong> one.</p>' },
    ])
    expect(first.promotions).toMatchObject([{ id: made.promotions, state: 'JOIN' }])
    expect(first.banners).toMatchObject([{ bannerId: made.banners, linkageValue: '/promotions' }])
    for (const [kind, id] of Object.entries(made)) {
      expect((await ops({ method: 'GET', url: `/ops/content/${kind}?merchant=${merchant}` })).value.list).toHaveLength(
        1,
      )
      expect((await post(`${kind}/${id}/hide`, { reason })).code).toBe('OK')
      expect((await post(`${kind}/${id}/hide`, { reason })).code).toBe('STATE_INVALID')
      expect((await post(`${kind}/${randomUUID()}/hide`, { reason })).code).toBe('NOT_FOUND')
    }
    const { rows } = await gateway.pool.query(
      'SELECT 1 FROM announcement WHERE is_enabled UNION ALL SELECT 1 FROM promotion WHERE is_enabled UNION ALL SELECT 1 FROM banner WHERE is_enabled',
    )
    expect(rows).toEqual([])
  })

  it('shows a bonus of a deposit with its share and the smallest deposit', async () => {
    const { id } = (await post('promotions', depositOffer)).value
    const { offer: shown, kind } = (await call(gateway.app, 'promotion', { id })).value
    expect({ kind, ...shown }).toEqual({ kind: 'DEPOSIT', ...share, days: 0, goal: null, needs: null })
    await post(`promotions/${id}/hide`, { reason })
  })

  it('publishes once per key', async () => {
    const key = randomUUID()
    const [one, two] = [await post('announcements', news, key), await post('announcements', news, key)]
    expect(two.value).toEqual(one.value)
    expect((await post('announcements', { ...news, type: 'H' }, key)).code).toBe('IDEMPOTENCY_MISMATCH')
  })

  it.each<[string, string, object]>([
    ['raw HTML', 'announcements', { ...news, content: { EN: '<script>alert(1)</script>' } }],
    ['a link to a script', 'announcements', { ...news, content: { EN: '[x](javascript:alert(1))' } }],
    ['no English', 'announcements', { ...news, title: { HI: 'दीये' } }],
    ['an unknown language', 'announcements', { ...news, title: { EN: 'a', XX: 'b' } }],
    ['an unknown type', 'announcements', { ...news, type: 'B' }],
    ['a notice that is important', 'announcements', { ...news, isImportant: true }],
    ['an end in the past', 'announcements', { ...news, endsAt: past }],
    ['no reason', 'announcements', { ...news, reason: ' ' }],
    ['an unknown site', 'announcements', { ...news, merchant: 'nowhere' }],
    ['an unknown field', 'announcements', { ...news, titel: 'a' }],
    ['an unknown tab', 'promotions', { ...offer, type: 'NONE' }],
    ['an offer without terms', 'promotions', { ...offer, terms: undefined }],
    ['information with terms', 'promotions', { ...offer, kind: 'INFO' }],
    ['an offer without a goal', 'promotions', { ...offer, terms: { ...offer.terms, goal: undefined } }],
    [
      'a negative reward',
      'promotions',
      { ...offer, terms: { ...offer.terms, reward: { type: 'CASH', amount: '-5.00' } } },
    ],
    [
      'cash that is wagered',
      'promotions',
      { ...offer, terms: { ...offer.terms, reward: { type: 'CASH', amount: '5.00' } } },
    ],
    ['a bonus of a deposit that is not wagered', 'promotions', { ...depositOffer, terms: { ...share, wagerTimes: 0 } }],
    [
      'cash for a deposit',
      'promotions',
      { ...depositOffer, terms: { ...share, reward: { type: 'CASH', amount: '5.00' } } },
    ],
    [
      'a share above all of a deposit',
      'promotions',
      { ...depositOffer, terms: { ...share, deposit: { rate: '1.5', least: '1.00' } } },
    ],
    [
      'a share below a cent',
      'promotions',
      { ...depositOffer, terms: { ...share, deposit: { rate: '0.001', least: '1.00' } } },
    ],
    [
      'a bonus of a deposit with part of a cent',
      'promotions',
      { ...depositOffer, terms: { ...share, reward: { type: 'BONUS', amount: '500.0050' } } },
    ],
    [
      'a bonus of a deposit with a goal',
      'promotions',
      { ...depositOffer, terms: { ...share, goal: offer.terms.goal } },
    ],
    ['a bonus of a deposit without a share', 'promotions', { ...depositOffer, terms: offer.terms }],
    ['a share of a deposit for joining', 'promotions', { ...offer, terms: share }],
    ['a raffle', 'promotions', { ...offer, kind: 'RAFFLE' }],
    ['an unknown group', 'banners', { ...banner, groupName: 'w_moon' }],
    ['a picture from elsewhere', 'banners', { ...banner, image: '//evil.example/x.svg' }],
    [
      'a banner that leads to a script',
      'banners',
      { ...banner, linkageType: 'URL', linkageValue: 'javascript:alert(1)' },
    ],
    ['a target without a type', 'banners', { ...banner, linkageValue: '/promotions' }],
  ])('refuses %s', async (_, path, payload) => {
    expect((await post(path, payload)).code).toBe('VALIDATION_FAILED')
  })

  it('says which field is wrong, and why', async () => {
    const faults = await post('announcements', { ...news, type: 'B', title: { HI: 'दीये' } })
    expect(faults.body.message).toMatch(/^type: .*"PL".*; title\.EN: /)
    expect(faults.value.fields).toEqual([
      { field: 'type', rule: 'picklist' },
      { field: 'title.EN', rule: 'strict_object' },
    ])
    const site = await post('announcements', { ...news, merchant: 'nowhere' })
    expect(site.body.message).toMatch(/^merchant is one of .*walogm/)
  })

  it.each<OpsRole>(['RISK', 'FINANCE'])('is not for %s', async (role) => {
    const answer = await ops({ method: 'POST', url: '/ops/content/announcements', payload: news, role })
    expect(answer.body).toMatchObject({ code: 'AUTH_REQUIRED', message: 'the secret of CONTENT is missing or wrong' })
  })
})

describe('settings', () => {
  const hours = (n: number) => new Date(Date.now() + n * 3_600_000).toISOString()
  const closed = async () => (await call(gateway.app, 'systemStatus')).value.status === 1

  it('close a site for a window of maintenance, and open it at its end without an operator', async () => {
    const from = new Date(Date.now() - 1000).toISOString()
    expect((await set('maintenance', { isOn: true, messageKey: null, from, until: hours(1) })).code).toBe('OK')
    expect(await closed()).toBe(true)
    await set('maintenance', { isOn: true, messageKey: null, from: hours(1), until: hours(2) })
    expect(await closed()).toBe(false)
    const over = JSON.stringify({ isOn: true, messageKey: null, until: past })
    await gateway.pool.query(`UPDATE setting SET value = $1 WHERE name = 'maintenance'`, [over])
    gateway.deps.settings.forget()
    expect(await closed()).toBe(false)
  })

  it('are changed by the role that they belong to', async () => {
    const { transfer } = await gateway.deps.settings.of(merchant)
    expect((await set('transfer', { ...transfer, max: '777.00' })).code).toBe('AUTH_REQUIRED')
    expect((await set('transfer', { ...transfer, max: '777.00' }, 'FINANCE')).code).toBe('OK')
    const { value } = await ops({ method: 'GET', url: `/ops/settings?merchant=${merchant}` })
    expect(value.transfer.max).toBe('777.00')
  })

  it.each<[string, string, unknown, OpsRole]>([
    ['a value of another shape', 'codeMinutes', 'five', 'RISK'],
    ['a value out of range', 'codeMinutes', 11, 'RISK'],
    ['an unknown field', 'customerService', { LIVECHAT: '/a', VIP: '/b', DESK: '/c' }, 'CONTENT'],
    ['a negative amount', 'dailyAllowance', { amount: '-1.00', below: '10.00' }, 'FINANCE'],
    ['a lowest number above the highest', 'feedback', { minWords: 9, maxWords: 3 }, 'CONTENT'],
    ['an unknown feature', 'features', { teleport: true }, 'CONTENT'],
    ['an account to pay to where the provider has a page', 'deposit', paidTwice, 'FINANCE'],
    ['maintenance that is over', 'maintenance', { isOn: true, messageKey: null, until: past }, 'CONTENT'],
    [
      'maintenance that ends first',
      'maintenance',
      { isOn: true, messageKey: null, from: hours(3), until: hours(2) },
      'CONTENT',
    ],
  ])('refuse %s', async (_, name, value, role) => {
    expect((await set(name, value, role)).code).toBe('VALIDATION_FAILED')
  })

  it('of another name do not exist', async () => {
    expect(
      (await ops({ method: 'PUT', url: '/ops/settings/moon', payload: { merchant, value: 1, reason } })).status,
    ).toBe(404)
  })
})

describe('the audit log', () => {
  const verify = async () => (await ops({ method: 'GET', url: '/ops/audit/verify', role: 'RISK' })).value

  it('records who changed a text and why, and its chain shows a changed entry', async () => {
    await set('passwordDays', 60, 'RISK')
    await sealAudit(gateway.deps.db)
    const { rows } = await gateway.pool.query(
      `SELECT action, member_id, detail FROM audit_log WHERE action = 'ops.setting.passwordDays'`,
    )
    expect(rows).toEqual([
      { action: 'ops.setting.passwordDays', member_id: null, detail: { reason, before: 90, after: 60 } },
    ])
    expect(await verify()).toMatchObject({ isWhole: true, unsealed: 0, brokenAt: null })
    const client = await gateway.pool.connect()
    await client.query('SET session_replication_role = replica')
    await client.query(`UPDATE audit_log SET detail = '{}' WHERE action = 'ops.setting.passwordDays'`)
    client.release(true)
    expect(await verify()).toMatchObject({ isWhole: false, brokenAt: expect.any(String) })
  })
})
