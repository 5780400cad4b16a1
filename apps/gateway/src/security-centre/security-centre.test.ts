import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, newPlayer, openGateway, type Player, password, signIn, type TestGateway } from '../../test/gateway.ts'

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
const ask = (name: Name, input = {}, { token } = player) => call(gateway.app, name, input, { token })
const sql = async (text: string, values: unknown[] = []) => (await gateway.pool.query(text, values)).rows
const overview = async () => (await ask('security')).value
const titles = async () =>
  (await sql('SELECT title FROM message JOIN member m ON m.id = member_id WHERE username = $1', [player.username])).map(
    ({ title }) => title,
  )
/** A session of the same player elsewhere. */
const elsewhere = async () => ({ ...player, token: (await signIn(gateway.app, player.username)).value.token as string })
const isSignedIn = async (other: Player) => (await ask('memberInfo', {}, other)).code === 'OK'
const makeOld = () =>
  sql(
    `UPDATE session SET created_at = now() - interval '16 minutes' FROM member m
    WHERE m.id = member_id AND m.username = $1`,
    [player.username],
  )

describe('the overview', () => {
  it('shows the active protections, and the places of use before this session', async () => {
    expect(await overview()).toMatchObject({
      brief: { payPassword: false, mobile: false, email: false, totp: false, level: 0 },
      ...{ mobile: null, email: null, channels: { mobile: true, email: true }, recoveryLeft: 0, lastLogin: null },
      idleSeconds: 1800,
    })
    player = await elsewhere()
    expect((await overview()).lastLogin).toMatchObject({ ip: '127.0.0.1' })
  })

  it('lists sign-ins and refused tries of this account only, newest first, in pages', async () => {
    await newPlayer(gateway.app)
    await signIn(gateway.app, player.username, { password: 'wrong-Stone-42' })
    await signIn(gateway.app, player.username)
    const { value } = await ask('logins', { pageSize: 2 })
    expect(value).toMatchObject({ totalCount: 3, totalPages: 2, list: [{ result: 'OK' }, { result: 'REFUSED' }] })
    expect((await ask('logins', { pageNo: 2, pageSize: 2 })).value.list).toHaveLength(1)
  })
})

describe('every change', () => {
  it.each<[Name, object]>([
    ['setPayPassword', { oldPassword: password, newPassword: 'coin-Tree-9', confirmNewPassword: 'coin-Tree-9' }],
    ['bindContact', { channel: 'email', value: 'me@mail.example', code: '123456' }],
    ['enrollTotp', {}],
    ['confirmTotp', { code: '123456' }],
    ['disableTotp', { code: '123456' }],
  ])('by %s asks an older session for a proof first', async (name, input) => {
    await makeOld()
    expect(await ask(name, input)).toMatchObject({ code: 'STEP_UP_REQUIRED', value: { methods: ['PASSWORD'] } })
  })
})

describe('the transaction password', () => {
  const set = (oldPassword: string, newPassword: string, confirmNewPassword = newPassword) =>
    ask('setPayPassword', { oldPassword, newPassword, confirmNewPassword })

  it('is set with the login password first, then changed with itself; other sessions end and the owner is notified', async () => {
    const other = await elsewhere()
    expect(await set('wrong-Stone-42', 'coin-Tree-9')).toMatchObject({ code: 'PASSWORD_WRONG' })
    expect((await set(password, 'coin-Tree-9')).value).toEqual({ set: true })
    expect(await overview()).toMatchObject({ brief: { payPassword: true, level: 1 } })
    expect(await isSignedIn(other)).toBe(false)
    expect(await isSignedIn(player)).toBe(true)
    expect(await titles()).toContain('Your transaction password was changed')
    expect((await set('coin-Tree-9', 'coin-Tree-10')).code).toBe('OK')
    expect((await set(password, 'coin-Tree-11')).code).toBe('PAY_PASSWORD_WRONG')
  })

  it('answers success to the repeat of a change whose answer was lost', async () => {
    await set(password, 'coin-Tree-9')
    expect((await set(password, 'coin-Tree-9')).code).toBe('OK')
  })

  it.each([
    ['coin-Tree-9', 'coin-Tree-8', 'CONFIRM_MISMATCH'],
    ['short', 'short', 'VALIDATION_FAILED'],
    ['password123', 'password123', 'PASSWORD_WEAK'],
    [password, password, 'PASSWORD_REUSED'],
  ])('refuses %s', async (first, second, code) => expect((await set(password, first, second)).code).toBe(code))

  it('is not the login password, after a change either', async () => {
    await set(password, 'coin-Tree-9')
    expect((await set('coin-Tree-9', password)).value).toMatchObject({ rule: 'login' })
  })

  it('is locked for half an hour after five misses, also for the right one, and counts each of many at once', async () => {
    await set(password, 'coin-Tree-9')
    const tries = await Promise.all(Array.from({ length: 8 }, (_, n) => set(`wrong-Tree-${n}`, 'coin-Tree-10')))
    const wrong = tries.filter(({ code }) => code === 'PAY_PASSWORD_WRONG')
    expect(wrong.map(({ value }) => value.attemptsLeft).toSorted()).toEqual([0, 1, 2, 3, 4])
    expect(await set('coin-Tree-9', 'coin-Tree-10')).toMatchObject({ status: 403, code: 'PAY_PASSWORD_LOCKED' })
    await sql(`UPDATE payment_miss SET last_at = now() - interval '31 minutes'`)
    expect((await set('coin-Tree-9', 'coin-Tree-10')).code).toBe('OK')
  })
})

