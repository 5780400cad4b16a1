import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, newName, newPlayer, openGateway, registration, type TestGateway } from '../../test/gateway.ts'

let gateway: TestGateway
let agent: { token: string; username: string }
beforeAll(async () => {
  gateway = await openGateway()
  agent = await newAgent()
})
afterAll(async () => await gateway.close())

async function newAgent(type = 1) {
  const player = await newPlayer(gateway.app)
  await gateway.pool.query('UPDATE member SET type = $2 WHERE username = $1', [player.username, type])
  return player
}
const ask = (name: Parameters<typeof call>[1], input: Record<string, unknown> = {}, who = agent) =>
  call(gateway.app, name, input, { token: who.token })
const create = async (input: Record<string, unknown> = {}) => (await ask('createRegLink', { type: 0, ...input })).value
const register = async (affiliateCode: string) =>
  (await call(gateway.app, 'register', await registration(gateway.app, { affiliateCode }))).code
const listed = async (id: string) => (await ask('regLinks')).value.list.find((link: { id: string }) => link.id === id)

it('makes an account of the link’s type below its agent, and counts it', async () => {
  const link = await create({ type: 1, remark: 'Fair' })
  expect(link).toMatchObject({
    type: 1,
    remark: 'Fair',
    uses: 0,
    maxUses: null,
    expiresAt: null,
    enabled: true,
    state: 'OPEN',
  })
  expect(link.path).toBe(`/register?affiliateCode=${link.code}`)
  expect((await call(gateway.app, 'affiliateCheck', { code: link.code })).value).toMatchObject({ valid: true })
  expect(await register(link.code)).toBe('OK')
  expect(await listed(link.id)).toMatchObject({ uses: 1, deposited: 0 })
  const { rows } = await gateway.pool.query(
    `SELECT m.type, u.username, m.path <@ u.path AS below FROM member m JOIN member u ON u.id = m.upline_id
     WHERE m.register_link_id = $1`,
    [link.id],
  )
  expect(rows).toEqual([{ type: 1, username: agent.username, below: true }])
})

it('registers no more than the link allows, also when all come at once', async () => {
  const link = await create({ maxUses: 2 })
  const codes = await Promise.all(Array.from({ length: 5 }, () => register(link.code)))
  expect(codes.toSorted()).toEqual(['AFFILIATE_INVALID', 'AFFILIATE_INVALID', 'AFFILIATE_INVALID', 'OK', 'OK'])
  expect(await listed(link.id)).toMatchObject({ uses: 2, maxUses: 2, state: 'FULL' })
})

it('takes no registration when it is closed, expired or deleted', async () => {
  const [closed, expired, deleted] = [await create(), await create({ days: 1 }), await create()]
  expect((await ask('setRegLink', { id: closed.id, enabled: false })).value).toMatchObject({ state: 'CLOSED' })
  await gateway.pool.query(`UPDATE register_link SET expires_at = now() - interval '1 second' WHERE id = $1`, [
    expired.id,
  ])
  expect((await ask('deleteRegLink', { id: deleted.id })).value).toEqual({ id: deleted.id })
  for (const { code } of [closed, expired, deleted]) expect(await register(code)).toBe('AFFILIATE_INVALID')
  expect(await listed(expired.id)).toMatchObject({ enabled: true, state: 'EXPIRED' })
  expect(await listed(deleted.id)).toBeUndefined()
  await ask('setRegLink', { id: closed.id, enabled: true })
  expect(await register(closed.code)).toBe('OK')
})

it('belongs to its agent alone, who creates only accounts that its type may create', async () => {
  const [link, other] = [await create(), await newAgent()]
  expect((await ask('setRegLink', { id: link.id, enabled: false }, other)).code).toBe('NOT_FOUND')
  expect((await ask('deleteRegLink', { id: link.id }, other)).code).toBe('NOT_FOUND')
  expect((await ask('regLinks', {}, other)).value).toMatchObject({ list: [], types: [0, 1] })
  const affiliate = await newAgent(41)
  expect((await ask('createRegLink', { type: 1 }, affiliate)).code).toBe('NOT_ELIGIBLE')
  expect((await ask('createRegLink', { type: 0 }, affiliate)).code).toBe('OK')
})

it('makes, like its agent, only the types of account that the merchant’s setting allows, from then on', async () => {
  const { settings } = gateway.deps
  const { agents } = await settings.of('walogm')
  const open = await create({ type: 1 })
  const allowed = async () => {
    const { types } = (await ask('regLinks')).value
    const codes = []
    for (const type of [0, 1]) {
      const account = { username: newName(), password: 'lantern-Bridge-4', type }
      codes.push((await ask('createMember', account)).code, (await ask('createRegLink', { type })).code)
    }
    return { types, codes }
  }
  const [yes, no] = [
    ['OK', 'OK'],
    ['NOT_ELIGIBLE', 'NOT_ELIGIBLE'],
  ] as const
  const changes: { types: (0 | 1)[]; codes: string[] }[] = [
    { types: [0], codes: [...yes, ...no] },
    { types: [1], codes: [...no, ...yes] },
    { types: [], codes: [...no, ...no] },
    { types: [0, 1], codes: [...yes, ...yes] },
  ]
  for (const expected of changes) {
    await settings.store('walogm', 'agents', { ...agents, creates: { 1: expected.types } })
    expect(await allowed()).toEqual(expected)
  }
  await settings.store('walogm', 'agents', { ...agents, creates: { 1: [0] } })
  // A link of before makes no account that its agent may not have any more.
  expect(await register(open.code)).not.toBe('OK')
  await settings.store('walogm', 'agents', agents)
  expect(await register(open.code)).toBe('OK')
})
