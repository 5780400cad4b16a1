import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { networkOf } from '../src/verification/known-networks.ts'
import { type Answer, call, newPlayer, openGateway, password, signIn, type TestGateway } from './gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

const home = '203.0.113.10'
const elsewhere = '198.51.100.20'
const from = (remoteAddress: string) => ({ remoteAddress })
const change = (username: string, what: string) =>
  gateway.pool.query(`UPDATE member SET ${what} WHERE username = $1`, [username])
const verify = (held: Answer, method: string, code: string, address = elsewhere) =>
  call(gateway.app, 'verifyLogin', { verifyToken: held.value.verifyToken, method, code }, from(address))
const codeOf = async (destination: string) => {
  const { rows } = await gateway.pool.query(
    'SELECT body FROM outgoing_message WHERE destination = $1 ORDER BY created_at DESC LIMIT 1',
    [destination],
  )
  return /\b\d{6}\b/.exec(rows[0]?.body ?? '')?.[0] ?? ''
}
let numbers = 100
/** A member with one known place, and its available proofs. */
const newMember = async (proofs: string) => {
  const player = await newPlayer(gateway.app, from(home))
  const number = `917${3_000_000 + numbers++}`
  await change(player.username, proofs.replaceAll('$number', number).replaceAll('$name', player.username))
  return { ...player, number }
}

