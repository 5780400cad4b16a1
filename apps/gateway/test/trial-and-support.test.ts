import { randomBytes } from 'node:crypto'
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, newPlayer, openGateway, prove, seal, type TestGateway } from './gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
  await gateway.deps.settings.store('walogm', 'features', { freePlay: true })
})
afterAll(() => gateway.close())

const path = '/wps/session/login/freeplay'
const sealed = (value: unknown = randomBytes(32).toString('base64url')) => seal(gateway.app, value, path)
const play = async (fields: Record<string, unknown> = {}, headers = {}) =>
  call(
    gateway.app,
    'freePlay',
    {
      ...{ os: 'Android', platform: 'W', version: 3, rs: await sealed() },
      altcha: await prove(gateway.app, 'freePlay', { headers }),
      ...fields,
    },
    { headers },
  )

describe('free play (checklist 93)', () => {
  it('opens a trial account with demo units', async () => {
    const { value } = await play()
    expect(value).toMatchObject({ type: 4, passwordExpired: false })
    const { token } = value
    expect((await call(gateway.app, 'balance', {}, { token })).value).toMatchObject({
      sumBalance: '1000.00',
      currency: 'X-TLB',
    })
    const { rows } = await gateway.pool.query(
      `SELECT e.currency, a.type FROM entry e JOIN account a ON a.id = e.account_id JOIN journal j ON j.id = e.journal_id
       WHERE j.source = 'trial' ORDER BY a.type`,
    )
    expect(rows).toEqual([
      { currency: 'X-TLB', type: 'CASH' },
      { currency: 'X-TLB', type: 'H:DEMO' },
    ])
  })

  it('opens nothing that belongs to real accounts', async () => {
    const { token } = (await play()).value
    expect((await call(gateway.app, 'changeAvatar', { avatarId: 'a01' }, { token })).code).toBe('TRIAL_FORBIDDEN')
  })

  it.each([
    ['another platform', { platform: 'A' }, 'VALIDATION_FAILED'],
    ['another version', { version: 2 }, 'VALIDATION_FAILED'],
    ['a text that is not sealed', { rs: 'plain' }, 'DECRYPT_FAILED'],
  ])('refuses %s', async (_, fields, code) => expect((await play(fields)).code).toBe(code))

  it('refuses a short random text, and the same one twice', async () => {
    expect((await play({ rs: await sealed('short') })).code).toBe('DECRYPT_FAILED')
    const rs = await sealed()
    expect((await play({ rs })).code).toBe('OK')
    expect((await play({ rs })).code).toBe('REPLAYED')
  })

  it('is refused where the merchant does not offer it', async () => {
    await gateway.deps.settings.store('90jlbdtf1', 'features', { freePlay: false })
    expect((await play({}, { 'x-merchant': '90jlbdtf1' })).code).toBe('FEATURE_OFF')
  })
})

describe('the link to customer service', () => {
  const link = async (csType: string, token?: string) => {
    const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })
    const clientKey = Buffer.from(JSON.stringify(await exportJWK(publicKey))).toString('base64url')
    const answer = await call(gateway.app, 'customerServiceLink', { csType, clientKey }, { token })
    const open = async () => {
      const { plaintext } = await compactDecrypt(answer.value.link, privateKey)
      return JSON.parse(new TextDecoder().decode(plaintext))
    }
    return { answer, open }
  }
  const ranked = async (rank: number) => {
    const player = await newPlayer(gateway.app)
    await gateway.pool.query('UPDATE member SET rank_level = $2 WHERE username = $1', [player.username, rank])
    return player.token
  }

  it('can be read only by the requester', async () => {
    const { answer, open } = await link('LIVECHAT')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(JSON.stringify(answer.value)).not.toContain('support')
    expect(await open()).toEqual({ url: '/support/livechat' })
  })

  it('to the desk for VIPs is for ranks above four (checklist 120)', async () => {
    expect((await link('VIP')).answer.code).toBe('FORBIDDEN')
    expect((await link('VIP', await ranked(4))).answer.code).toBe('FORBIDDEN')
    expect(await (await link('VIP', await ranked(5))).open()).toEqual({ url: '/support/vip' })
  })

  it.each(['', 'e30', Buffer.from('{"kty":"EC","crv":"P-256","x":"AA","y":"AA"}').toString('base64url')])(
    'refuses the key %j',
    async (clientKey) => {
      const asked = clientKey ? { csType: 'LIVECHAT', clientKey } : { csType: 'LIVECHAT' }
      expect((await call(gateway.app, 'customerServiceLink', asked)).code).toBe('BAD_REQUEST')
    },
  )
})

describe('the avatar', () => {
  it('is one of those on offer', async () => {
    const { token } = await newPlayer(gateway.app)
    const { list } = (await call(gateway.app, 'avatarIcons', {}, { token })).value
    const { avatarId } = list.at(-1)
    expect((await call(gateway.app, 'changeAvatar', { avatarId }, { token })).value.avatarId).toBe(avatarId)
    expect((await call(gateway.app, 'playerAvatar', {}, { token })).value.avatarId).toBe(avatarId)
    expect((await call(gateway.app, 'changeAvatar', { avatarId: 'nobody' }, { token })).code).toBe('NOT_FOUND')
  })
})
