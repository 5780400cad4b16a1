import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiHeaders } from '../src/http/headers.ts'
import { call, newPlayer, openGateway, password, prove, registration, signIn, type TestGateway } from './gateway.ts'

let gateway: TestGateway
const on = { verifyCodeLogin: true, mobileRegister: true, CHNGPASSVERIF3: true, CHNGPASSMAIL3: true }
beforeAll(async () => {
  gateway = await openGateway()
  await gateway.deps.settings.store('walogm', 'features', on)
})
afterAll(() => gateway.close())

const fresh = 'meadow-Gate-73'
const dialing = { countryDialingCode: '63' }
let lines = 0
const newNumber = () => `917${6_000_000 + lines++}`
const sql = async (text: string, values: unknown[] = []) => (await gateway.pool.query(text, values)).rows
const change = (username: string, what: string) => sql(`UPDATE member SET ${what} WHERE username = $1`, [username])
const codeOf = async (mobile: string) => {
  const find = () =>
    sql('SELECT body FROM outgoing_message WHERE destination = $1 ORDER BY created_at DESC LIMIT 1', [`+63${mobile}`])
  await expect.poll(find).toHaveLength(1)
  return /\b\d{6}\b/.exec((await find())[0].body)?.[0] ?? ''
}
const askRecovery = async (mobileNum: string) =>
  call(gateway.app, 'sendLoginCode', {
    ...{ mobileNum, ...dialing, purpose: 'PASSWORD' },
    altcha: await prove(gateway.app, 'sendLoginCode'),
  })
const recover = async (mobileNum: string, verificationCode: string, newPassword = fresh) =>
  call(gateway.app, 'forgotByPhone', {
    ...{ mobileNum, ...dialing, verificationCode, newPassword },
    altcha: await prove(gateway.app, 'forgotByPhone'),
  })
/** A member with a number, and the code that recovers its password. */
const forgetful = async () => {
  const player = await newPlayer(gateway.app)
  const number = newNumber()
  await change(player.username, `mobile = '${number}', dialing_code = '63'`)
  await askRecovery(number)
  return { ...player, number, code: await codeOf(number) }
}
const inbox = (username: string) =>
  sql(
    `SELECT title, content FROM message JOIN member ON member.id = member_id WHERE username = $1 ORDER BY created_at`,
    [username],
  )
const changePassword = (token: string) =>
  call(
    gateway.app,
    'changePassword',
    { oldPassword: password, newPassword: fresh, confirmNewPassword: fresh },
    { token, remoteAddress: '203.0.113.7' },
  )

describe('an answer', () => {
  it('is data and never a page, refusals too', async () => {
    const { token } = await newPlayer(gateway.app)
    const bad = { type: 'sms', mobileNum: '9', countryDialingCode: '63', verificationCode: '1', side: 'MEMBER' }
    const answers = [await call(gateway.app, 'memberInfo', {}, { token }), await call(gateway.app, 'login', bad)]
    for (const { headers } of answers) {
      expect(headers).toMatchObject(apiHeaders)
      expect(headers['cache-control']).toBe('no-store')
    }
  })

  it('of the log-out makes the browser clear its storage', async () => {
    const { token } = await newPlayer(gateway.app)
    const { headers } = await call(gateway.app, 'logout', {}, { token })
    expect(headers['clear-site-data']).toBe('"cache"')
  })
})

describe('a token', () => {
  it('counts in its header alone: not in an address, not in a cookie', async () => {
    const { token } = await newPlayer(gateway.app)
    const url = '/wps/member/info'
    for (const asked of [
      { url: `${url}?token=${token}` },
      { url, headers: { cookie: `token=${token}; authorization=Bearer ${token}` } },
      { url, headers: { authorization: token } },
    ]) {
      const { statusCode } = await gateway.app.inject({ method: 'GET', ...asked })
      expect([400, 401]).toContain(statusCode)
    }
  })
})

describe('a repeated field', () => {
  it('is refused', async () => {
    const { statusCode } = await gateway.app.inject({ method: 'GET', url: '/wps/agent/affiliate?code=a&code=b' })
    expect(statusCode).toBe(400)
  })
})

