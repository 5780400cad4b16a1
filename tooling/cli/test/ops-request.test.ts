import { expect, it } from 'vitest'
import { type OpsFacts, opsRequest } from '../src/ops-request.ts'

const wd = 'WD261124-0123456789'
const tr = 'TR261124-0123456789'
const fb = 'FB261124-0123456789'
const pa = 'PA261124-0123456789'
const pt = 'PT261124-0123456789'
const id = '0198f0a0-0000-7000-8000-000000000001'
const site = { merchant: 'walogm', reason: 'asked' }
const written = { type: 'PL' }
const facts = (over: Partial<OpsFacts> = {}): OpsFacts => ({ ...site, readJson: () => written, ...over })

it.each([
  ['withdrawals', 'FINANCE GET', '/ops/withdrawals', null],
  ['deposits', 'FINANCE GET', '/ops/deposits', null],
  ['applications', 'RISK GET', '/ops/promotions/applications', null],
  ['redemptions', 'RISK GET', '/ops/points/redemptions', null],
  ['approve DP261124-0123456789', 'FINANCE POST', '/ops/deposits/DP261124-0123456789/approve', {}],
  [`approve ${wd}`, 'FINANCE POST', `/ops/withdrawals/${wd}/approve`, {}],
  [`approve ${pa}`, 'RISK POST', `/ops/promotions/applications/${pa}/approve`, {}],
  [`reject ${pa} dark`, 'RISK POST', `/ops/promotions/applications/${pa}/reject`, { reason: 'dark' }],
  [`reject ${pt} sold`, 'RISK POST', `/ops/points/redemptions/${pt}/reject`, { remark: 'sold' }],
  [`reject ${wd} IDENTITY`, 'FINANCE POST', `/ops/withdrawals/${wd}/reject`, { reason: 'IDENTITY' }],
  [`pay ${wd} 120.00`, 'FINANCE POST', `/ops/withdrawals/${wd}/pay`, { amount: '120.00' }],
  [`refund ${wd} 40.00`, 'FINANCE POST', `/ops/withdrawals/${wd}/resolve`, { outcome: 'REFUND', amount: '40.00' }],
  [`force ${wd}`, 'FINANCE POST', `/ops/withdrawals/${wd}/resolve`, { outcome: 'FORCED' }],
  ['adjustments', 'FINANCE GET', '/ops/adjustments', null],
  ['adjust add ann_lee 20.00', 'FINANCE POST', '/ops/adjustments', { ...site, account: 'ann_lee', amount: '20.00' }],
  ['adjust take ann_lee 20.00', 'FINANCE POST', '/ops/adjustments', { ...site, account: 'ann_lee', amount: '-20.00' }],
  [`approve ${tr}`, 'RISK POST', `/ops/adjustments/${tr}/approve`, {}],
  [`reject ${tr} twice`, 'RISK POST', `/ops/adjustments/${tr}/reject`, { reason: 'twice' }],
  ['set adjustment a.json', 'RISK PUT', '/ops/settings/adjustment', { ...site, value: written }],
  ['publish announcement a.json', 'CONTENT POST', '/ops/content/announcements', { ...written, ...site }],
  ['publish promotions a.json', 'CONTENT POST', '/ops/content/promotions', { ...written, ...site }],
  [`hide banner ${id}`, 'CONTENT POST', `/ops/content/banners/${id}/hide`, { reason: 'asked' }],
  ['content banners', 'CONTENT GET', '/ops/content/banners?merchant=walogm', null],
  ['feedback list', 'CONTENT GET', '/ops/feedback?merchant=walogm', null],
  [`feedback reply ${fb} Thanks`, 'CONTENT POST', `/ops/feedback/${fb}/reply`, { reply: 'Thanks' }],
  ['settings', 'CONTENT GET', '/ops/settings?merchant=walogm', null],
  ['set transfer a.json', 'FINANCE PUT', '/ops/settings/transfer', { ...site, value: written }],
  ['set codeMinutes a.json', 'RISK PUT', '/ops/settings/codeMinutes', { ...site, value: written }],
  [
    'maintenance on',
    'CONTENT PUT',
    '/ops/settings/maintenance',
    { ...site, value: { isOn: true, messageKey: null, until: null } },
  ],
  ['audit verify', 'RISK GET', '/ops/audit/verify', null],
  ['ledger verify', 'RISK GET', '/ops/ledger/verify', null],
  ['ledger recon', 'RISK GET', '/ops/ledger/recon', null],
  ['ledger suspense', 'FINANCE GET', '/ops/ledger/suspense', null],
  ['member find ann_lee', 'RISK GET', '/ops/members?merchant=walogm&account=ann_lee', null],
  [`member disable ${id}`, 'RISK POST', `/ops/members/${id}/disable`, { reason: 'asked' }],
  [`member enable ${id}`, 'RISK POST', `/ops/members/${id}/enable`, { reason: 'asked' }],
  [`member logout ${id}`, 'RISK POST', `/ops/members/${id}/endSessions`, { reason: 'asked' }],
])('%s asks as %s for %s', (words, way, path, body) => {
  const [role, method] = way.split(' ')
  expect(opsRequest(words.split(' '), facts())).toEqual({ role, method, path, body })
})

