import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  call,
  newPlayer,
  openGateway,
  type Player,
  password,
  send,
  signIn,
  type TestGateway,
} from '../../test/gateway.ts'

let gateway: TestGateway
let player: Player
let number: string
let lines = 0
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())
beforeEach(async () => {
  player = await newPlayer(gateway.app)
  number = `917${6_200_000 + lines++}`
  await ask('setPayPassword', { oldPassword: password, newPassword: forgotten, confirmNewPassword: forgotten })
})

const forgotten = 'coin-Tree-9'
const fresh = 'lamp-River-3'
type Name = Parameters<typeof call>[1]
const ask = (name: Name, input = {}, { token } = player) => call(gateway.app, name, input, { token })
const sql = async (text: string, values: unknown[] = []) => (await gateway.pool.query(text, values)).rows
const prove = (provenAt = `now() - interval '2 days'`) =>
  sql(`UPDATE member SET mobile = $2, dialing_code = '63', mobile_proven_at = ${provenAt} WHERE username = $1`, [
    player.username,
    number,
  ])
const sentCode = async () => {
  const text = 'SELECT body FROM outgoing_message WHERE destination = $1 ORDER BY created_at DESC LIMIT 1'
  return /\b\d{6}\b/.exec((await sql(text, [`+63${number}`]))[0]?.body ?? '')?.[0] ?? ''
}
const byCode = async () => {
  await ask('sendPayReset', { method: 'MOBILE' })
  return await sentCode()
}
const reset = (code: string, newPassword = fresh, method = 'MOBILE') =>
  ask('resetPayPassword', { method, code, newPassword })
const ways = async () => (await ask('security')).value.payResets
/** As if the app had been set up the day before yesterday. */
const ageApp = () =>
  sql(
    `UPDATE totp_secret SET confirmed_at = confirmed_at - interval '2 days' FROM member m
     WHERE m.id = member_id AND m.username = $1`,
    [player.username],
  )
const payAccount = (pay: string) =>
  ask('addPayAccount', { bankCode: 'bank', accountNo: '1234567890', holder: 'Ana Reyes', password: pay })

it('is replaced with a code to a proven number; other sessions end and the owner is notified', async () => {
  await prove()
  expect(await ways()).toEqual(['MOBILE'])
  const other = (await signIn(gateway.app, player.username)).value.token
  const { code, value } = await reset(await byCode())
  expect(code).toBe('OK')
  const hours = (Date.parse(value.withdrawFrom) - Date.now()) / 3_600_000
  expect(Math.round(hours)).toBe(24)
  expect((await payAccount(forgotten)).code).toBe('PAY_PASSWORD_WRONG')
  expect((await payAccount(fresh)).code).toBe('OK')
  expect((await ask('memberInfo', {}, { ...player, token: other })).code).not.toBe('OK')
  const titles = await sql('SELECT title FROM message m JOIN member o ON o.id = m.member_id WHERE username = $1', [
    player.username,
  ])
  expect(titles).toContainEqual({ title: 'Your transaction password was reset' })
})

it('holds money in the account for a day: no withdrawal, no transfer to another member', async () => {
  await prove()
  const { withdrawFrom } = (await reset(await byCode())).value
  expect((await ask('withdrawInfo')).value.pausedUntil).toBe(withdrawFrom)
  const account = (await payAccount(fresh)).value
  await sql(`UPDATE pay_account SET usable_from = now() WHERE id = $1`, [account.id])
  const upline = await newPlayer(gateway.app)
  await sql(
    `UPDATE member m SET upline_id = up.id, path = up.path || m.path FROM member up
     WHERE m.username = $1 AND up.username = $2`,
    [player.username, upline.username],
  )
  const write = (url: string, payload: object, key: string) =>
    send(gateway.app, {
      ...{ method: 'POST', url, headers: { authorization: `Bearer ${player.token}`, 'idempotency-key': key } },
      payload: { amount: '100.00', password: fresh, ...payload },
    })
  const withdraw = (key: string) => write('/wps/mc/withdraw', { accountId: account.id }, key)
  expect((await withdraw('a0000000-0000-4000-8000-000000000001')).body).toMatchObject({
    ...{ code: 'PAYOUT_PAUSED', value: { until: withdrawFrom } },
  })
  const transfer = await write('/wps/mc/transfer/upline', {}, 'a0000000-0000-4000-8000-000000000002')
  expect(transfer.body).toMatchObject({ code: 'PAYOUT_PAUSED' })
  await sql(`UPDATE member SET payout_from = now() - interval '1 second' WHERE username = $1`, [player.username])
  expect((await withdraw('a0000000-0000-4000-8000-000000000003')).body.code).not.toBe('PAYOUT_PAUSED')
  expect((await ask('withdrawInfo')).value.pausedUntil).toBeNull()
})

