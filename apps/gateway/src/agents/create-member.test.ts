import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, newName, newPlayer, openGateway, registration, signIn, type TestGateway } from '../../test/gateway.ts'
import { audit } from '../security/audit.ts'
import { createAction, demandRoomToday } from './created-today.ts'
import { moveSubtree } from './move.ts'
import { teamOf } from './team.ts'

type Agent = { id: string; username: string; token: string }
let gateway: TestGateway
let agent: Agent
beforeAll(async () => {
  gateway = await openGateway()
  agent = await newAgent({ type: 2, rebate: 8000 })
})
afterAll(async () => await gateway.close())

async function newAgent({ type, rebate = 0 }: { type: number; rebate?: number }): Promise<Agent> {
  const player = await newPlayer(gateway.app)
  const { rows } = await gateway.pool.query<{ id: string }>(
    'UPDATE member SET type = $2, rebate = $3 WHERE username = $1 RETURNING id',
    [player.username, type, rebate],
  )
  return { ...player, id: rows[0]?.id ?? '' }
}
type Input = Record<string, unknown>
const ask = (name: Parameters<typeof call>[1], input: Input = {}, who = agent, headers = {}) =>
  call(gateway.app, name, input, { token: who.token, headers })
const word = 'lantern-Bridge-4'
const create = (input: Input = {}, who = agent, key: string = randomUUID()) =>
  ask('createMember', { username: newName(), password: word, type: 0, ...input }, who, { 'idempotency-key': key })
const wrongRebate = async (answer: ReturnType<typeof create>) => {
  const { code, value } = await answer
  return [code, value?.fields?.[0]]
}

describe('an account that its agent creates', () => {
  it('is directly below it with money of its own, and must change its password first', async () => {
    const username = newName()
    const made = await create({ username, type: 1, rebate: '0.004', nickname: 'North' })
    expect(made).toMatchObject({ code: 'OK', value: { account: username, type: 1, level: 1 } })
    const signed = (await signIn(gateway.app, username, { password: word })).value
    expect(signed).toMatchObject({ firstTimeLogin: true, passwordExpired: true, type: 1 })
    expect((await call(gateway.app, 'balance', {}, { token: signed.token })).code).toBe('FORBIDDEN')
    const passwords = { oldPassword: word, newPassword: `${word}b`, confirmNewPassword: `${word}b` }
    const { token } = (await call(gateway.app, 'changePassword', passwords, { token: signed.token })).value
    expect((await call(gateway.app, 'balance', {}, { token })).value).toMatchObject({ cash: '1000.00' })
    expect((await call(gateway.app, 'memberInfo', {}, { token })).value).toMatchObject({ nickname: 'North' })
    const { rows } = await gateway.pool.query(
      `SELECT m.upline_id = $2 AS below, m.registered_ip, m.rebate, a.detail, a.member_id = $2 AS by FROM member m
       JOIN audit_log a ON a.action = 'agents.createMember' AND a.detail ->> 'account' = m.username WHERE m.id = $1`,
      [made.value.id, agent.id],
    )
    expect(rows).toMatchObject([{ below: true, by: true, registered_ip: null, rebate: 4000 }])
    expect(JSON.stringify(rows)).not.toContain(word)
  })

  it('is made once for many identical requests', async () => {
    const [username, key] = [newName(), randomUUID()]
    const all = await Promise.all(Array.from({ length: 4 }, () => create({ username }, agent, key)))
    expect(new Set(all.map(({ code, value }) => `${code} ${value?.id}`)).size).toBe(1)
    expect(all[0]?.code).toBe('OK')
    expect((await create({ username })).code).toBe('USERNAME_TAKEN')
  })

  it.each([
    [{ username: 'x' }, 'VALIDATION_FAILED'],
    [{ username: 'support1' }, 'USERNAME_TAKEN'],
    [{ password: 'short1A' }, 'VALIDATION_FAILED'],
    [{ password: 'Password1' }, 'PASSWORD_WEAK'],
    [{ type: 41 }, 'VALIDATION_FAILED'],
  ])('with %o is refused: %s', async (input, code) => {
    expect((await create(input)).code).toBe(code)
  })

  it('has a type that its creator may have below it', async () => {
    const [affiliate, player] = [await newAgent({ type: 41 }), await newAgent({ type: 0 })]
    expect((await create({ type: 1 }, affiliate)).code).toBe('NOT_ELIGIBLE')
    expect((await create({}, affiliate)).code).toBe('OK')
    expect((await create({}, player)).code).toBe('AGENT_ONLY')
    const staff = await newAgent({ type: 42 })
    expect((await create({}, staff)).code).toBe('FORBIDDEN')
  })
})

