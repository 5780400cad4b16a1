import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, newPlayer, openGateway, type Player, password, signIn, type TestGateway } from '../../test/gateway.ts'
import { newId } from '../ids.ts'
import { lockAccounts, post, walletOf } from '../ledger/post.ts'
import { sections } from './sections.ts'
import { fileOf } from './write-file.ts'

let gateway: TestGateway
let player: Player & { id: string }

beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())
beforeEach(async () => {
  const made = await newPlayer(gateway.app)
  player = { ...made, id: (await sql('SELECT id FROM member WHERE username = $1', [made.username]))[0].id }
})

const sql = async (text: string, values: unknown[] = []) => (await gateway.pool.query(text, values)).rows
const ask = (name: Parameters<typeof call>[1], input: Record<string, unknown> = {}) =>
  call(gateway.app, name, input, { token: player.token })
const field = async (name: string) =>
  (await ask('profile')).value.fields.find((one: { field: string }) => one.field === name)
const makeOld = () =>
  sql(`UPDATE session SET created_at = now() - interval '16 minutes' WHERE member_id = $1`, [player.id])

describe('the profile', () => {
  it('stores the asked fields, keeps a field that is set once, and shows names in part', async () => {
    expect((await ask('changeProfile', { payeeName: 'Luz Tan', address: '1 Ilaw Street' })).code).toBe('OK')
    expect(await field('payeeName')).toMatchObject({ value: '***an', isLocked: true })
    expect(await field('address')).toMatchObject({ value: '1 Ilaw Street', isLocked: false })
    const again = await ask('changeProfile', { payeeName: 'Ana Cruz', address: '2 Ilaw Street' })
    expect(again).toMatchObject({ code: 'STATE_INVALID', value: { field: 'payeeName' } })
    expect(await field('address')).toMatchObject({ value: '1 Ilaw Street' })
    expect((await ask('changeProfile', { address: '2 Ilaw Street' })).code).toBe('OK')
  })

  it('sets a field once under two changes at the same time', async () => {
    const names = ['Luz Tan', 'Ana Cruz', 'Eva Reyes', 'Mia Santos']
    const answers = await Promise.all(names.map((payeeName) => ask('changeProfile', { payeeName })))
    expect(answers.filter(({ code }) => code === 'OK')).toHaveLength(1)
  })

  it('asks by the operator’s settings', async () => {
    const rule = { required: true, minLength: 3, maxLength: 5, patternId: 1, acceptedPattern: null, once: false }
    await gateway.deps.settings.store('walogm', 'profile', {
      occupation: { ...rule, enabled: true },
      address: { ...rule, enabled: false },
    })
    const { value } = await ask('changeProfile', { occupation: 'a long title' })
    expect(value.fields).toMatchObject([{ field: 'occupation' }])
    expect((await ask('changeProfile', { occupation: '' })).code).toBe('VALIDATION_FAILED')
    expect((await ask('changeProfile', { occupation: 'cook', address: '1 Ilaw Street' })).code).toBe('OK')
    expect(await field('address')).toBeUndefined()
    expect(await sql(`SELECT profile FROM member WHERE id = $1`, [player.id])).toEqual([
      { profile: { occupation: 'cook' } },
    ])
    await gateway.deps.settings.store('walogm', 'profile', {})
  })

  it('refuses a birthday below the age of the merchant', async () => {
    const { minAge } = (await ask('profile')).value
    const year = new Date().getUTCFullYear()
    // In the merchant's zone the next year may have begun.
    const young = await ask('changeProfile', { birthday: `${year - minAge + 2}-01-01` })
    expect(young).toMatchObject({ code: 'AGE_RESTRICTED', value: { minAge } })
    expect((await ask('changeProfile', { birthday: `${year - minAge - 1}-01-01` })).code).toBe('OK')
  })

  it('refuses a reserved name', async () => {
    expect((await ask('changeProfile', { nickname: 'Admin' })).code).toBe('USERNAME_TAKEN')
  })
})

