import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, newName, openGateway, password, prove, registration, signIn, type TestGateway } from './gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
  await gateway.deps.settings.store('walogm', 'features', switches)
  await gateway.deps.settings.store('90jlbdtf1', 'features', { verifyCodeLogin: false })
})
afterAll(() => gateway.close())

const switches = {
  verifyCodeLogin: true,
  mobileRegister: true,
  CHNGPASSVERIF3: true,
  CHNGPASSMAIL3: true,
}
let lines = 100
/** A Philippine mobile that no other test has. */
const newNumber = () => `917${String(2_000_000 + lines++)}`
const dialing = { countryDialingCode: '63' }

const outbox = async (destination: string) => {
  const { rows } = await gateway.pool.query<{ body: string }>(
    'SELECT body FROM outgoing_message WHERE destination = $1 ORDER BY created_at DESC',
    [destination],
  )
  return rows.map(({ body }) => /\b\d{6}\b/.exec(body)?.[0] ?? '')
}
type Outgoing = { id: string; subject: string | null; body: string; html: string | null }
/** Newest first. */
const outgoing = async (destination: string) => {
  const text = 'SELECT * FROM outgoing_message WHERE destination = $1 ORDER BY created_at DESC'
  return (await gateway.pool.query<Outgoing>(text, [destination])).rows
}
/** The code of the `nth` message; whether an account exists is secret, so such a message is not waited for by the answer. */
const newestCode = async (destination: string, nth = 1) => {
  await expect.poll(async () => (await outbox(destination)).length).toBe(nth)
  return (await outbox(destination))[0] ?? ''
}
const askLogin = async (mobileNum: string, purpose: 'LOGIN' | 'PASSWORD' = 'LOGIN', headers = {}) =>
  call(
    gateway.app,
    'sendLoginCode',
    { mobileNum, ...dialing, purpose, altcha: await prove(gateway.app, 'sendLoginCode', { headers }) },
    { headers },
  )
const askRegister = async (mobileNo: string) =>
  call(gateway.app, 'sendRegisterCode', {
    regType: 'MOBILE',
    ...dialing,
    mobileNo,
    altcha: await prove(gateway.app, 'sendRegisterCode'),
  })
const loginBySms = (mobileNum: string, verificationCode: string, fields = {}) =>
  call(gateway.app, 'login', { type: 'sms', mobileNum, ...dialing, verificationCode, side: 'MEMBER', ...fields })
const registerByPhone = async (mobileNum: string, fields = {}) => {
  const { username, password: _, confirmPassword, ...form } = await registration(gateway.app)
  const altcha = await prove(gateway.app, 'registerMobile')
  return call(gateway.app, 'registerMobile', { ...form, mobileNum, ...dialing, altcha, ...fields })
}
const newMember = async () => {
  const number = newNumber()
  expect((await askRegister(number)).value).toEqual({ expiredMinutes: 5 })
  const answer = await registerByPhone(number, { verificationCode: await newestCode(`+63${number}`) })
  expect(answer.code).toBe('OK')
  return { number, answer, username: String(answer.value.userName) }
}

