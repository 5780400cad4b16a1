import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, newPlayer, openGateway, send, type TestGateway, testConfig } from '../../../test/gateway.ts'

const merchant = 'walogm'
const basis = { merchant, reason: 'asked by the desk' }
const texts = (title: string) => ({ title: { EN: title }, content: { EN: 'Read on.' } })
const offer = { ...basis, type: 'EVENT', kind: 'INFO', summary: { EN: 'Look.' } }
const banner = { ...basis, groupName: 'w_home' }

let gateway: TestGateway
const tokens: Record<string, string> = {}

const post = async (path: string, payload: object) => {
  const headers = { authorization: `Bearer ${testConfig.opsSecrets.CONTENT}`, 'idempotency-key': randomUUID() }
  const answer = await send(gateway.app, { method: 'POST', url: `/ops/content/${path}`, payload, headers })
  expect(answer.code).toBe('OK')
}

beforeAll(async () => {
  gateway = await openGateway()
  await gateway.pool.query(
    `INSERT INTO promotion_type (id, merchant, code, label) VALUES ($1, $2, 'EVENT', '{"EN":"Events"}')`,
    [randomUUID(), merchant],
  )
  tokens.player = (await newPlayer(gateway.app)).token
  for (const audience of [[], ['VISITOR'], ['MEMBER']]) {
    const name = audience[0] ?? 'EVERYONE'
    await post('announcements', { ...basis, type: 'PU', ...texts(name), audience, isImportant: name !== 'VISITOR' })
    await post('promotions', { ...offer, ...texts(name), audience })
    await post('banners', { ...banner, image: `/${name}`, audience })
  }
})
afterAll(async () => await gateway.close())

type Shown = { title?: string; url?: string; important?: boolean }
const read = async (row: 'siteAnnouncements' | 'siteBanners' | 'promotions', who: string): Promise<Shown[]> => {
  const token = tokens[who]
  return (await call(gateway.app, row, {}, token ? { token } : {})).value.list
}

describe.each([
  ['visitor', ['EVERYONE', 'VISITOR']],
  ['player', ['EVERYONE', 'MEMBER']],
])('an operator addresses a %s', (who, expected) => {
  it.each(['siteAnnouncements', 'siteBanners', 'promotions'] as const)('in its %s', async (row) => {
    const names = (await read(row, who)).map(({ title, url }) => title ?? url?.slice(1))
    expect(names.sort()).toEqual(expected)
  })

  it('and decides which of its announcements are important', async () => {
    const marks = (await read('siteAnnouncements', who)).map(({ title, important }) => [title, important])
    expect(Object.fromEntries(marks)).toEqual(Object.fromEntries(expected.map((name) => [name, name !== 'VISITOR'])))
  })
})