describe('the file', () => {
  const open = async (ticket: string) => await gateway.app.inject({ url: `/wps/export?ticket=${ticket}` })

  it('comes once an hour, after a proof, and its address works once', async () => {
    await makeOld()
    expect((await ask('exportTicket')).code).toBe('STEP_UP_REQUIRED')
    player = { ...player, token: (await signIn(gateway.app, player.username)).value.token }
    const { ticket } = (await ask('exportTicket')).value
    const { headers, body, statusCode } = await open(ticket)
    expect([statusCode, headers['content-disposition']]).toEqual([200, 'attachment; filename="account.json"'])
    const file = JSON.parse(body)
    expect(Object.keys(file)).toEqual(['createdAt', ...Object.keys(sections)])
    expect(file.account).toMatchObject([{ username: player.username }])
    expect(file.entries).toMatchObject([{ kind: 'ADJ', amount: '1000.0000' }])
    expect(body).not.toMatch(/hash|password|token/)
    expect((await open(ticket)).statusCode).toBe(401)
    expect((await ask('exportTicket')).code).toBe('RATE_LIMITED')
  })

  it('has every row of its member alone, with parts of any size', async () => {
    await newPlayer(gateway.app)
    for (let at = 0; at < 4; at++) await signIn(gateway.app, player.username)
    const read = async (size: number) => {
      let text = ''
      for await (const part of fileOf({ pool: gateway.pool, now: new Date(0) }, player.id, size)) text += part
      return JSON.parse(text)
    }
    const whole = await read(100)
    expect(whole.sessions).toHaveLength(5)
    for (const size of [1, 2, 5]) expect(await read(size)).toEqual(whole)
  })
})

describe('closing the account', () => {
  const close = (given = password) => ask('closeAccount', { password: given })
  const empty = () =>
    gateway.deps.db.transaction(async (tx) => {
      const owner = { memberId: player.id, currency: 'TLB' }
      const { cash } = walletOf(await lockAccounts(tx, player.id, 'TLB'))
      const event = { source: 'test', extId: newId(), actor: 'test' }
      await post(tx, 'ADJ', { ...owner, ...event, facts: { amount: -cash } })
    })

  it('needs a proof, the password and an empty balance; then signing in is refused, and no exclusion was set', async () => {
    expect((await close('wrong-Stone-42')).code).toBe('PASSWORD_WRONG')
    expect(await close()).toMatchObject({ code: 'STATE_INVALID', value: { reason: 'BALANCE' } })
    await empty()
    await makeOld()
    expect((await close()).code).toBe('STEP_UP_REQUIRED')
    player = { ...player, token: (await signIn(gateway.app, player.username)).value.token }
    expect((await close()).value).toEqual({ closed: true })
    expect((await ask('memberInfo')).code).toBe('SESSION_EXPIRED')
    expect((await signIn(gateway.app, player.username)).code).toBe('ACCOUNT_DISABLED')
    expect(await sql('SELECT FROM play_exclusion WHERE member_id = $1', [player.id])).toEqual([])
  })

  it.each([
    ['ROUND', 'bet'],
    ['DEPOSIT', 'deposit'],
    ['WITHDRAWAL', 'withdrawal'],
  ])('waits for the end of an open %s', async (reason, table) => {
    await empty()
    const common = `currency, member_id, merchant, ref_no`
    const own = `'TLB', $1::uuid, 'walogm', '${reason}' || $2`
    const rows: Record<string, string> = {
      bet: `provider, tx_id, round_id, game_session_id, game_id, game_code, vendor, game_category, stake, stake_cash,
        stake_bonus) VALUES (${own}, 't', $2, 'r', $1::uuid, $1::uuid, 'g', 'V', 'RNG', 1, 1, 0)`,
      deposit: `method, kind, amount, fee, client_key, expires_at)
        VALUES (${own}, 'wallet', 'E_WALLET', 10000, 0, 'k', now())`,
      withdrawal: `account_id, amount, fee, client_key) VALUES (${own}, $1::uuid, 10000, 0, 'k')`,
    }
    await sql(`INSERT INTO ${table} (${common}, ${rows[table]}`, [player.id, player.id])
    expect(await close()).toMatchObject({ code: 'STATE_INVALID', value: { reason } })
  })
})
