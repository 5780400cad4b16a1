import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { provePhoneCode, recaptchaSiteKey, sendPhoneCode } from '@boardwalk/api-client/firebase'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FirebaseConfig } from '../src/config.ts'
import { readConfig } from '../src/config.ts'
import { contentPolicy } from '../src/edge/security-headers.ts'
import { firebaseOutside } from '../src/firebase/outside.ts'
import { type AuthEmulator, projectId, startAuthEmulator } from './auth-emulator.ts'
import { call, newPlayer, openGateway, prove, registration, type TestGateway } from './gateway.ts'

const merchant = 'walogm'
const on = { firebaseGoogle: true, verifyCodeLogin: true, mobileRegister: true }
const now = () => Math.floor(Date.now() / 1000)
let numbers = 0
/** A number that no other test has, and the input of the storefront's form for it. */
const newNumber = () => {
  const mobileNum = `917${5_000_000 + numbers++}`
  return { e164: `+63${mobileNum}`, form: { mobileNum, countryDialingCode: '63' } }
}
const give = ({ pool }: TestGateway, username: string, mobile: string) =>
  pool.query(`UPDATE member SET mobile = $2, dialing_code = '63' WHERE username = $1`, [username, mobile])
const login = ({ app }: TestGateway, firebaseToken: string, side = 'MEMBER') =>
  call(app, 'login', { type: 'firebase', firebaseToken, side })

describe('codes by Firebase, against its Auth emulator', () => {
  let emulator: AuthEmulator
  let gateway: TestGateway
  let channel: { api: string; apiKey: string; recaptcha: string[] }

  beforeAll(async () => {
    emulator = await startAuthEmulator()
    const { firebase } = readConfig({
      FIREBASE_PROJECT_ID: projectId,
      FIREBASE_AUTH_EMULATOR_HOST: emulator.host,
      SANDBOX_SECRET: 'only-for-tests',
    })
    gateway = await openGateway({ firebase })
    await gateway.deps.settings.store(merchant, 'features', on)
    channel = (await call(gateway.app, 'firebaseChannel')).value
  }, 180_000)
  afterAll(async () => {
    await gateway?.close()
    await emulator?.stop()
  })

  const provedAt = new Map<string, number>()
  /** Acts like the storefront: sends the number to Firebase, gets a code, and proves it by a token. */
  const tokenFor = async (e164: string) => {
    // Proofs of one number differ by their second; no person types two codes within one.
    const last = provedAt.get(e164) ?? 0
    while (now() <= last) await sleep(50)
    const session = await sendPhoneCode(channel, e164)
    const token = await provePhoneCode(channel, session, await emulator.codeOf(e164))
    provedAt.set(e164, now())
    return token
  }

  it('are offered where they are on, with an address that documents may talk to', async () => {
    const { host } = emulator
    expect(channel).toEqual({
      api: `http://${host}/identitytoolkit.googleapis.com`,
      apiKey: 'emulator',
      recaptcha: [],
    })
    expect(await recaptchaSiteKey(channel)).toMatch(/./)
    const outside = { connect: [`http://${host}`], script: [], frame: [] }
    expect(await firebaseOutside(gateway.deps)(merchant)).toEqual(outside)
    expect(await firebaseOutside(gateway.deps)('90jiliinf1')).toBeNull()
    const elsewhere = await call(gateway.app, 'firebaseChannel', {}, { headers: { 'x-merchant': '90jiliinf1' } })
    expect(elsewhere.code).toBe('FEATURE_OFF')
  })

  it('sign a member in by its number, once', async () => {
    const { username } = await newPlayer(gateway.app)
    const { e164, form } = newNumber()
    await give(gateway, username, form.mobileNum)
    const token = await tokenFor(e164)
    expect(await login(gateway, token)).toMatchObject({
      code: 'OK',
      value: { userName: username, passwordExpired: false },
    })
    expect((await login(gateway, token)).code).toBe('OTP_INVALID')
    expect((await login(gateway, await tokenFor(e164))).code).toBe('OK')
  })

  it('refuse a number without an account, of a closed account, or of the other side', async () => {
    const { e164, form } = newNumber()
    expect((await login(gateway, await tokenFor(e164))).code).toBe('OTP_INVALID')
    const { username } = await newPlayer(gateway.app)
    await give(gateway, username, form.mobileNum)
    expect((await login(gateway, await tokenFor(e164), 'AGENT')).code).toBe('AGENT_ONLY')
    await gateway.pool.query(`UPDATE member SET status = 'DISABLED' WHERE username = $1`, [username])
    expect((await login(gateway, await tokenFor(e164))).code).toBe('ACCOUNT_DISABLED')
  })

  it('prove the number of a registration, and no other number', async () => {
    const { e164, form } = newNumber()
    const register = async (fields: Record<string, unknown>) => {
      const { username, password, confirmPassword, ...rest } = await registration(gateway.app)
      const altcha = await prove(gateway.app, 'registerMobile')
      return await call(gateway.app, 'registerMobile', { ...rest, altcha, ...form, ...fields })
    }
    const token = await tokenFor(e164)
    expect((await register({ firebaseToken: token, ...newNumber().form })).code).toBe('OTP_INVALID')
    expect((await register({})).code).toBe('OTP_INVALID')
    expect((await register({ firebaseToken: token })).code).toBe('OK')
    expect((await login(gateway, token)).code).toBe('OTP_INVALID')
    expect((await login(gateway, await tokenFor(e164))).code).toBe('OK')
  })

  it('translate Firebase’s refusals', async () => {
    const session = await sendPhoneCode(channel, newNumber().e164)
    await expect(provePhoneCode(channel, session, '000000x')).rejects.toMatchObject({
      code: 'OTP_INVALID',
      status: 400,
    })
    await expect(provePhoneCode(channel, 'nothing', '123456')).rejects.toMatchObject({ code: 'OTP_EXPIRED' })
    await expect(sendPhoneCode(channel, '12')).rejects.toMatchObject({ code: 'PHONE_INVALID' })
    await expect(sendPhoneCode({ ...channel, api: 'http://127.0.0.1:9' }, '+639175000000')).rejects.toMatchObject({
      code: 'NETWORK',
      status: null,
    })
  })

  it('are closed with their switch, and with that of codes at all', async () => {
    const { settings } = gateway.deps
    const { e164 } = newNumber()
    const token = await tokenFor(e164)
    await settings.store(merchant, 'features', { ...on, firebaseGoogle: false })
    expect(await login(gateway, token)).toMatchObject({ code: 'FEATURE_OFF', value: { feature: 'firebaseGoogle' } })
    await settings.store(merchant, 'features', { ...on, verifyCodeLogin: false })
    expect(await login(gateway, token)).toMatchObject({ code: 'FEATURE_OFF', value: { feature: 'verifyCodeLogin' } })
    await settings.store(merchant, 'features', on)
  })
})

