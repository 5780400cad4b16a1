import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  call,
  newPlayer,
  type Options,
  openGateway,
  type Player,
  prove,
  signIn,
  type TestGateway,
} from '../../test/gateway.ts'
import { openAuthenticator } from '../../test/software-authenticator.ts'

let gateway: TestGateway
let player: Player
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())
beforeEach(async () => {
  player = await newPlayer(gateway.app)
})

type Name = Parameters<typeof call>[1]
type Device = ReturnType<typeof openAuthenticator>
const ask = (name: Name, input = {}, { token } = player) => call(gateway.app, name, input, { token })
const sql = async (text: string, values: unknown[] = []) => (await gateway.pool.query(text, values)).rows
const change = (what: string) => sql(`UPDATE member SET ${what} WHERE username = $1`, [player.username])
const titles = async () =>
  (await sql('SELECT title FROM message JOIN member m ON m.id = member_id WHERE username = $1', [player.username])).map(
    ({ title }) => title,
  )
const list = async (of = player) => (await ask('passkeys', {}, of)).value.list
const makeOld = () => sql(`UPDATE session SET created_at = now() - interval '16 minutes'`)

const start = async () => (await ask('startPasskey')).value
const add = async (device: Device, name = '') => ask('addPasskey', { name, passkey: device.create(await start()) })
/** A device with a passkey of the player. */
const addedDevice = async () => {
  const device = openAuthenticator()
  expect((await add(device)).code).toBe('OK')
  return device
}
const startLogin = async (options: Options = {}) => (await call(gateway.app, 'startPasskeyLogin', {}, options)).value
const login = (passkey: object, options: Options = {}) =>
  call(gateway.app, 'login', { type: 'passkey', side: 'MEMBER', passkey }, options)
const enter = async (device: Device, how: Parameters<Device['get']>[1] = {}) =>
  login(device.get(await startLogin(), how))

/** Sets another password with a code by SMS. */
async function recover(phone: object) {
  const { app } = gateway
  await call(app, 'sendLoginCode', { ...phone, purpose: 'PASSWORD', altcha: await prove(app, 'sendLoginCode') })
  const sent = () => sql('SELECT body FROM outgoing_message WHERE destination = $1', ['+639176200001'])
  await expect.poll(sent).toHaveLength(1)
  const verificationCode = /\b\d{6}\b/.exec((await sent())[0].body)?.[0]
  const altcha = await prove(app, 'forgotByPhone')
  return await call(app, 'forgotByPhone', { ...phone, verificationCode, newPassword: 'meadow-Gate-73', altcha })
}