describe('a check that fails', () => {
  it.each(['rate_counter', 'used_once', 'login_miss', 'known_network', 'audit_log'])(
    'because %s is gone refuses the sign-in',
    async (table) => {
      const limited = await openGateway({ rateFactor: 1 })
      const { username } = await newPlayer(limited.app)
      const altcha = await prove(limited.app, 'login')
      await limited.pool.query(`ALTER TABLE ${table} RENAME TO gone`)
      const answer = await call(limited.app, 'login', { type: 'username', username, password, side: 'MEMBER', altcha })
      expect(answer.status).toBeGreaterThanOrEqual(500)
      expect(answer.value?.token).toBeUndefined()
      await limited.pool.query(`ALTER TABLE gone RENAME TO ${table}`)
      await limited.close()
    },
  )
})

describe('a registration that is refused at its end', () => {
  it('leaves nothing behind and spends no code', async () => {
    const taken = await newPlayer(gateway.app)
    const mobileNo = newNumber()
    const asked = { regType: 'MOBILE', ...dialing, mobileNo, altcha: await prove(gateway.app, 'sendRegisterCode') }
    expect((await call(gateway.app, 'sendRegisterCode', asked)).code).toBe('OK')
    const verificationCode = await codeOf(mobileNo)
    const register = async (fields: Record<string, unknown>) => {
      const form = await registration(gateway.app)
      const altcha = await prove(gateway.app, 'registerMobile')
      const own = { mobileNum: mobileNo, ...dialing, verificationCode, altcha }
      return await call(gateway.app, 'registerMobile', { ...form, ...own, ...fields })
    }
    const counts = () =>
      sql('SELECT (SELECT count(*) FROM member) AS members, (SELECT count(*) FROM account) AS accounts')
    const before = await counts()
    expect((await register({ username: taken.username })).code).toBe('USERNAME_TAKEN')
    expect(await counts()).toEqual(before)
    expect((await register({})).code).toBe('OK')
  })
})