describe('a login from a place that the account does not know (checklist 91)', () => {
  it('passes at a known place, also from a neighbouring address', async () => {
    const { username } = await newMember(`mobile = '$number', dialing_code = '63'`)
    expect((await signIn(gateway.app, username, {}, from(home))).code).toBe('OK')
    expect((await signIn(gateway.app, username, {}, from('203.0.113.99'))).code).toBe('OK')
  })

  it('requests the member’s proofs, masked, and opens nothing yet', async () => {
    const { username, number } = await newMember(
      `mobile = '$number', dialing_code = '63', email = '$name@mail.example', profile = '{"payeeName":"Ana Cruz"}'`,
    )
    const held = await signIn(gateway.app, username, {}, from(elsewhere))
    expect(held).toMatchObject({
      status: 401,
      code: 'LOGIN_VERIFY_REQUIRED',
      value: { methods: ['MOBILE', 'EMAIL', 'PAYEE_NAME'], masked: { MOBILE: `***${number.slice(-3)}` } },
    })
    expect(JSON.stringify(held.value)).not.toContain(number)
    expect(held.value.token).toBeUndefined()
  })

  it.each([
    ['MOBILE', (number: string, _: string) => `+63${number}`],
    ['EMAIL', (_: string, name: string) => `${name}@mail.example`],
  ])('passes with the code that went to %s, and knows the place from then on', async (method, destination) => {
    const { username, number } = await newMember(
      `mobile = '$number', dialing_code = '63', email = '$name@mail.example'`,
    )
    const held = await signIn(gateway.app, username, {}, from(elsewhere))
    const sent = await call(
      gateway.app,
      'sendLoginVerification',
      { verifyToken: held.value.verifyToken, method },
      from(elsewhere),
    )
    expect(sent.value).toEqual({ expiredMinutes: 5 })
    const code = await codeOf(destination(number, username))
    expect((await verify(held, method, code)).value).toMatchObject({ userName: username, passwordExpired: false })
    expect((await verify(held, method, code)).code).toBe('OTP_EXPIRED')
    expect((await signIn(gateway.app, username, {}, from(elsewhere))).code).toBe('OK')
  })

  it('passes with the name on the bank account, however it is typed', async () => {
    const { username } = await newMember(`profile = '{"payeeName":"Ana Cruz"}'`)
    const held = await signIn(gateway.app, username, {}, from(elsewhere))
    expect(await verify(held, 'PAYEE_NAME', 'Ana Santos')).toMatchObject({
      code: 'OTP_INVALID',
      value: { attemptsLeft: 4 },
    })
    expect((await verify(held, 'PAYEE_NAME', '  ana  CRUZ ')).code).toBe('OK')
  })

  it('passes with the digits of an authenticator, each once', async () => {
    const { username } = await newMember('nickname = nickname')
    const secret = new Secret({ size: 20 })
    await gateway.pool.query(
      `INSERT INTO totp_secret (member_id, secret, confirmed_at) SELECT id, $2, now() FROM member WHERE username = $1`,
      [username, Buffer.from(secret.buffer)],
    )
    const digits = new TOTP({ secret }).generate()
    const first = await signIn(gateway.app, username, {}, from(elsewhere))
    expect(first.value.methods).toEqual(['GOOGLE'])
    expect((await verify(first, 'GOOGLE', digits)).code).toBe('OK')
    const second = await signIn(gateway.app, username, {}, from('192.0.2.5'))
    expect((await verify(second, 'GOOGLE', digits, '192.0.2.5')).code).toBe('OTP_INVALID')
  })

  it('is closed after five tries, from another address, and with a proof that the member does not have', async () => {
    const { username } = await newMember(`profile = '{"payeeName":"Ana Cruz"}'`)
    const held = await signIn(gateway.app, username, {}, from(elsewhere))
    expect((await verify(held, 'PAYEE_NAME', 'Ana Cruz', home)).code).toBe('OTP_EXPIRED')
    expect((await verify(held, 'MOBILE', '123456')).code).toBe('METHOD_UNAVAILABLE')
    for (let left = 3; left >= 0; left--) {
      expect((await verify(held, 'PAYEE_NAME', 'Nobody')).value).toEqual({ attemptsLeft: left })
    }
    expect((await verify(held, 'PAYEE_NAME', 'Ana Cruz')).code).toBe('OTP_EXPIRED')
  })

  it('reveals nothing about the place after a wrong password', async () => {
    const { username } = await newMember(`profile = '{"payeeName":"Ana Cruz"}'`)
    expect((await signIn(gateway.app, username, { password: 'wrong-Stone-1' }, from(elsewhere))).code).toBe(
      'LOGIN_FAILED',
    )
  })

  it('asks an agent’s staff too, and lets it in on the agents’ side only', async () => {
    const { username } = await newMember(`profile = '{"payeeName":"Ana Cruz"}', type = 42`)
    const side = { side: 'AGENT' }
    expect((await signIn(gateway.app, username, {}, from(elsewhere))).code).toBe('MEMBER_ONLY')
    const held = await signIn(gateway.app, username, side, from(elsewhere))
    expect(held).toMatchObject({ code: 'LOGIN_VERIFY_REQUIRED', value: { methods: ['PAYEE_NAME'] } })
    expect((await verify(held, 'PAYEE_NAME', 'Ana Cruz')).value).toMatchObject({ userName: username, type: 42 })
    expect((await signIn(gateway.app, username, side, from(elsewhere))).code).toBe('OK')
  })

  it.each([
    [`status = 'DISABLED'`, 'ACCOUNT_DISABLED'],
    ['must_change_password = true', 'OK'],
  ])('judges the account again at its second half: %s', async (changed, code) => {
    const { username } = await newMember(`profile = '{"payeeName":"Ana Cruz"}'`)
    const held = await signIn(gateway.app, username, {}, from(elsewhere))
    await change(username, changed)
    expect((await verify(held, 'PAYEE_NAME', 'Ana Cruz')).code).toBe(code)
  })

  it('lets a member without another proof in', async () => {
    const { username } = await newMember('nickname = nickname')
    expect((await signIn(gateway.app, username, {}, from(elsewhere))).code).toBe('OK')
  })

  it.each([
    ['203.0.113.7', '203.0.113'],
    ['::ffff:203.0.113.7', '203.0.113'],
    ['2001:db8:1:2::5', '2001:db8:1'],
    ['2001:db8::1', '2001:db8:0'],
  ])('takes %s for %s', (ip, network) => expect(networkOf(ip)).toBe(network))
})