describe('registration by phone', () => {
  it('makes a member of a proved number, whose name does not contain it', async () => {
    const { number, answer, username } = await newMember()
    expect(answer.value).toMatchObject({ type: 0, firstTimeLogin: true })
    expect(username).not.toContain(number.slice(-6))
    const info = await call(gateway.app, 'memberInfo', {}, { token: answer.value.token })
    expect(info.value.profile.mobile).not.toContain(number)
  })

  it('takes a number once, however it is written', async () => {
    const { number } = await newMember()
    expect((await askRegister(`0${number}`)).code).toBe('OK')
    const again = await registerByPhone(`0${number}`, { verificationCode: await newestCode(`+63${number}`, 2) })
    expect(again.code).toBe('MOBILE_TAKEN')
  })

  it.each([
    ['a wrong code', '000001x', 'OTP_INVALID'],
    ['no code', '', 'OTP_INVALID'],
  ])('refuses %s and registers no member', async (_, verificationCode, code) => {
    const number = newNumber()
    await askRegister(number)
    expect((await registerByPhone(number, { verificationCode })).code).toBe(code)
    const { rowCount } = await gateway.pool.query('SELECT 1 FROM member WHERE mobile = $1', [number])
    expect(rowCount).toBe(0)
  })

  it.each([
    ['nonsense', '12'],
    ['a fixed line', '285551234'],
  ])('refuses %s as a number', async (_, number) => {
    expect((await askRegister(number)).code).toBe('PHONE_INVALID')
  })

  it('makes one member from many concurrent requests with one code', async () => {
    const number = newNumber()
    await askRegister(number)
    const verificationCode = await newestCode(`+63${number}`)
    const answers = await Promise.all(Array.from({ length: 5 }, () => registerByPhone(number, { verificationCode })))
    expect(answers.filter(({ code }) => code === 'OK')).toHaveLength(1)
  })

  it('names the switch that is off', async () => {
    await gateway.deps.settings.store('walogm', 'features', { ...switches, mobileRegister: false })
    expect(await askRegister(newNumber())).toMatchObject({ code: 'FEATURE_OFF', value: { feature: 'mobileRegister' } })
    await gateway.deps.settings.store('walogm', 'features', switches)
  })

  it('requires the phone at registration by name where the merchant wants it', async () => {
    await gateway.deps.settings.store('walogm', 'features', { ...switches, REGMOBVERF3: true })
    const number = newNumber()
    const by = async (fields: object) => call(gateway.app, 'register', await registration(gateway.app, { ...fields }))
    expect((await by({})).code).toBe('PHONE_MISSING')
    expect((await by({ mobileNum: number, ...dialing, verificationCode: '1' })).code).toBe('OTP_INVALID')
    await askRegister(number)
    const verificationCode = await newestCode(`+63${number}`)
    expect((await by({ mobileNum: number, ...dialing, verificationCode })).code).toBe('OK')
    await gateway.deps.settings.store('walogm', 'features', switches)
  })
})

describe('login by code', () => {
  it('signs in without a proof of work, once per code', async () => {
    const { number } = await newMember()
    expect((await askLogin(number)).value).toEqual({ expiredMinutes: 5, maskedMobile: `***${number.slice(-3)}` })
    const code = await newestCode(`+63${number}`, 2)
    expect((await loginBySms(number, code)).value).toMatchObject({ type: 0, passwordExpired: false })
    expect((await loginBySms(number, code)).code).toBe('OTP_INVALID')
  })

  it('answers the same for an unknown number, and sends nothing', async () => {
    const stranger = newNumber()
    const { number } = await newMember()
    const [known, unknown] = [await askLogin(number), await askLogin(stranger)]
    expect(unknown.status).toBe(known.status)
    expect(Object.keys(unknown.value)).toEqual(Object.keys(known.value))
    expect(await outbox(`+63${stranger}`)).toEqual([])
    expect((await loginBySms(stranger, '123456')).code).toBe('OTP_INVALID')
  })

  it('invalidates a code after five tries, also concurrent ones', async () => {
    const { number } = await newMember()
    await askLogin(number)
    const code = await newestCode(`+63${number}`, 2)
    const wrong = code === '111111' ? '222222' : '111111'
    const tried = await Promise.all(Array.from({ length: 7 }, () => loginBySms(number, wrong)))
    const left = tried.map(({ value }) => value.attemptsLeft).sort()
    expect(left).toEqual([0, 0, 0, 1, 2, 3, 4])
    expect((await loginBySms(number, code)).value).toEqual({ attemptsLeft: 0 })
  })

  it('takes only the newest code, of this purpose, within its time', async () => {
    const { number } = await newMember()
    await askLogin(number)
    const first = await newestCode(`+63${number}`, 2)
    // Messages are sent after the answer, so the next code is requested only after the last one has arrived.
    await askLogin(number, 'PASSWORD')
    const forPassword = await newestCode(`+63${number}`, 3)
    await askLogin(number)
    const newest = await newestCode(`+63${number}`, 4)
    for (const old of [first, forPassword].filter((code) => code !== newest)) {
      expect((await loginBySms(number, old)).code).toBe('OTP_INVALID')
    }
    await gateway.pool.query(`UPDATE one_time_code SET expires_at = now() - interval '1 s' WHERE destination = $1`, [
      `+63${number}`,
    ])
    expect((await loginBySms(number, newest)).code).toBe('OTP_EXPIRED')
  })

  it('is refused where the merchant does not offer it', async () => {
    const headers = { 'x-merchant': '90jlbdtf1' }
    expect((await askLogin(newNumber(), 'LOGIN', headers)).code).toBe('FEATURE_OFF')
  })

  it('keeps a closed account out and an agent’s side to agents', async () => {
    const { number, username } = await newMember()
    await askLogin(number)
    expect((await loginBySms(number, await newestCode(`+63${number}`, 2), { side: 'AGENT' })).code).toBe('AGENT_ONLY')
    await askLogin(number)
    await gateway.pool.query(`UPDATE member SET status = 'DISABLED' WHERE username = $1`, [username])
    expect((await loginBySms(number, await newestCode(`+63${number}`, 3))).code).toBe('ACCOUNT_DISABLED')
  })
})