describe('tokens of a real project', () => {
  let gateway: TestGateway
  let keys: Server
  let sign: (claims: JWTPayload, key?: CryptoKey) => Promise<string>
  let stranger: CryptoKey
  let username: string
  const { form, e164 } = newNumber()
  let subjects = 0
  const claims = (change: JWTPayload = {}): JWTPayload => ({
    iss: 'https://securetoken.google.com/real-project',
    aud: 'real-project',
    sub: `subject-${subjects++}`,
    iat: now(),
    exp: now() + 3600,
    auth_time: now(),
    phone_number: e164,
    firebase: { sign_in_provider: 'phone' },
    ...change,
  })

  beforeAll(async () => {
    const { publicKey, privateKey } = await generateKeyPair('RS256')
    stranger = (await generateKeyPair('RS256')).privateKey
    const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
    keys = createServer((_, reply) =>
      reply.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] })),
    )
    await new Promise<void>((resolve) => keys.listen(0, '127.0.0.1', resolve))
    const { port } = keys.address() as AddressInfo
    const firebase: FirebaseConfig = {
      projectId: 'real-project',
      apiKey: 'web-key',
      keysUrl: `http://127.0.0.1:${port}/keys`,
      api: 'https://identitytoolkit.googleapis.com',
      isEmulator: false,
    }
    sign = (body, key = privateKey) => new SignJWT(body).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(key)
    gateway = await openGateway({ firebase })
    await gateway.deps.settings.store(merchant, 'features', on)
    username = (await newPlayer(gateway.app)).username
    await give(gateway, username, form.mobileNum)
  })
  afterAll(async () => {
    await gateway.close()
    keys.closeAllConnections()
    keys.close()
  })

  it('sign in when Google signed them, just now', async () => {
    expect((await login(gateway, await sign(claims()))).value).toMatchObject({ userName: username })
  })

  it('let documents load the human check', async () => {
    const outside = await firebaseOutside(gateway.deps)(merchant)
    const captcha = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']
    expect(outside).toEqual({ connect: ['https://identitytoolkit.googleapis.com'], script: captcha, frame: captcha })
    expect((await call(gateway.app, 'firebaseChannel')).value.recaptcha).toEqual(captcha)
    const policy = (allowed: typeof outside) =>
      contentPolicy({ scripts: [], styles: [] }, 'https://games.example', allowed)
    expect(policy(outside)).toContain("connect-src 'self' https://identitytoolkit.googleapis.com;")
    expect(policy(outside)).toContain(`script-src 'self' ${captcha.join(' ')};`)
    expect(policy(outside)).toContain(`frame-src https://games.example ${captcha.join(' ')};`)
    expect(policy(null)).not.toContain('google')
  })

  it.each([
    ['of another project', { aud: 'other-project' }, 'OTP_INVALID'],
    ['of another issuer', { iss: 'https://securetoken.google.com/other-project' }, 'OTP_INVALID'],
    ['that is over', { exp: Math.floor(Date.now() / 1000) - 60 }, 'OTP_EXPIRED'],
    ['renewed long after the code', { auth_time: Math.floor(Date.now() / 1000) - 400 }, 'OTP_EXPIRED'],
    ['from the future', { auth_time: Math.floor(Date.now() / 1000) + 900 }, 'OTP_EXPIRED'],
    ['of another way to sign in', { firebase: { sign_in_provider: 'google.com' } }, 'OTP_INVALID'],
    ['without a number', { phone_number: undefined }, 'OTP_INVALID'],
    ['without a subject', { sub: '' }, 'OTP_INVALID'],
  ])('do not when one is %s', async (_, change, code) => {
    expect((await login(gateway, await sign(claims(change)))).code).toBe(code)
  })

  it('do not when they are unsigned, signed with another key, or no token at all', async () => {
    const unsigned = new UnsecuredJWT(claims()).encode()
    for (const token of [unsigned, await sign(claims(), stranger), 'no-token', ''])
      expect((await login(gateway, token)).code).toBe('OTP_INVALID')
  })

  it('count as one proof after any number of renewals', async () => {
    const proof = claims()
    expect((await login(gateway, await sign(proof))).code).toBe('OK')
    expect((await login(gateway, await sign({ ...proof, exp: now() + 3599 }))).code).toBe('OTP_INVALID')
  })

  it('of two logins at once let one in', async () => {
    const token = await sign(claims())
    const codes = (await Promise.all([login(gateway, token), login(gateway, token)])).map(({ code }) => code)
    expect(codes.sort()).toEqual(['OK', 'OTP_INVALID'])
  })

  it('cannot be judged while the keys cannot be had', async () => {
    const firebase = gateway.deps.config.firebase as FirebaseConfig
    const other = await openGateway({ firebase: { ...firebase, keysUrl: 'http://127.0.0.1:9/keys' } })
    await other.deps.settings.store(merchant, 'features', on)
    expect((await login(other, await sign(claims()))).code).toBe('UPSTREAM_ERROR')
    await other.close()
  })
})

