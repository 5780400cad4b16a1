import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBrokenLink, sealAudit } from '../src/security/audit.ts'
import {
  call,
  newName,
  newPlayer,
  openGateway,
  password,
  prove,
  registration,
  signIn,
  solvedCaptcha,
  type TestGateway,
} from './gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

const register = async (fields: Record<string, unknown>) =>
  call(gateway.app, 'register', await registration(gateway.app, fields))
const setMember = (username: string, change: string) =>
  gateway.pool.query(`UPDATE member SET ${change} WHERE username = $1`, [username])

describe('registration', () => {
  it('signs the new member in', async () => {
    const username = newName()
    const answer = await register({ username })
    expect(answer).toMatchObject({
      status: 200,
      code: 'OK',
      value: { userName: username, type: 0, firstTimeLogin: true, passwordExpired: false },
    })
    const info = await call(gateway.app, 'memberInfo', {}, { token: answer.value.token })
    expect(info.value).toMatchObject({ account: username, type: 0, currency: 'TLB', toUpline: false })
  })

  it('gives one name to one of many concurrent requests', async () => {
    const username = newName()
    const asked = await Promise.all(Array.from({ length: 12 }, () => registration(gateway.app, { username })))
    const answers = await Promise.all(asked.map((input) => call(gateway.app, 'register', input)))
    expect(answers.filter(({ code }) => code === 'OK')).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'USERNAME_TAKEN')).toHaveLength(11)
  })

  it('takes names that differ only in case or look alike as one, per merchant', async () => {
    await register({ username: 'Lookalike10' })
    expect((await register({ username: 'lookALIKE10' })).code).toBe('USERNAME_TAKEN')
    expect((await register({ username: 'IookalikeIO' })).code).toBe('USERNAME_TAKEN')
    const options = { headers: { 'x-merchant': '90jlbdtf1' } }
    const elsewhere = await call(
      gateway.app,
      'register',
      await registration(gateway.app, { username: 'Lookalike10' }, options),
      options,
    )
    expect(elsewhere.code).toBe('OK')
  })

  it('records which version of the terms was accepted', async () => {
    const accepted = async () => {
      const { value } = await register({})
      const { rows } = await gateway.pool.query(
        `SELECT detail->'terms' AS terms FROM audit_log JOIN member ON member.id = member_id
         WHERE action = 'register' AND username = $1`,
        [value.userName],
      )
      return rows[0].terms
    }
    const publish = (id: string, at: string) =>
      gateway.pool.query(
        `INSERT INTO article (id, merchant, kind, title, summary, content, published_at)
         VALUES ($1, 'walogm', 'TERMS', $3, $3, $3, $2)`,
        [id, at, { EN: 'Terms' }],
      )
    const [first = '', second = '', later = ''] = [1, 2, 3].map((n) => `00000000-0000-7000-8000-00000000000${n}`)
    expect(await accepted()).toBeNull()
    await publish(first, '2026-01-01T00:00:00Z')
    expect(await accepted()).toEqual({ id: first, publishedAt: '2026-01-01T00:00:00.000Z' })
    await publish(second, '2026-02-01T00:00:00Z')
    await publish(later, '2999-01-01T00:00:00Z')
    expect(await accepted()).toEqual({ id: second, publishedAt: '2026-02-01T00:00:00.000Z' })
    await gateway.pool.query(`DELETE FROM article WHERE kind = 'TERMS'`)
  })

  it.each([
    ['agreement', { agreeTerms: false }, 'TERMS_REQUIRED'],
    ['a long enough name', { username: 'abc' }, 'VALIDATION_FAILED'],
    ['a name that starts with a letter', { username: '1abcdef' }, 'VALIDATION_FAILED'],
    ["a name that is not the operator's", { username: 'Admin2026' }, 'USERNAME_TAKEN'],
    ['a long enough password', { password: 'a1b2', confirmPassword: 'a1b2' }, 'VALIDATION_FAILED'],
    ['an uncommon password', { password: 'P4ssword123', confirmPassword: 'P4ssword123' }, 'PASSWORD_WEAK'],
    [
      'a password without the name',
      { username: 'walrus77', password: 'my-walrus77', confirmPassword: 'my-walrus77' },
      'PASSWORD_WEAK',
    ],
    ['an equal confirmation', { confirmPassword: 'another-Stone-1' }, 'CONFIRM_MISMATCH'],
    ['a known affiliate', { affiliateCode: 'NOBODY99' }, 'AFFILIATE_INVALID'],
    ['a known friend', { referralCode: 'NOBODY99' }, 'AFFILIATE_INVALID'],
    ['an adult', { birthday: '2020-01-01' }, 'AGE_RESTRICTED'],
  ])('asks for %s', async (_, fields, code) => {
    expect((await register(fields)).code).toBe(code)
  })

  it('keeps nothing that the merchant does not ask for, since nothing checks it', async () => {
    const unasked = { mobileNum: '1', idNumber: 'x', paymentPassword: '1', payeeName: '<b>' }
    const { value } = await register(unasked)
    const { rows } = await gateway.pool.query(
      `SELECT mobile, payment_password_hash AS payment, profile FROM member WHERE username = $1`,
      [value.userName],
    )
    expect(rows).toEqual([{ mobile: null, payment: null, profile: {} }])
  })

  it('keeps an address for a lost password, which may be left out but not misspelt (checklist 90)', async () => {
    const kept = async (fields: Record<string, unknown>) => {
      const { value } = await register(fields)
      const { rows } = await gateway.pool.query('SELECT email FROM member WHERE username = $1', [value.userName])
      return rows[0].email
    }
    expect(await kept({})).toBeNull()
    expect(await kept({ email: 'ana@mail.example' })).toBe('ana@mail.example')
    expect((await register({ email: 'no address' })).value).toMatchObject({ fields: [{ field: 'email' }] })
  })

  it('names each field that breaks its rule, with bounds', async () => {
    const { value } = await register({ username: 'abc' })
    expect(value.fields).toEqual([{ field: 'username', rule: 'min', min: 4, max: 16 }])
  })

  it('follows the merchant’s field rules', async () => {
    const { app, deps } = gateway
    const merchant = '90jiliinf1'
    const options = { headers: { 'x-merchant': merchant } }
    const { fields } = await deps.settings.of(merchant)
    const payeeName = {
      enabled: true,
      required: true,
      minLength: 2,
      maxLength: 40,
      patternId: 13,
      acceptedPattern: null,
    }
    await deps.settings.store(merchant, 'fields', { ...fields, payeeName })
    const rules = await call(app, 'registerSettings', { method: 'USERNAME' }, options)
    expect(rules.value.fields.payeeName).toMatchObject({ required: true, patternId: 13 })
    const without = await call(app, 'register', await registration(app, {}, options), options)
    expect(without.value).toEqual({ fields: [{ field: 'payeeName', rule: 'required' }] })
    const withIt = await call(app, 'register', await registration(app, { payeeName: 'Asha Rao' }, options), options)
    expect(withIt.code).toBe('OK')
    const info = await call(app, 'memberInfo', {}, { token: withIt.value.token, ...options })
    expect(info.value.profile.payeeName).toBe('***ao')
  })

  it('checks a code by the rules of registration, uncached, and names no friend', async () => {
    const friend = await newPlayer(gateway.app)
    await setMember(friend.username, `affiliate_code = 'FRIENDOF1'`)
    const check = (code: string, kind?: 'AGENT' | 'FRIEND') =>
      call(gateway.app, 'affiliateCheck', { code, ...(kind && { kind }) })
    const known = await check('friendof1', 'FRIEND')
    expect(known.value).toEqual({ valid: true })
    expect(known.headers['cache-control']).toBe('no-store')
    // A player is a friend, but no agent to register under.
    expect((await check('FRIENDOF1')).code).toBe('AFFILIATE_INVALID')
    expect((await check('NOBODY99', 'FRIEND')).code).toBe('AFFILIATE_INVALID')
    await setMember(friend.username, `status = 'DISABLED'`)
    expect((await check('FRIENDOF1', 'FRIEND')).code).toBe('AFFILIATE_INVALID')
    expect((await register({ referralCode: 'FRIENDOF1' })).code).toBe('AFFILIATE_INVALID')
  })

  it('puts the member below the agent of the affiliate code', async () => {
    const agent = await newPlayer(gateway.app)
    await setMember(agent.username, `type = 1, affiliate_code = 'AGENTONE'`)
    expect((await call(gateway.app, 'affiliateCheck', { code: 'agentone' })).value).toMatchObject({ valid: true })
    const { value } = await register({ affiliateCode: 'AGENTONE' })
    const { rows } = await gateway.pool.query(
      `SELECT m.path <@ a.path AS below, m.upline_id = a.id AS direct FROM member m, member a WHERE m.username = $1 AND a.username = $2`,
      [value.userName, agent.username],
    )
    expect(rows).toEqual([{ below: true, direct: true }])
    expect((await call(gateway.app, 'memberInfo', {}, { token: value.token })).value.toUpline).toBe(true)
  })
})