describe('recovery', () => {
  const fresh = 'meadow-Gate-73'
  const resetByPhone = async (mobileNum: string, verificationCode: string, newPassword = fresh) =>
    call(gateway.app, 'forgotByPhone', {
      mobileNum,
      ...dialing,
      verificationCode,
      newPassword,
      altcha: await prove(gateway.app, 'forgotByPhone'),
    })
  const forgot = async (username: string, email: string) => {
    const altcha = await prove(gateway.app, 'forgotByEmail')
    const response = await gateway.app.inject({
      method: 'POST',
      url: '/wps/member/password/email',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-merchant': 'walogm' },
      payload: new URLSearchParams({ username, email, altcha }).toString(),
    })
    return response.json()
  }
  const resetByEmail = async (username: string, email: string, verificationCode: string) =>
    call(gateway.app, 'resetByEmail', {
      username,
      email,
      verificationCode,
      newPassword: fresh,
      altcha: await prove(gateway.app, 'resetByEmail'),
    })
  const newMailMember = async () => {
    const username = newName()
    const email = `${username}@mail.example`
    const { value } = await call(gateway.app, 'register', await registration(gateway.app, { username }))
    await gateway.pool.query('UPDATE member SET email = $2 WHERE username = $1', [username, email])
    return { username, email, token: String(value.token) }
  }

  it('by phone signs in with the new password and ends open sessions', async () => {
    const { number, answer } = await newMember()
    await askLogin(number, 'PASSWORD')
    const code = await newestCode(`+63${number}`, 2)
    const reset = await resetByPhone(number, code)
    expect(reset.value).toMatchObject({ type: 0, passwordExpired: false })
    expect((await call(gateway.app, 'memberInfo', {}, { token: answer.value.token })).code).toBe('SESSION_EXPIRED')
    expect((await signIn(gateway.app, reset.value.userName, { password: fresh })).code).toBe('OK')
    expect((await resetByPhone(number, code)).code).toBe('OTP_INVALID')
  })

  it('by mail signs in with the new password', async () => {
    const { username, email, token } = await newMailMember()
    expect((await forgot(username, email)).value).toEqual({ sent: true, expiredMinutes: 5 })
    const reset = await resetByEmail(username, email, await newestCode(email))
    expect(reset.value).toMatchObject({ userName: username })
    expect((await call(gateway.app, 'memberInfo', {}, { token })).code).toBe('SESSION_EXPIRED')
    expect((await signIn(gateway.app, username, { password: fresh })).code).toBe('OK')
    expect((await signIn(gateway.app, username, { password })).code).toBe('LOGIN_FAILED')
  })

  it('mails the code and the notice of the change in both parts, in the reader’s language', async () => {
    const { username, email } = await newMailMember()
    await forgot(username, email)
    const code = await newestCode(email)
    expect((await resetByEmail(username, email, code)).code).toBe('OK')
    const mails = () => outgoing(email)
    await expect.poll(async () => (await mails()).length).toBe(2)
    const [notice, sent] = await mails()
    expect(sent).toMatchObject({ subject: `${code} is your Tala code`, body: expect.stringContaining(code) })
    expect(sent?.html).toContain(`>${code}</p>`)
    expect(notice?.subject).toBe('Tala: Your password was changed')
    for (const part of [notice?.body, notice?.html]) expect(part).toContain('from the address 127.0.0.1')
    const shown = await gateway.app.inject({ method: 'GET', url: `/dev/outbox/${notice?.id}` })
    expect(shown.body).toBe(notice?.html)
    expect(shown.headers['content-security-policy']).toContain('sandbox')
    const foreign = { method: 'GET', url: `/dev/outbox/${notice?.id}`, remoteAddress: '203.0.113.9' } as const
    expect((await gateway.app.inject(foreign)).statusCode).toBe(404)
  })

  it('by mail never shows whether name and address exist', async () => {
    const { username, email } = await newMailMember()
    expect(await forgot(newName(), email)).toMatchObject({ value: { sent: true } })
    expect(await forgot(username, 'other@mail.example')).toMatchObject({ value: { sent: true } })
    expect(await outbox(email)).toEqual([])
    expect(await outbox('other@mail.example')).toEqual([])
    expect((await resetByEmail(username, 'other@mail.example', '123456')).code).toBe('OTP_INVALID')
  })

  it('spends no code on a password that is refused', async () => {
    const { number } = await newMember()
    await askLogin(number, 'PASSWORD')
    const code = await newestCode(`+63${number}`, 2)
    expect((await resetByPhone(number, code, 'P4ssword123')).code).toBe('PASSWORD_WEAK')
    expect((await resetByPhone(number, code, 'short')).code).toBe('VALIDATION_FAILED')
    expect((await resetByPhone(number, code)).code).toBe('OK')
  })
})