describe('a gateway', () => {
  const read = (env: NodeJS.ProcessEnv) => readConfig({ SANDBOX_SECRET: 'only-for-tests', ...env })

  it('without a project has no codes by Firebase', async () => {
    expect(read({}).firebase).toBeNull()
    const gateway = await openGateway()
    await gateway.deps.settings.store(merchant, 'features', on)
    expect((await login(gateway, 'token')).code).toBe('METHOD_UNAVAILABLE')
    expect(await firebaseOutside(gateway.deps)(merchant)).toBeNull()
    await gateway.close()
  })

  it('takes unsigned tokens in the sandbox only', () => {
    const emulator = { FIREBASE_PROJECT_ID: projectId, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }
    expect(read(emulator).firebase).toMatchObject({ isEmulator: true })
    const mail = { SMTP_URL: 'smtp://mail.example', SMTP_FROM: 'us@mail.example' }
    expect(() => read({ ...emulator, ...mail })).toThrow('for the sandbox only')
    expect(read({ FIREBASE_PROJECT_ID: 'real', FIREBASE_API_KEY: 'key', ...mail }).firebase).toMatchObject({
      isEmulator: false,
      api: 'https://identitytoolkit.googleapis.com',
    })
  })

  it.each([
    [{ FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }, 'FIREBASE_PROJECT_ID must be set'],
    [{ FIREBASE_PROJECT_ID: 'real' }, 'FIREBASE_API_KEY must be set'],
    [{ FIREBASE_PROJECT_ID: 'real', FIREBASE_API_KEY: 'key', FIREBASE_KEYS_URL: 'keys' }, 'must be an address'],
    [{ FIREBASE_PROJECT_ID: 'demo-x', FIREBASE_AUTH_EMULATOR_HOST: 'http://x' }, 'must be host:port'],
  ])('does not start with half a configuration: %j', (env, why) => {
    expect(() => read(env)).toThrow(why)
  })
})