describe('login', () => {
  it('takes the right password in any case of the name', async () => {
    const player = await newPlayer(gateway.app)
    const answer = await signIn(gateway.app, player.username.toUpperCase())
    expect(answer).toMatchObject({ code: 'OK', value: { userName: player.username, idleSeconds: 1800 } })
  })

  it('answers a wrong name and a wrong password alike, and requires a captcha after three', async () => {
    const { username } = await newPlayer(gateway.app)
    const strip = ({ value, code, status }: { value: unknown; code: string; status: number }) => ({
      value,
      code,
      status,
    })
    for (const flag of [false, false, true]) {
      const known = await signIn(gateway.app, username, { password: 'wrong-one-1' })
      expect(strip(known)).toEqual({ value: { captcha: flag }, code: 'LOGIN_FAILED', status: 401 })
    }
    const stranger = newName()
    for (const flag of [false, false, true]) {
      const unknown = await signIn(gateway.app, stranger, { password: 'wrong-one-1' })
      expect(strip(unknown)).toEqual({ value: { captcha: flag }, code: 'LOGIN_FAILED', status: 401 })
    }
    expect((await signIn(gateway.app, username)).code).toBe('CAPTCHA_REQUIRED')
    const { value } = await call(gateway.app, 'captcha')
    expect(value.image).toMatch(/^data:image\/png;base64,iVBOR/)
    expect((await signIn(gateway.app, username, { captchaId: value.captchaId, captcha: 'WRONG' })).code).toBe(
      'CAPTCHA_WRONG',
    )
    const solved = await solvedCaptcha(gateway)
    expect((await signIn(gateway.app, username, solved)).code).toBe('OK')
    expect((await signIn(gateway.app, username)).code).toBe('OK')
  })

  it('locks a name out after the fifth failure, and longer after the next', async () => {
    const username = newName()
    for (let miss = 0; miss < 5; miss++) {
      const solved = miss < 3 ? {} : await solvedCaptcha(gateway)
      expect((await signIn(gateway.app, username, { password: 'wrong-one-1', ...solved })).code).toBe('LOGIN_FAILED')
    }
    const waiting = await signIn(gateway.app, username)
    expect(waiting).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
    expect(waiting.value.retryAfter).toBeGreaterThan(50)
    expect(waiting.value.retryAfter).toBeLessThanOrEqual(60)
    await gateway.pool.query('UPDATE login_miss SET blocked_until = now() WHERE misses >= 5')
    await signIn(gateway.app, username, { password: 'wrong-one-1', ...(await solvedCaptcha(gateway)) })
    expect((await signIn(gateway.app, username)).value.retryAfter).toBeGreaterThan(110)
  })

  it('counts simultaneous tries: three are checked, the others need a captcha or wait', async () => {
    const { username } = await newPlayer(gateway.app)
    // Proved beforehand, so that they do arrive together.
    const proofs = await Promise.all(Array.from({ length: 20 }, () => prove(gateway.app, 'login')))
    const guess = (altcha: string) => signIn(gateway.app, username, { password: 'wrong-one-1', altcha })
    const codes = (await Promise.all(proofs.map(guess))).map(({ code }) => code)
    expect(codes.filter((code) => code === 'LOGIN_FAILED')).toHaveLength(3)
    const { rows } = await gateway.pool.query(
      `SELECT count(*)::int AS judged FROM audit_log a JOIN member m ON m.id = a.member_id WHERE m.username = $1 AND a.action = 'login' AND NOT a.succeeded`,
      [username],
    )
    expect(rows[0].judged).toBe(3)
    // The refusal of the others depends on the moment they arrive.
    const refused = codes.filter((code) => code !== 'LOGIN_FAILED')
    expect(refused.filter((code) => code !== 'CAPTCHA_REQUIRED' && code !== 'RATE_LIMITED')).toEqual([])
  })

  it('keeps members and agents apart and closed accounts out (checklist 92)', async () => {
    const { username } = await newPlayer(gateway.app)
    expect((await signIn(gateway.app, username, { side: 'AGENT' })).code).toBe('AGENT_ONLY')
    await setMember(username, 'type = 42')
    expect((await signIn(gateway.app, username)).code).toBe('MEMBER_ONLY')
    expect((await signIn(gateway.app, username, { side: 'AGENT' })).code).toBe('OK')
    await setMember(username, `status = 'DISABLED'`)
    expect((await signIn(gateway.app, username, { side: 'AGENT' })).code).toBe('ACCOUNT_DISABLED')
    expect((await signIn(gateway.app, username, { password: 'wrong-one-1' })).code).toBe('LOGIN_FAILED')
  })

  it('refuses a login method that is switched off', async () => {
    await gateway.deps.settings.store('walogm', 'features', { verifyCodeLogin: false })
    const sms = {
      type: 'sms',
      mobileNum: '9171234567',
      countryDialingCode: '63',
      verificationCode: '1',
      side: 'MEMBER',
    }
    expect((await call(gateway.app, 'login', sms)).code).toBe('FEATURE_OFF')
  })
})