describe('adding a passkey', () => {
  it('lists it by its browser or name, ends other sessions and notifies the owner', async () => {
    const other = { ...player, token: (await signIn(gateway.app, player.username)).value.token }
    const device = openAuthenticator()
    expect((await add(device, '  ')).code).toBe('OK')
    expect(await list()).toMatchObject([{ name: null, usedAt: null }])
    expect((await ask('memberInfo', {}, other)).code).not.toBe('OK')
    expect((await add(openAuthenticator(), ' My phone ')).code).toBe('OK')
    expect((await list()).map(({ name }: { name: string }) => name)).toEqual(['My phone', null])
    expect((await ask('security')).value.passkeys).toBe(2)
    expect(await titles()).toContain('A passkey was added to your account')
    expect((await start()).excludeCredentials).toContainEqual({ id: device.id, type: 'public-key' })
  })

  it.each<[Name, object]>([
    ['startPasskey', {}],
    ['removePasskey', { id: crypto.randomUUID() }],
  ])('asks an older session for a proof before %s', async (name, input) => {
    await makeOld()
    expect((await ask(name, input)).code).toBe('STEP_UP_REQUIRED')
  })

  it('answers success to a repeat whose answer was lost, and refuses the challenge for another one', async () => {
    const device = openAuthenticator()
    const options = await start()
    const first = await ask('addPasskey', { name: '', passkey: device.create(options) })
    expect((await ask('addPasskey', { name: '', passkey: device.create(options) })).value).toEqual(first.value)
    const second = openAuthenticator().create(options)
    expect((await ask('addPasskey', { name: '', passkey: second })).code).toBe('PASSKEY_EXPIRED')
  })

  it('refuses an old challenge, one of another session and one of a sign-in', async () => {
    const passkey = openAuthenticator().create(await start())
    const other = await newPlayer(gateway.app)
    expect((await ask('addPasskey', { name: '', passkey }, other)).code).toBe('PASSKEY_EXPIRED')
    await sql('UPDATE passkey_challenge SET expires_at = now()')
    expect((await ask('addPasskey', { name: '', passkey })).code).toBe('PASSKEY_EXPIRED')
    const { challenge } = await startLogin()
    const mixed = openAuthenticator().create({ ...(await start()), challenge })
    expect((await ask('addPasskey', { name: '', passkey: mixed })).code).toBe('PASSKEY_EXPIRED')
  })

  it.each([
    ['a page of another brand', { origin: 'http://localhost:4002' }],
    ['a device that did not ask for finger, face or PIN', { isVerified: false }],
  ])('refuses %s', async (_, how) => {
    const passkey = openAuthenticator().create(await start(), how)
    expect((await ask('addPasskey', { name: '', passkey })).code).toBe('PASSKEY_INVALID')
    expect(await list()).toEqual([])
  })

  it('refuses bytes that are no passkey, and a passkey that another account has', async () => {
    const broken = openAuthenticator().create(await start())
    const unread = { ...broken, response: { ...broken.response, attestationObject: 'AAAA' } }
    expect((await ask('addPasskey', { name: '', passkey: unread })).code).toBe('PASSKEY_INVALID')
    const unparsed = { ...broken, response: { ...broken.response, clientDataJSON: 'bnVsbA' } }
    expect((await ask('addPasskey', { name: '', passkey: unparsed })).code).toBe('PASSKEY_INVALID')
    const device = await addedDevice()
    player = await newPlayer(gateway.app)
    expect((await add(device)).code).toBe('PASSKEY_INVALID')
  })

  it('is refused beyond ten', async () => {
    for (let n = 0; n < 10; n++)
      await sql(
        `INSERT INTO passkey (id, member_id, credential_id, public_key, counter)
        SELECT gen_random_uuid(), id, gen_random_uuid()::text, ''::bytea, 0 FROM member WHERE username = $1`,
        [player.username],
      )
    expect((await ask('startPasskey')).code).toBe('STATE_INVALID')
  })
})

describe('a member’s passkeys', () => {
  it('are renamed and removed by their owner only', async () => {
    const device = await addedDevice()
    const [{ id }] = await list()
    const other = await newPlayer(gateway.app)
    expect((await ask('renamePasskey', { id, name: 'Mine' }, other)).code).toBe('NOT_FOUND')
    expect((await ask('removePasskey', { id }, other)).code).toBe('NOT_FOUND')
    expect((await ask('renamePasskey', { id, name: 'Old phone' })).code).toBe('OK')
    expect(await list()).toMatchObject([{ name: 'Old phone' }])
    expect((await ask('removePasskey', { id })).code).toBe('OK')
    expect(await titles()).toContain('A passkey was removed from your account')
    expect((await enter(device)).code).toBe('PASSKEY_INVALID')
  })

  it('end with a recovered password, because a stranger may have added one', async () => {
    const device = await addedDevice()
    await gateway.deps.settings.store('walogm', 'features', { CHNGPASSVERIF3: true })
    await change(`mobile = '9176200001', dialing_code = '63'`)
    expect((await recover({ mobileNum: '9176200001', countryDialingCode: '63' })).code).toBe('OK')
    expect(await titles()).toContain('A passkey was removed from your account')
    expect((await enter(device)).code).toBe('PASSKEY_INVALID')
  })
})