describe('a number or address', () => {
  let lines = 0
  const newNumber = () => `917${5_100_000 + lines++}`
  const codeFor = async (destination: string) => {
    const text = 'SELECT body FROM outgoing_message WHERE destination = $1 ORDER BY created_at DESC LIMIT 1'
    return /\b\d{6}\b/.exec((await sql(text, [destination]))[0]?.body ?? '')?.[0] ?? ''
  }
  const phone = (value: string) => ({ channel: 'mobile', value, countryDialingCode: '63' })
  const sendTo = (value: string) => ask('sendContactCode', { ...phone(value), to: 'NEW' })
  const bind = async (value: string, more = {}) => {
    await sendTo(value)
    return await ask('bindContact', { ...phone(value), code: await codeFor(`+63${value}`), ...more })
  }

  it('is stored with the code that it got, masked in the answer; a repeat answers success', async () => {
    const number = newNumber()
    const other = await elsewhere()
    expect((await bind(number)).value).toEqual({ masked: `***${number.slice(-4)}` })
    expect(await overview()).toMatchObject({ brief: { mobile: true }, mobile: `***${number.slice(-4)}` })
    expect(await isSignedIn(other)).toBe(false)
    expect((await ask('bindContact', { ...phone(number), code: '000000' })).code).toBe('OK')
    expect(await titles()).toContain('Your mobile number was changed')
  })

  it('is changed only with a code that the old one got, too', async () => {
    const [first, second] = [newNumber(), newNumber()]
    await bind(first)
    expect(await bind(second)).toMatchObject({ code: 'VALIDATION_FAILED', value: { fields: [{ field: 'oldCode' }] } })
    expect((await bind(second, { oldCode: '000000' })).code).toBe('OTP_INVALID')
    await ask('sendContactCode', { channel: 'mobile', to: 'OLD' })
    expect((await bind(second, { oldCode: await codeFor(`+63${first}`) })).code).toBe('OK')
  })

  it('that was only typed at registration is proved by its own code alone', async () => {
    const number = newNumber()
    await sql(`UPDATE member SET mobile = $2, dialing_code = '63' WHERE username = $1`, [player.username, number])
    const provenAt = async () =>
      (await sql('SELECT mobile_proven_at FROM member WHERE username = $1', [player.username]))[0].mobile_proven_at
    await sendTo(number)
    expect((await ask('bindContact', { ...phone(number), code: '000000' })).code).toBe('OTP_INVALID')
    expect(await provenAt()).toBeNull()
    expect((await bind(number)).code).toBe('OK')
    expect(await provenAt()).not.toBeNull()
  })

  it('of another account is refused to its owner, and a code of another member opens nothing', async () => {
    const number = newNumber()
    await sendTo(number)
    const code = await codeFor(`+63${number}`)
    const first = player
    player = await newPlayer(gateway.app)
    expect((await ask('bindContact', { ...phone(number), code })).code).toBe('OTP_INVALID')
    expect((await ask('bindContact', { ...phone(number), code }, first)).code).toBe('OK')
    expect((await bind(number)).code).toBe('MOBILE_TAKEN')
  })

  it('is an address too, and a valid one', async () => {
    const value = `${player.username}@mail.example`
    expect((await ask('sendContactCode', { channel: 'email', to: 'NEW', value: 'no address' })).value).toMatchObject({
      fields: [{ field: 'value' }],
    })
    expect((await ask('sendContactCode', { channel: 'email', to: 'OLD' })).code).toBe('STATE_INVALID')
    await ask('sendContactCode', { channel: 'email', to: 'NEW', value })
    const answer = await ask('bindContact', { channel: 'email', value, code: await codeFor(value) })
    expect(answer.value.masked).toMatch(/^.\*\*\*@mail\.example$/)
  })
})