describe('the list of sessions', () => {
  const age = (username: string) =>
    gateway.pool.query(
      `UPDATE session SET created_at = now() - interval '20 minutes' WHERE member_id = (SELECT id FROM member WHERE username = $1)`,
      [username],
    )

  it('names each device and marks this one; ending one takes effect at once', async () => {
    const { token, username } = await newPlayer(gateway.app)
    const phone = { headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/131.0 Mobile Safari/537.36' } }
    const other = (await signIn(gateway.app, username, {}, phone)).value.token
    const { list } = (await call(gateway.app, 'sessions', {}, { token })).value
    expect(list).toHaveLength(2)
    const [stranger] = list.filter((session: { current: boolean }) => !session.current)
    expect(stranger.device).toBe('Chrome, Android')
    expect((await call(gateway.app, 'endSession', { id: stranger.id }, { token })).code).toBe('OK')
    expect((await call(gateway.app, 'memberInfo', {}, { token: other })).code).toBe('SESSION_EXPIRED')
    expect((await call(gateway.app, 'endSession', { id: stranger.id }, { token })).code).toBe('NOT_FOUND')
  })

  it('is of no use to another player', async () => {
    const [one, two] = [await newPlayer(gateway.app), await newPlayer(gateway.app)]
    const [session] = (await call(gateway.app, 'sessions', {}, { token: one.token })).value.list
    expect((await call(gateway.app, 'endSession', { id: session.id }, { token: two.token })).code).toBe('NOT_FOUND')
    expect((await call(gateway.app, 'memberInfo', {}, { token: one.token })).code).toBe('OK')
  })

  it('asks an old session to prove itself again, and rotates its token', async () => {
    const { token, username } = await newPlayer(gateway.app)
    const other = (await signIn(gateway.app, username)).value.token
    await age(username)
    const held = await call(gateway.app, 'endOtherSessions', {}, { token })
    expect(held).toMatchObject({ status: 401, code: 'STEP_UP_REQUIRED', value: { methods: ['PASSWORD'] } })
    const { stepUpToken } = held.value
    const prove = (code: string, as = token) =>
      call(gateway.app, 'stepUp', { stepUpToken, method: 'PASSWORD', code }, { token: as })
    expect(await prove('wrong-Stone-1')).toMatchObject({ code: 'PASSWORD_WRONG', value: { attemptsLeft: 4 } })
    expect((await prove(password, other)).code).toBe('OTP_EXPIRED')
    const fresh = (await prove(password)).value.token
    expect((await call(gateway.app, 'memberInfo', {}, { token })).code).toBe('SESSION_EXPIRED')
    expect((await call(gateway.app, 'endOtherSessions', {}, { token: fresh })).value).toEqual({ ended: 1 })
    expect((await call(gateway.app, 'memberInfo', {}, { token: fresh })).code).toBe('OK')
  })

  it('takes a code by SMS for a proof, of this session, once', async () => {
    const { token, username, number } = await newMember(`mobile = '$number', dialing_code = '63'`)
    const other = (await signIn(gateway.app, username, {}, from(home))).value.token
    await age(username)
    const held = await call(gateway.app, 'endOtherSessions', {}, { token, ...from(home) })
    expect(held.value.methods).toEqual(['PASSWORD', 'MOBILE'])
    const { stepUpToken } = held.value
    const send = (as: string) => call(gateway.app, 'sendStepUp', { stepUpToken }, { token: as, ...from(home) })
    expect((await send(other)).code).toBe('OTP_EXPIRED')
    expect((await send(token)).value).toEqual({ expiredMinutes: 5, maskedMobile: `***${number.slice(-3)}` })
    const code = await codeOf(`+63${number}`)
    const prove = (given: string, as = token) =>
      call(gateway.app, 'stepUp', { stepUpToken, method: 'MOBILE', code: given }, { token: as, ...from(home) })
    expect((await prove(code, other)).code).toBe('OTP_EXPIRED')
    const { value: others } = await call(gateway.app, 'endOtherSessions', {}, { token: other, ...from(home) })
    const stolen = { stepUpToken: others.stepUpToken, method: 'MOBILE', code }
    expect((await call(gateway.app, 'stepUp', stolen, { token: other, ...from(home) })).code).toBe('OTP_INVALID')
    const wrong = code === '000000' ? '000001' : '000000'
    expect(await prove(wrong)).toMatchObject({ code: 'OTP_INVALID', value: { attemptsLeft: 4 } })
    const fresh = await prove(code)
    expect(fresh.code).toBe('OK')
    expect((await call(gateway.app, 'memberInfo', {}, { token, ...from(home) })).code).toBe('SESSION_EXPIRED')
    expect((await prove(code, fresh.value.token)).code).toBe('OTP_EXPIRED')
    const ended = await call(gateway.app, 'endOtherSessions', {}, { token: fresh.value.token, ...from(home) })
    expect(ended.value).toEqual({ ended: 1 })
  })

  it('does not offer SMS to a member without a number', async () => {
    const { token, username } = await newPlayer(gateway.app)
    await age(username)
    const held = await call(gateway.app, 'endOtherSessions', {}, { token })
    const { stepUpToken } = held.value
    expect((await call(gateway.app, 'sendStepUp', { stepUpToken }, { token })).code).toBe('METHOD_UNAVAILABLE')
    const proof = { stepUpToken, method: 'MOBILE', code: '123456' }
    expect((await call(gateway.app, 'stepUp', proof, { token })).code).toBe('METHOD_UNAVAILABLE')
  })
})