describe('sessions', () => {
  it('store only the hash of the token', async () => {
    const { token } = await newPlayer(gateway.app)
    const { rows } = await gateway.pool.query(
      `SELECT count(*)::int AS hits FROM session WHERE session::text LIKE '%' || $1 || '%'`,
      [token],
    )
    expect(rows[0].hits).toBe(0)
  })

  it('are not kept alive by a game that only stays open', async () => {
    const { token, username } = await newPlayer(gateway.app)
    const ofMember = `FROM session s JOIN member m ON m.id = s.member_id WHERE m.username = $1`
    await gateway.pool.query(
      `UPDATE session SET active_at = now() - interval '20 minutes' WHERE id = (SELECT s.id ${ofMember})`,
      [username],
    )
    const isIdle = async () =>
      (await gateway.pool.query(`SELECT s.active_at < now() - interval '19 minutes' AS idle ${ofMember}`, [username]))
        .rows[0].idle
    const poll = await call(gateway.app, 'gameSession', { id: '01890000-0000-7000-8000-000000000000' }, { token })
    expect(poll.code).toBe('NOT_FOUND')
    expect(await isIdle()).toBe(true)
    expect((await call(gateway.app, 'memberInfo', {}, { token })).code).toBe('OK')
    expect(await isIdle()).toBe(false)
  })

  it('end when idle, when too old, and on log-out, which may be repeated', async () => {
    const { token, username } = await newPlayer(gateway.app)
    const age = (column: string, by: string) =>
      gateway.pool.query(
        `UPDATE session SET ${column} = now() - interval '${by}' FROM member m WHERE m.id = member_id AND m.username = $1`,
        [username],
      )
    await age('active_at', '29 minutes')
    expect((await call(gateway.app, 'memberInfo', {}, { token })).code).toBe('OK')
    await age('active_at', '31 minutes')
    expect(await call(gateway.app, 'memberInfo', {}, { token })).toMatchObject({
      status: 401,
      code: 'SESSION_EXPIRED',
      value: { reason: 'IDLE' },
    })
    await age('active_at', '0 minutes')
    await age('expires_at', '1 minute')
    expect((await call(gateway.app, 'memberInfo', {}, { token })).value).toEqual({ reason: 'ABSOLUTE' })
    const next = (await signIn(gateway.app, username)).value.token
    expect(await call(gateway.app, 'logout', {}, { token: next })).toMatchObject({ code: 'OK', value: { ended: true } })
    expect((await call(gateway.app, 'memberInfo', {}, { token: next })).value).toEqual({ reason: 'ENDED' })
    expect((await call(gateway.app, 'logout', {}, { token: next })).code).toBe('OK')
  })

  it('are at most five, and a new one ends the oldest', async () => {
    const { token, username } = await newPlayer(gateway.app)
    const tokens: string[] = []
    for (let at = 0; at < 5; at++) tokens.push((await signIn(gateway.app, username)).value.token)
    expect((await call(gateway.app, 'memberInfo', {}, { token })).value).toEqual({ reason: 'REPLACED' })
    for (const kept of tokens) expect((await call(gateway.app, 'memberInfo', {}, { token: kept })).code).toBe('OK')
  })

  it('are at most five when logins race', async () => {
    const { username } = await newPlayer(gateway.app)
    for (let at = 0; at < 3; at++) await signIn(gateway.app, username)
    const raced = await Promise.all(Array.from({ length: 3 }, () => signIn(gateway.app, username)))
    expect(raced.map(({ code }) => code)).toEqual(['OK', 'OK', 'OK'])
    const { rows } = await gateway.pool.query(
      `SELECT count(*)::int AS live FROM session s JOIN member m ON m.id = s.member_id WHERE m.username = $1 AND ended_at IS NULL`,
      [username],
    )
    expect(rows[0].live).toBe(5)
  })

  it('that must change the password are allowed nothing else; the change ends all others', async () => {
    const { username, token: old } = await newPlayer(gateway.app)
    await setMember(username, 'must_change_password = true')
    const { value } = await signIn(gateway.app, username)
    expect(value.passwordExpired).toBe(true)
    expect(await call(gateway.app, 'memberInfo', {}, { token: value.token })).toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
    })
    const change = (fields: Record<string, string>) =>
      call(
        gateway.app,
        'changePassword',
        { oldPassword: password, newPassword: 'hill-Water-77', confirmNewPassword: 'hill-Water-77', ...fields },
        { token: value.token },
      )
    expect((await change({ oldPassword: 'wrong-one-1' })).code).toBe('PASSWORD_WRONG')
    expect((await change({ confirmNewPassword: 'other-one-1' })).code).toBe('CONFIRM_MISMATCH')
    expect((await change({ newPassword: password, confirmNewPassword: password })).code).toBe('PASSWORD_REUSED')
    const changed = await change({})
    expect(changed.code).toBe('OK')
    expect((await call(gateway.app, 'memberInfo', {}, { token: changed.value.token })).code).toBe('OK')
    expect((await call(gateway.app, 'memberInfo', {}, { token: old })).value).toEqual({ reason: 'ENDED' })
    expect((await signIn(gateway.app, username)).code).toBe('LOGIN_FAILED')
    expect((await signIn(gateway.app, username, { password: 'hill-Water-77' })).value.passwordExpired).toBe(false)
  })
})