it.each([
  ['was only typed', 'NULL'],
  ['was proved an hour ago', `now() - interval '1 hour'`],
])('needs a proof older than a day: a number that %s gets no code', async (_, provenAt) => {
  await prove(provenAt)
  expect(await ways()).toEqual([])
  expect((await ask('sendPayReset', { method: 'MOBILE' })).code).toBe('METHOD_UNAVAILABLE')
  expect((await reset('123456')).code).toBe('METHOD_UNAVAILABLE')
  expect((await reset('123456', fresh, 'TOTP')).code).toBe('METHOD_UNAVAILABLE')
})

it('takes a code once, and none that was sent for something else', async () => {
  await prove()
  await ask('sendContactCode', { channel: 'mobile', to: 'OLD' })
  expect((await reset(await sentCode())).code).toMatch(/^OTP_/)
  const code = await byCode()
  expect((await reset('000000')).code).toBe('OTP_INVALID')
  expect((await reset(code)).code).toBe('OK')
  expect((await reset(code, 'lamp-River-4')).code).toMatch(/^OTP_/)
})

it.each([
  [forgotten, 'PASSWORD_REUSED'],
  ['password123', 'PASSWORD_WEAK'],
  [password, 'PASSWORD_WEAK'],
  ['short', 'VALIDATION_FAILED'],
])('refuses %s, and the code remains good', async (next, refusal) => {
  await prove()
  const code = await byCode()
  expect((await reset(code, next)).code).toBe(refusal)
  expect((await reset(code)).code).toBe('OK')
})

it.each([forgotten, password])('does not say without a proof that %s is a password of the account', async (guess) => {
  await prove()
  await byCode()
  expect((await reset('000000', guess)).code).toBe('OTP_INVALID')
})

it('opens a password that was locked by misses, with the digits of an app', async () => {
  const { secret } = (await ask('enrollTotp')).value
  const digits = (steps: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })
  await ask('confirmTotp', { code: digits(0) })
  expect((await reset(digits(1), fresh, 'TOTP')).code).toBe('METHOD_UNAVAILABLE')
  await ageApp()
  for (let n = 0; n < 6; n += 1) await payAccount(`wrong-Tree-${n}`)
  expect((await payAccount(forgotten)).code).toBe('PAY_PASSWORD_LOCKED')
  expect(await ways()).toEqual(['TOTP'])
  expect((await reset(digits(1), fresh, 'TOTP')).code).toBe('OK')
  expect((await payAccount(fresh)).code).toBe('OK')
})

it('lets no one try the digits of an app for ever', async () => {
  const { secret } = (await ask('enrollTotp')).value
  const digits = new TOTP({ secret: Secret.fromBase32(secret) })
  await ask('confirmTotp', { code: digits.generate() })
  await ageApp()
  for (let n = 0; n < 5; n += 1) expect((await reset('000000', fresh, 'TOTP')).code).toBe('OTP_INVALID')
  const right = digits.generate({ timestamp: Date.now() + 30_000 })
  expect(await reset(right, fresh, 'TOTP')).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
  expect((await ask('disableTotp', { code: right })).code).toBe('RATE_LIMITED')
})

it('asks an older session for a proof first, and has nothing to reset before the first one is set', async () => {
  await prove()
  await sql(
    `UPDATE session SET created_at = now() - interval '16 minutes' FROM member m WHERE m.id = member_id AND m.username = $1`,
    [player.username],
  )
  expect((await reset('123456')).code).toBe('STEP_UP_REQUIRED')
  player = await newPlayer(gateway.app)
  expect((await ask('sendPayReset', { method: 'EMAIL' })).code).toBe('PAY_PASSWORD_UNSET')
})