describe('the accounts of a day', () => {
  async function withMost(dailyAccounts: number, work: () => Promise<void>) {
    const { agents } = await gateway.deps.settings.of('walogm')
    await gateway.deps.settings.store('walogm', 'agents', { ...agents, dailyAccounts })
    await work()
    await gateway.deps.settings.store('walogm', 'agents', agents)
  }

  it('end at the figure of the merchant, which the refusal names with the next day, also for many at once', async () => {
    const own = await newAgent({ type: 2 })
    await withMost(2, async () => {
      const all = await Promise.all(Array.from({ length: 5 }, () => create({}, own)))
      const codes = all.map(({ code }) => code).toSorted()
      expect(codes).toEqual([...Array(3).fill('DAILY_LIMIT'), 'OK', 'OK'])
      const refused = all.find(({ code }) => code === 'DAILY_LIMIT')?.value
      expect(refused).toMatchObject({ kind: 'COUNT', used: '2', limit: '2' })
      // A business day of Manila begins at 16:00 UTC.
      expect(refused.resetsAt).toMatch(/T16:00:00\.000Z$/)
      expect(refused.resetsAt > new Date().toISOString()).toBe(true)
      expect((await create({}, await newAgent({ type: 2 }))).code).toBe('OK')
    })
  })

  it('wait for one that is being created', async () => {
    const own = await newAgent({ type: 2 })
    const { db } = gateway.deps
    const team = await teamOf(db, { memberId: own.id })
    const entry = { merchant: 'walogm', memberId: own.id, action: createAction, succeeded: true }
    const [counted, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const first = db.transaction(async (tx) => {
      await demandRoomToday(tx, team, 1)
      await audit(tx, { ...entry, ip: '127.0.0.1', traceId: 'test' })
      counted.resolve()
      await mayCommit.promise
    })
    await counted.promise
    let outcome = ''
    const second = db
      .transaction((tx) => demandRoomToday(tx, team, 1))
      .then(
        () => 'OK',
        ({ code }) => code,
      )
      .then((code) => {
        outcome = code
      })
    const waits = async () => (await gateway.pool.query('SELECT FROM pg_locks WHERE NOT granted')).rows.length > 0
    await expect.poll(async () => outcome !== '' || (await waits())).toBe(true)
    mayCommit.resolve()
    await Promise.all([first, second])
    expect(outcome).toBe('DAILY_LIMIT')
  })

  it('count those that were moved away since, and none of the day before', async () => {
    const [own, other] = [await newAgent({ type: 2 }), await newAgent({ type: 2 })]
    await withMost(1, async () => {
      const { id } = (await create({}, own)).value
      const rules = { creates: { 2: [0, 1, 41] as (0 | 1 | 41)[] }, timeZone: 'Asia/Manila' }
      await gateway.deps.db.transaction((tx) => moveSubtree(tx, { memberId: id, uplineId: other.id }, rules))
      expect((await create({}, own)).code).toBe('DAILY_LIMIT')
      await gateway.pool.query(
        `UPDATE audit_log SET at = date_trunc('day', now(), 'Asia/Manila') - interval '1 second' WHERE member_id = $1`,
        [own.id],
      )
      expect((await create({}, own)).code).toBe('OK')
    })
  })
})

describe('a rebate', () => {
  const change = (id: string, rebate: string, who = agent) => ask('changeDownline', { id, rebate }, who)
  const rebateOf = async (id: string) => (await ask('downline', { id })).value.rebate

  it('is never above the agent’s own, nor below one of the downline’s', async () => {
    expect(await wrongRebate(create({ rebate: '0.008001' }))).toEqual([
      'VALIDATION_FAILED',
      { field: 'rebate', rule: 'range', min: '0', max: '0.008' },
    ])
    const { id, account } = (await create({ type: 1, rebate: '0.006' })).value
    await gateway.pool.query('UPDATE member SET must_change_password = false WHERE id = $1', [id])
    const token = (await signIn(gateway.app, account, { password: word })).value.token
    const below = { id, username: account, token }
    const lower = (await create({ rebate: '0.003' }, below)).value
    expect((await ask('downline', { id })).value).toMatchObject({ rebateRange: { min: '0.003', max: '0.008' } })
    expect((await change(id, '0.002999')).code).toBe('VALIDATION_FAILED')
    expect((await change(id, '0.003')).value).toEqual({ id, remark: '', rebate: '0.003' })
    expect((await change(lower.id, '0.001')).code).toBe('NOT_ELIGIBLE')
    expect((await change(lower.id, '0.001', below)).code).toBe('OK')
    expect((await ask('downline', { id: lower.id })).value).toMatchObject({ level: 2, rebateRange: null })
    const raise = gateway.pool.query('UPDATE member SET rebate = 3001 WHERE id = $1', [lower.id])
    await expect(raise).rejects.toMatchObject({ constraint: 'member_rebate_below_upline' })
    const fall = gateway.pool.query('UPDATE member SET rebate = 999 WHERE id = $1', [id])
    await expect(fall).rejects.toMatchObject({ constraint: 'member_rebate_above_downlines' })
  })

  it('of two changes at once never ends above its upline', async () => {
    const [{ id }, other] = [(await create({ type: 1, rebate: '0.005' })).value, await newAgent({ type: 2 })]
    const place = { memberId: id, uplineId: other.id }
    const rules = { creates: { 2: [0, 1, 41] as (0 | 1 | 41)[] }, timeZone: 'Asia/Manila' }
    await Promise.allSettled([
      change(id, '0.008'),
      gateway.deps.db.transaction((tx) => moveSubtree(tx, place, rules)),
      gateway.pool.query('UPDATE member SET rebate = 5000 WHERE id = $1', [other.id]),
    ])
    const { rows } = await gateway.pool.query(
      'SELECT m.rebate <= u.rebate AS fits FROM member m JOIN member u ON u.id = m.upline_id WHERE m.id = $1',
      [id],
    )
    expect(rows).toEqual([{ fits: true }])
  })

  it('of a link passes to its accounts, as far as the agent still has it', async () => {
    const own = await newAgent({ type: 2, rebate: 6000 })
    expect((await ask('createRegLink', { type: 0, rebate: '0.0061' }, own)).code).toBe('VALIDATION_FAILED')
    const link = (await ask('createRegLink', { type: 0, rebate: '0.005' }, own)).value
    expect(link).toMatchObject({ rebate: '0.005' })
    const join = async () => {
      const fields = await registration(gateway.app, { affiliateCode: link.code })
      await call(gateway.app, 'register', fields)
      const { rows } = await gateway.pool.query('SELECT id, rebate FROM member WHERE username = $1', [fields.username])
      return rows[0]
    }
    const first = await join()
    expect(first.rebate).toBe(5000)
    await gateway.pool.query('UPDATE member SET rebate = 0 WHERE id = $1', [first.id])
    await gateway.pool.query('UPDATE member SET rebate = 4000 WHERE id = $1', [own.id])
    expect((await join()).rebate).toBe(4000)
    expect((await ask('regLinks', {}, own)).value).toMatchObject({ maxRebate: '0.004' })
  })

  it('does not survive a move above the new upline', async () => {
    const [{ id }, other] = [
      (await create({ type: 1, rebate: '0.008' })).value,
      await newAgent({ type: 2, rebate: 2000 }),
    ]
    const rules = { creates: { 2: [0, 1, 41] as (0 | 1 | 41)[] }, timeZone: 'Asia/Manila' }
    await gateway.deps.db.transaction((tx) => moveSubtree(tx, { memberId: id, uplineId: other.id }, rules))
    expect((await ask('downline', { id }, other)).value).toMatchObject({ rebate: '0.002' })
    expect((await ask('downline', { id })).code).toBe('NOT_FOUND')
  })

  it('of an account shows masked contacts and its contracts', async () => {
    const { id } = (await create({ rebate: '0.001' })).value
    await gateway.pool.query(`UPDATE member SET email = $2 WHERE id = $1`, [id, `${id}@example.com`])
    const { profile, contracts } = (await ask('downline', { id })).value
    expect(profile.email).toMatch(/^.\*\*\*@example\.com$/)
    expect(contracts).toEqual({ DIVIDEND: null, DAILY: null, HOURLY: null, REALTIME: null })
    expect(await rebateOf(id)).toBe('0.001')
  })
})