describe('the member', () => {
  it('marks the first login once and stores its language (checklist 85 and 110)', async () => {
    const { token, username } = await newPlayer(gateway.app)
    for (const _ of [1, 2]) expect((await call(gateway.app, 'firstLogin', {}, { token })).value).toEqual({ done: true })
    expect((await signIn(gateway.app, username)).value.firstTimeLogin).toBe(false)
    expect((await call(gateway.app, 'updateLanguage', { language: 'TY' }, { token })).value).toEqual({ language: 'TY' })
    expect((await call(gateway.app, 'memberInfo', {}, { token })).value.language).toBe('TY')
    expect((await call(gateway.app, 'updateLanguage', { language: 'TY' })).code).toBe('OK')
  })

  it('has an avatar out of those offered', async () => {
    const { token } = await newPlayer(gateway.app)
    const { value } = await call(gateway.app, 'playerAvatar', {}, { token })
    const icons = (await call(gateway.app, 'avatarIcons', {}, { token })).value
    expect(icons.current).toBe(value.avatarId)
    expect(icons.list.map(({ url }: { url: string }) => url)).toContain(value.avatarUrl)
  })
})

describe('the audit log', () => {
  it('is a hash chain that reveals a change', async () => {
    const { username } = await newPlayer(gateway.app)
    await signIn(gateway.app, username, { password: 'wrong-one-1' })
    await Promise.all([sealAudit(gateway.deps.db), sealAudit(gateway.deps.db)])
    while ((await sealAudit(gateway.deps.db)) > 0);
    expect(await findBrokenLink(gateway.deps.db)).toBeNull()
    const { rows } = await gateway.pool.query(
      `SELECT string_agg(audit_log::text, '') AS text, count(*)::int AS entries FROM audit_log WHERE seal_no IS NOT NULL`,
    )
    expect(rows[0].entries).toBeGreaterThan(1)
    expect(rows[0].text).not.toContain(password)
    await gateway.pool.query('UPDATE audit_log SET succeeded = NOT succeeded WHERE seal_no = 2')
    expect(await findBrokenLink(gateway.deps.db)).toBe(2n)
  })
})

it('refuses a proof of work that was used by login before', async () => {
  const { username } = await newPlayer(gateway.app)
  const altcha = await prove(gateway.app, 'login')
  expect((await signIn(gateway.app, username, { altcha })).code).toBe('OK')
  expect((await signIn(gateway.app, username, { altcha })).code).toBe('REPLAYED')
})