describe('how often codes are sent', () => {
  let limited: TestGateway
  beforeAll(async () => {
    limited = await openGateway({ rateFactor: 1 })
    await limited.deps.settings.store('walogm', 'features', switches)
  })
  afterAll(() => limited.close())

  let household = 0
  /** Asks from an address of a network, which the limits per address do not know yet. */
  const ask = async (mobileNo: string, network = '198.51.100') => {
    const remoteAddress = `${network}.${(household++ % 250) + 1}`
    const altcha = await prove(limited.app, 'sendRegisterCode', { remoteAddress })
    const input = { regType: 'MOBILE', ...dialing, mobileNo, altcha }
    return call(limited.app, 'sendRegisterCode', input, { remoteAddress })
  }
  const pass = (mobileNo: string, seconds: number) =>
    limited.pool.query(
      `UPDATE one_time_code SET created_at = created_at - make_interval(secs => $2) WHERE destination = $1`,
      [`+63${mobileNo}`, seconds],
    )

  it('is once a minute, five times an hour and ten times a day from one network (checklist 95)', async () => {
    const mobileNo = newNumber()
    for (let sent = 0; sent < 5; sent++) {
      expect((await ask(mobileNo)).code).toBe('OK')
      expect(await ask(mobileNo)).toMatchObject({ status: 429, code: 'OTP_TOO_MANY' })
      await pass(mobileNo, 60)
    }
    // Five minutes after the first of five codes, the hour has 55 minutes left.
    const { value } = await ask(mobileNo)
    expect(value.retryAfter).toBeGreaterThan(3290)
    expect(value.retryAfter).toBeLessThanOrEqual(3300)
    for (let sent = 5; sent < 10; sent++) {
      await pass(mobileNo, 3600)
      expect((await ask(mobileNo)).code).toBe('OK')
    }
    await pass(mobileNo, 3600)
    // The first of ten codes is ten hours and five minutes old.
    const refused = await ask(mobileNo)
    expect(refused.code).toBe('OTP_QUOTA')
    expect(refused.body.message).toMatch(/^No more codes can be sent for 1\d hours/)
    await pass(mobileNo, refused.value.retryAfter)
    expect((await ask(mobileNo)).code).toBe('OK')
  })

  it('allows the next code after exactly the wait that a refusal names, however often it was pressed', async () => {
    const mobileNo = newNumber()
    expect((await ask(mobileNo)).code).toBe('OK')
    let wait = 0
    for (let press = 0; press < 12; press++) wait = (await ask(mobileNo)).value.retryAfter
    expect(wait).toBeLessThanOrEqual(60)
    await pass(mobileNo, wait)
    expect((await ask(mobileNo)).code).toBe('OK')
  })

  it('gives one code to many presses at once', async () => {
    const mobileNo = newNumber()
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(mobileNo)))
    expect(answers.filter(({ code }) => code === 'OK')).toHaveLength(1)
  })

  it('does not count a code that could not be sent', async () => {
    const mobileNo = newNumber()
    const { SMS: sender } = limited.deps.senders
    limited.deps.senders.SMS = { send: () => Promise.reject(new Error('no carrier')), close: async () => undefined }
    expect((await ask(mobileNo)).code).toBe('UPSTREAM_ERROR')
    limited.deps.senders.SMS = sender
    expect((await ask(mobileNo)).code).toBe('OK')
  })

  it('lets no stranger lock a number out', async () => {
    const mobileNo = newNumber()
    for (let sent = 0; sent < 10; sent++) {
      expect((await ask(mobileNo, '203.0.113')).code).toBe('OK')
      await pass(mobileNo, 3600)
    }
    expect((await ask(mobileNo, '203.0.113')).code).toBe('OTP_QUOTA')
    expect((await ask(mobileNo)).code).toBe('OK')
  })

  it('lets many strangers flood no number, nor lock out its owner at home', async () => {
    const mobileNo = newNumber()
    const home = '192.0.2.7'
    await limited.pool.query(
      `INSERT INTO one_time_code (id, merchant, purpose, destination, counted_as, network, code_hash, tries_left, expires_at, created_at)
       SELECT gen_random_uuid(), 'walogm', 'LOGIN', $1, $1, 'n' || n, ''::bytea, 5, now(), now() - make_interval(mins => 5 + n * 5)
       FROM generate_series(1, 30) n`,
      [`+63${mobileNo}`],
    )
    expect((await ask(mobileNo)).code).toBe('OTP_QUOTA')
    const askLoginFrom = async (remoteAddress: string) => {
      const altcha = await prove(limited.app, 'sendLoginCode', { remoteAddress })
      const input = { mobileNum: mobileNo, ...dialing, purpose: 'LOGIN', altcha }
      return (await call(limited.app, 'sendLoginCode', input, { remoteAddress })).code
    }
    const member = await signUp(limited, home)
    await limited.pool.query(`UPDATE member SET mobile = $2, dialing_code = '63' WHERE username = $1`, [
      member,
      mobileNo,
    ])
    expect(await askLoginFrom('198.51.100.9')).toBe('OTP_QUOTA')
    expect(await askLoginFrom(home)).toBe('OK')
  })
})