describe('recovery', () => {
  it('gives the account to one of many concurrent requests with one code', async () => {
    const { number, code } = await forgetful()
    const answers = await Promise.all(Array.from({ length: 4 }, () => recover(number, code)))
    expect(answers.map((answer) => answer.code).sort()).toEqual(['OK', 'OTP_INVALID', 'OTP_INVALID', 'OTP_INVALID'])
  })

  it('ends with five wrong codes, also for the right one', async () => {
    const { number, code } = await forgetful()
    const wrong = code === '000000' ? '000001' : '000000'
    for (let left = 4; left >= 0; left--) expect((await recover(number, wrong)).value).toEqual({ attemptsLeft: left })
    expect((await recover(number, code)).code).toBe('OTP_INVALID')
  })

  it.each([
    [`status = 'DISABLED'`, 'ACCOUNT_DISABLED'],
    ['type = 42', 'MEMBER_ONLY'],
  ])('opens no account with %s, and changes nothing of it', async (closed, refusal) => {
    const { number, code, username } = await forgetful()
    await change(username, closed)
    expect((await recover(number, code)).code).toBe(refusal)
    await change(username, `status = 'ACTIVE', type = 0`)
    expect((await signIn(gateway.app, username)).code).toBe('OK')
  })

  it('sends nothing to a closed account, and answers the same', async () => {
    const { username, number } = await forgetful()
    await change(username, `status = 'DISABLED'`)
    const sent = () => sql('SELECT FROM outgoing_message WHERE destination = $1', [`+63${number}`])
    const before = (await sent()).length
    expect((await askRecovery(number)).value).toEqual({ expiredMinutes: 5, maskedMobile: `***${number.slice(-3)}` })
    expect((await sent()).length).toBe(before)
  })

  it('is written into the audit log without the password', async () => {
    const { number, code, username } = await forgetful()
    expect((await recover(number, code)).code).toBe('OK')
    const rows = await sql(
      `SELECT action, audit_log::text AS text FROM audit_log JOIN member ON member.id = member_id WHERE username = $1 ORDER BY audit_log.id`,
      [username],
    )
    expect(rows.map(({ action }) => action)).toEqual(['register', 'recoverPassword', 'login'])
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${fresh}|${password}|${code}`))
  })
})

describe('the owner of an account', () => {
  it('is notified of a changed password in their language', async () => {
    const { token, username } = await newPlayer(gateway.app)
    expect((await changePassword(token)).code).toBe('OK')
    expect(await inbox(username)).toEqual([
      { title: 'Your password was changed', content: expect.stringContaining('203.0.113.7') },
    ])
  })

  it.each([
    ['TY', 'Napalitan ang password mo'],
    ['BN', 'আপনার পাসওয়ার্ড বদলানো হয়েছে'],
    ['HI', 'आपका पासवर्ड बदला गया'],
  ])('is notified in %s of a recovered password, and open pages count the message', async (language, title) => {
    const { number, code, username } = await forgetful()
    await change(username, `language = '${language}'`)
    const { value } = await recover(number, code)
    expect((await inbox(username)).map((message) => message.title)).toEqual([title])
    expect((await call(gateway.app, 'unreadCount', {}, { token: value.token })).value).toBe(1)
    const notices = await sql(
      `SELECT FROM outbox JOIN member ON member.id = member_id WHERE username = $1 AND topic = 'message'`,
      [username],
    )
    expect(notices).toHaveLength(1)
  })

  it('is notified of a new place', async () => {
    const { username } = await newPlayer(gateway.app, { remoteAddress: '203.0.113.10' })
    await change(username, `profile = '{"payeeName":"Ana Cruz"}'`)
    const away = { remoteAddress: '198.51.100.20' }
    const { value } = await signIn(gateway.app, username, {}, away)
    const proof = { verifyToken: value.verifyToken, method: 'PAYEE_NAME', code: 'Ana Cruz' }
    expect((await call(gateway.app, 'verifyLogin', proof, away)).code).toBe('OK')
    expect(await inbox(username)).toEqual([
      { title: 'You signed in from a new place', content: expect.stringContaining('198.51.100.20') },
    ])
  })

  it('ends sessions of the old password when it changes', async () => {
    const { username, token } = await newPlayer(gateway.app, { remoteAddress: '203.0.113.10' })
    await change(username, `profile = '{"payeeName":"Ana Cruz"}'`)
    const away = { remoteAddress: '198.51.100.20' }
    const { value } = await signIn(gateway.app, username, {}, away)
    expect((await changePassword(token)).code).toBe('OK')
    const proof = { verifyToken: value.verifyToken, method: 'PAYEE_NAME', code: 'Ana Cruz' }
    expect((await call(gateway.app, 'verifyLogin', proof, away)).code).toBe('OTP_EXPIRED')
  })
})

describe('a block of numbers', () => {
  it('gets a hundred codes an hour from one network', async () => {
    const limited = await openGateway({ rateFactor: 1 })
    await limited.deps.settings.store('walogm', 'features', on)
    const ask = async (mobileNo: string, visitor: number) => {
      const from = { remoteAddress: `198.51.${100 + visitor}.7` }
      const altcha = await prove(limited.app, 'sendRegisterCode', from)
      return await call(limited.app, 'sendRegisterCode', { regType: 'MOBILE', ...dialing, mobileNo, altcha }, from)
    }
    expect((await ask('9175550000', 1)).code).toBe('OK')
    await limited.pool.query(`UPDATE rate_counter SET hits = 100 WHERE key LIKE 'code-block:walogm:+63917555:%'`)
    const refused = await ask('9175550001', 1)
    expect(refused.code).toBe('OTP_TOO_MANY')
    expect(refused.value.retryAfter).toBeGreaterThan(0)
    expect(refused.value.retryAfter).toBeLessThanOrEqual(3600)
    expect((await ask('9175550001', 2)).code).toBe('OK')
    expect((await ask('9175560001', 1)).code).toBe('OK')
    await limited.close()
  })
})