describe('a sign-in with a passkey', () => {
  it('opens the account that the device names, without a name or password', async () => {
    const device = await addedDevice()
    const { value } = await enter(device)
    expect(value).toMatchObject({ userName: player.username, passwordExpired: false, excluded: null })
    const signedIn = { ...player, token: value.token }
    expect((await list(signedIn))[0].usedAt).not.toBeNull()
    expect((await ask('logins', {}, signedIn)).value.list[0]).toMatchObject({ result: 'OK' })
  })

  it('takes a challenge once', async () => {
    const device = await addedDevice()
    const proof = device.get(await startLogin())
    expect((await login(proof)).code).toBe('OK')
    expect((await login(proof)).code).toBe('PASSKEY_EXPIRED')
    const late = device.get(await startLogin())
    await sql('UPDATE passkey_challenge SET expires_at = now()')
    expect((await login(late)).code).toBe('PASSKEY_EXPIRED')
  })

  it('refuses a signature under the name of another player’s passkey, and shows it in that player’s history', async () => {
    const victims = await addedDevice()
    const victim = player
    player = await newPlayer(gateway.app)
    const own = await addedDevice()
    const proof = { ...own.get(await startLogin()), id: victims.id, rawId: victims.id }
    expect((await login(proof)).code).toBe('PASSKEY_INVALID')
    const handle = victims.get(await startLogin()).response.userHandle
    const swapped = own.get(await startLogin())
    expect((await login({ ...swapped, response: { ...swapped.response, userHandle: handle } })).code).toBe(
      'PASSKEY_INVALID',
    )
    const forged = own.get(await startLogin())
    const full = { ...forged, id: victims.id, rawId: victims.id, response: { ...forged.response, userHandle: handle } }
    expect((await login(full)).code).toBe('PASSKEY_INVALID')
    expect((await ask('logins', {}, victim)).value.list[0]).toMatchObject({ result: 'REFUSED' })
  })

  it.each([
    ['a page of another brand', { origin: 'http://localhost:4002' }],
    ['a device that did not ask for finger, face or PIN', { isVerified: false }],
  ])('refuses %s', async (_, how) => expect((await enter(await addedDevice(), how)).code).toBe('PASSKEY_INVALID'))

  it('refuses a copy of the device, which repeats a count', async () => {
    const device = await addedDevice()
    expect((await enter(device, { counter: 5 })).code).toBe('OK')
    expect((await enter(device, { counter: 5 })).code).toBe('PASSKEY_INVALID')
    expect((await enter(device, { counter: 6 })).code).toBe('OK')
  })

  it('opens nothing at another brand, and is not offered to a page of the wrong address', async () => {
    const device = await addedDevice()
    const india = { headers: { 'x-merchant': '90jiliinf1' } }
    const proof = device.get(await startLogin(india), { origin: 'http://localhost:4003' })
    expect((await login(proof, india)).code).toBe('PASSKEY_INVALID')
    const elsewhere = { headers: { host: 'in.localhost', 'x-merchant': 'walogm' } }
    expect((await call(gateway.app, 'startPasskeyLogin', {}, elsewhere)).code).toBe('METHOD_UNAVAILABLE')
  })

  it('obeys a block of the account, the side and an exclusion', async () => {
    const device = await addedDevice()
    await change(`status = 'DISABLED'`)
    expect((await enter(device)).code).toBe('ACCOUNT_DISABLED')
    await change(`status = 'ACTIVE'`)
    const agent = { type: 'passkey', side: 'AGENT', passkey: device.get(await startLogin()) }
    expect((await call(gateway.app, 'login', agent)).code).toBe('AGENT_ONLY')
    expect((await ask('excludeSelf', { months: null })).code).toBe('OK')
    const { value } = await enter(device)
    expect(value.excluded).toEqual({ until: null })
    expect((await ask('availablePromo', {}, { ...player, token: value.token })).code).toBe('RG_EXCLUDED')
  })

  it('counts among the sessions of an account, and notifies its owner of a new place', async () => {
    const device = await addedDevice()
    const first = await enter(device)
    for (let n = 0; n < 5; n++) expect((await enter(device)).code).toBe('OK')
    expect((await ask('memberInfo', {}, { ...player, token: first.value.token })).code).toBe('SESSION_EXPIRED')
    const abroad = { remoteAddress: '203.0.113.7' }
    expect((await login(device.get(await startLogin(abroad)), abroad)).code).toBe('OK')
    expect(await titles()).toContain('You signed in from a new place')
  })

  it('needs a passkey', async () =>
    expect(await call(gateway.app, 'login', { type: 'passkey', side: 'MEMBER' })).toMatchObject({
      ...{ code: 'VALIDATION_FAILED', value: { fields: [{ field: 'passkey' }] } },
    }))
})