/** Registers by name from an address, which is a known place of the member afterwards. */
async function signUp({ app, pool }: TestGateway, remoteAddress: string): Promise<string> {
  const form = await registration(app)
  expect((await call(app, 'register', form, { remoteAddress })).code).toBe('OK')
  await expect
    .poll(async () => (await pool.query(`SELECT FROM known_network WHERE network = '192.0.2'`)).rowCount)
    .toBe(1)
  return form.username
}

describe('the outbox', () => {
  const read = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    gateway.app.inject({ method: 'GET', url: '/dev/outbox', headers, remoteAddress })

  it('shows the unsent message, as text only', async () => {
    await gateway.pool.query(
      `INSERT INTO outgoing_message (id, merchant, channel, destination, body)
       VALUES (gen_random_uuid(), 'walogm', 'SMS', '+1', '<img src=x onerror=alert(1)>')`,
    )
    const page = await read()
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('&lt;img src=x')
    expect(page.body).not.toContain('<img')
    expect(page.body).toMatch(/<a href="\/dev\/outbox\/[0-9a-f-]{36}">As an HTML e-mail/)
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect((await read({ accept: 'application/json' })).json().list[0]).toMatchObject({ channel: 'SMS' })
  })

  it.each([
    ['another machine', {}, '203.0.113.7'],
    ['a proxy in front of another machine', { 'x-forwarded-for': '203.0.113.7' }, '127.0.0.1'],
  ])('is not there for %s', async (_, headers, address) => {
    expect((await read(headers, address)).statusCode).toBe(404)
  })
})

describe('a real mail server', () => {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString()
      })
      stream.on('end', () => {
        received.push(text)
        done()
      })
    },
  })
  let posted: TestGateway
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
    const address = server.server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    posted = await openGateway({ smtp: { url: `smtp://127.0.0.1:${port}`, from: 'codes@brand.example' } })
    await posted.deps.settings.store('walogm', 'features', switches)
  })
  afterAll(async () => {
    await posted.deps.senders.EMAIL?.close()
    await posted.close()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  })

  it('gets the code, and the outbox is gone', async () => {
    const send = posted.deps.senders.EMAIL
    await send?.send({
      merchant: 'walogm',
      destination: 'a@mail.example',
      subject: 'Läuft\r\nBcc: x@y.example',
      body: 'Code 123456',
      html: '<p>Code 123456</p>',
    })
    expect(received[0]).toContain('multipart/alternative')
    expect(received[0]).toContain('\nCode 123456')
    expect(received[0]).toContain('<p>Code 123456</p>')
    expect(received[0]).not.toMatch(/^Bcc:/m)
    const headers = { accept: 'application/json' }
    expect((await posted.app.inject({ method: 'GET', url: '/dev/outbox', headers })).statusCode).toBe(404)
    const altcha = await prove(posted.app, 'sendRegisterCode')
    const sms = await call(posted.app, 'sendRegisterCode', {
      regType: 'MOBILE',
      ...dialing,
      mobileNo: newNumber(),
      altcha,
    })
    expect(sms.code).toBe('METHOD_UNAVAILABLE')
  })
})