it.each([
  [{ to: 'ann_lee' }, { to: 'MEMBER', account: 'ann_lee' }],
  [{ return: true }, { to: 'PROVIDER' }],
  [{ 'write-off': true }, { to: 'HOUSE' }],
])('a payment in suspense is cleared %o', (way, to) => {
  const asked = { role: 'FINANCE', method: 'POST', path: `/ops/ledger/suspense/${id}/clear` }
  const words = ['ledger', 'clear', id]
  expect(opsRequest(words, facts(way))).toEqual({ ...asked, body: { ...to, reason: 'asked' } })
  expect(opsRequest(words, { ...way, readJson: () => written })).toBeNull()
  expect(opsRequest([...words, 'now'], facts(way))).toBeNull()
  expect(opsRequest(['ledger', 'clear', '1'], facts(way))).toBeNull()
})

it.each([{}, { to: 'ann_lee', return: true }, { return: true, 'write-off': true }])(
  'a payment in suspense has one recipient, not %o',
  (ways) => expect(opsRequest(['ledger', 'clear', id], facts(ways))).toBeNull(),
)

it('a bank transfer alone is approved with the amount that arrived', () => {
  const dp = 'DP261124-0123456789'
  const path = `/ops/deposits/${dp}/approve`
  const asked = { role: 'FINANCE', method: 'POST', path, body: { amount: '80.00' } }
  expect(opsRequest(['approve', dp], facts({ amount: '80.00' }))).toEqual(asked)
  for (const other of [wd, tr, pa, pt]) expect(opsRequest(['approve', other], facts({ amount: '80.00' }))).toBeNull()
})

it('the slip of a deposit is written to a file', () => {
  const path = '/ops/deposits/DP261124-0123456789/slip'
  const asked = { role: 'FINANCE', method: 'GET', path, body: null, file: 'a.png' }
  expect(opsRequest(['slip', 'DP261124-0123456789', 'a.png'], facts())).toEqual(asked)
})

it('a window of maintenance has its times', () => {
  const times = { from: '2026-12-01T08:00:00.000Z', until: '2026-12-01T09:00:00.000Z' }
  expect(opsRequest(['maintenance', 'on'], facts(times))?.body?.value).toMatchObject({ isOn: true, ...times })
})

it.each([
  `slip ${wd} a.png`,
  'slip DP261124-0123456789',
  '',
  'toString',
  'withdrawals now',
  'approve',
  'approve WD1',
  `cancel ${wd}`,
  `approve ${wd} now please`,
])('"%s" asks for nothing', (words) => expect(opsRequest(words.split(' '), facts())).toBeNull())

it.each([
  'publish moon a.json',
  'publish announcement',
  'hide banner 1',
  'set',
  'adjust add ann_lee',
  'adjust give ann_lee 5.00',
  'adjust take ann_lee -5.00',
  'set ../a a.json',
  'audit',
  'audit recon',
  'ledger',
  'ledger suspense now',
  'ledger clear',
  'feedback',
  'feedback reply FB1 Thanks',
  `feedback reply ${fb}`,
  'member disable',
  'member disable 1',
  `member toString ${id}`,
  'maintenance',
])('"%s" is not complete', (words) => expect(opsRequest(words.split(' '), facts())).toBeNull())

it.each([
  `hide banner ${id}`,
  'member find ann_lee',
  'adjust add ann_lee 5.00',
  `member disable ${id}`,
  'content banners',
  'settings',
  'set transfer a.json',
  'maintenance on',
])('"%s" needs a site or a reason', (words) =>
  expect(opsRequest(words.split(' '), { readJson: () => written })).toBeNull(),
)