describe('an authenticator app', () => {
  const digits = (secret: string, steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })
  const enroll = async () => (await ask('enrollTotp')).value as { secret: string; otpauth: string }
  const switchOn = async () => {
    const { secret } = await enroll()
    // Never of the past: half a minute may end between making a code and checking it.
    const { value } = await ask('confirmTotp', { code: digits(secret) })
    return { secret, recovery: value.recovery as string[] }
  }

  it('counts from its first right code on, ends other sessions and answers recovery codes once', async () => {
    const { secret, otpauth } = await enroll()
    expect(otpauth).toContain(`secret=${secret}`)
    expect((await overview()).brief.totp).toBe(false)
    const other = await elsewhere()
    expect((await ask('confirmTotp', { code: digits(secret, 5) })).code).toBe('OTP_INVALID')
    const { value } = await ask('confirmTotp', { code: digits(secret) })
    expect(new Set(value.recovery).size).toBe(8)
    expect(await overview()).toMatchObject({ brief: { totp: true, level: 1 }, recoveryLeft: 8 })
    expect((await ask('memberInfo')).value.security.totp).toBe(true)
    expect(await isSignedIn(other)).toBe(false)
    const stored = await sql('SELECT encode(code_hash, $1) AS hash FROM totp_recovery', ['escape'])
    expect(JSON.stringify(stored)).not.toContain(value.recovery[0])
  })

  it('has another secret each time, until it is on', async () => {
    const [one, two] = [await enroll(), await enroll()]
    expect(two.secret).not.toBe(one.secret)
    expect((await ask('confirmTotp', { code: digits(one.secret) })).code).toBe('OTP_INVALID')
    await ask('confirmTotp', { code: digits(two.secret) })
    expect((await ask('enrollTotp')).code).toBe('STATE_INVALID')
  })

  it('gets new recovery codes from its next code, and the old ones no longer work', async () => {
    const { secret, recovery } = await switchOn()
    expect((await ask('confirmTotp', { code: digits(secret, 1) })).value.recovery).toHaveLength(8)
    expect((await ask('disableTotp', { code: recovery[0] })).code).toBe('OTP_INVALID')
  })

  it('proves a step with a recovery code, however it is typed, once', async () => {
    const { recovery } = await switchOn()
    const prove = async () => {
      await makeOld()
      const { stepUpToken } = (await ask('enrollTotp')).value
      const code = ` ${recovery[0]?.replace('-', ' ').toUpperCase()}`
      return await ask('stepUp', { stepUpToken, method: 'TOTP', code })
    }
    const first = await prove()
    expect(first.code).toBe('OK')
    player = { ...player, token: first.value.token }
    expect((await overview()).recoveryLeft).toBe(7)
    expect((await prove()).code).toBe('OTP_INVALID')
  })

  it('is removed with a separate code, and a repeat answers success', async () => {
    const { secret } = await switchOn()
    expect((await ask('disableTotp', { code: '000000' })).code).toBe('OTP_INVALID')
    expect((await ask('disableTotp', { code: digits(secret, 1) })).value).toEqual({ off: true })
    expect((await ask('disableTotp', { code: '000000' })).code).toBe('OK')
    expect(await overview()).toMatchObject({ brief: { totp: false }, recoveryLeft: 0 })
    expect(await titles()).toContain('Your authenticator app is off')
  })
})
