import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { call, newPlayer, openGateway, send, type TestGateway, testConfig } from '../../test/gateway.ts'

const reason = 'asked by the desk'
let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

const ops = (method: 'GET' | 'POST', url: string, payload?: object) =>
  send(gateway.app, {
    ...{ method, url, ...(payload && { payload }) },
    headers: { authorization: `Bearer ${testConfig.opsSecrets.RISK}`, 'idempotency-key': randomUUID() },
  })

describe('the ledger’s checks', () => {
  const verify = async () => (await ops('GET', '/ops/ledger/verify')).value

  it('count violations of each invariant, and name the first ones', async () => {
    await newPlayer(gateway.app)
    const whole = await verify()
    expect(whole.isWhole).toBe(true)
    expect(whole.checks.filter(({ violations }: { violations: number }) => violations !== 0)).toEqual([])
    expect(whole.checks).toContainEqual(expect.objectContaining({ id: 'L4', violations: 0, examples: [] }))
    const client = await gateway.pool.connect()
    await client.query('SET session_replication_role = replica')
    await client.query(`UPDATE account SET balance = balance + 1 WHERE type = 'CASH'`)
    client.release(true)
    const broken = await verify()
    expect(broken.isWhole).toBe(false)
    expect(broken.checks).toContainEqual(expect.objectContaining({ id: 'L4', violations: 1 }))
    await gateway.pool.query(`UPDATE account SET balance = balance - 1 WHERE type = 'CASH'`)
    expect((await verify()).isWhole).toBe(true)
  })

  it('are shared by operators who ask at once, and run again for the next', async () => {
    const connect = vi.spyOn(gateway.pool, 'connect')
    // A query of the pool itself connects with a callback; a check takes a connection for itself.
    const checks = () => connect.mock.calls.filter((given: readonly unknown[]) => given.length === 0).length
    await Promise.all([verify(), verify()])
    expect(checks()).toBe(1)
    await verify()
    expect(checks()).toBe(2)
    connect.mockRestore()
  })

  it('are not for strangers', async () => {
    expect((await send(gateway.app, { method: 'GET', url: '/ops/ledger/verify' })).code).toBe('AUTH_REQUIRED')
  })
})

describe('an account', () => {
  async function account() {
    const player = await newPlayer(gateway.app)
    const { rows } = await gateway.pool.query('SELECT id FROM member WHERE username = $1', [player.username])
    const id = String(rows[0]?.id)
    const act = (action: string) => ops('POST', `/ops/members/${id}/${action}`, { reason })
    const isIn = async () => (await call(gateway.app, 'unreadCount', {}, { token: player.token })).code
    return { ...player, id, act, isIn }
  }

  it('is disabled at once, sessions and all, and enabled for the next login', async () => {
    const { id, act, isIn } = await account()
    expect(await isIn()).toBe('OK')
    expect((await act('disable')).code).toBe('OK')
    expect(await isIn()).toBe('SESSION_EXPIRED')
    expect(await act('disable')).toMatchObject({ code: 'STATE_INVALID', value: { status: 'DISABLED' } })
    expect((await act('enable')).code).toBe('OK')
    // Enabling brings no session back.
    expect(await isIn()).toBe('SESSION_EXPIRED')
    const { rows } = await gateway.pool.query(
      `SELECT action, detail FROM audit_log WHERE member_id = $1 AND action LIKE 'ops.%' ORDER BY id`,
      [id],
    )
    expect(rows).toEqual([
      { action: 'ops.disable', detail: { reason } },
      { action: 'ops.enable', detail: { reason } },
    ])
  })

  it('that its owner closed is not opened by operators', async () => {
    const { id, act } = await account()
    await gateway.pool.query(`UPDATE member SET status = 'CLOSED' WHERE id = $1`, [id])
    expect(await act('enable')).toMatchObject({ code: 'STATE_INVALID', value: { status: 'CLOSED' } })
    expect(await act('disable')).toMatchObject({ code: 'STATE_INVALID', value: { status: 'CLOSED' } })
  })
})
