import { dayIn } from '@boardwalk/api-client/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { call, newPlayer, type Player, send } from '../../test/gateway.ts'
import { wholeGateway } from '../../test/whole-gateway.ts'
import { lockAccounts, post, walletOf } from '../ledger/post.ts'
import { openVendorWallet, transfer } from '../wallet/vendor-wallet.ts'

const gateway = wholeGateway()
let player: Player
const merchant = 'walogm'
const amounts = { amount: '150.00', below: '5.00' }

beforeEach(async () => {
  await gateway.deps.settings.store(merchant, 'dailyAllowance', amounts)
  player = await newPlayer(gateway.app)
})

const query = async <T extends object>(text: string, values: unknown[] = []) =>
  (await gateway.pool.query<T>(text, values)).rows
const memberOf = async () => {
  const [row] = await query<{ id: string }>('SELECT id FROM member WHERE username = $1', [player.username])
  return row?.id ?? ''
}
const owned = async () => ({ memberId: await memberOf(), currency: 'TLB' })
/** Sets the balance of a player's main wallet. */
const leave = (units: bigint) =>
  gateway.deps.db.transaction(async (tx) => {
    const owner = await owned()
    const { cash } = walletOf(await lockAccounts(tx, owner.memberId, owner.currency))
    if (cash === units) return
    const event = { source: 'test', extId: crypto.randomUUID(), actor: 'test', facts: { amount: units - cash } }
    await post(tx, 'ADJ', { ...owner, ...event })
  })
const allowance = async () => (await call(gateway.app, 'allowance', {}, { token: player.token })).value
const claim = () => call(gateway.app, 'claimAllowance', {}, { token: player.token })
const balance = async () => (await call(gateway.app, 'balance', {}, { token: player.token })).value.sumBalance
const grants = async () => {
  const text = `SELECT j.kind, j.source, j.ext_id AS "extId", array_agg(a.type || ' ' || e.amount ORDER BY e.seq) AS legs
    FROM journal j JOIN entry e ON e.journal_id = j.id JOIN account a ON a.id = e.account_id
    WHERE j.shard_key = $1 AND j.kind = 'ALW' GROUP BY j.id ORDER BY j.ext_id`
  return await query<{ kind: string; source: string; extId: string; legs: string[] }>(text, [await memberOf()])
}

describe('the daily allowance', () => {
  it('is for a low balance only, and posts a promotion', async () => {
    expect(await allowance()).toMatchObject({ state: 'ENOUGH', ...amounts })
    expect(await claim()).toMatchObject({ status: 422, code: 'NOT_ELIGIBLE' })
    await leave(50_000n)
    expect((await allowance()).state).toBe('ENOUGH')
    await leave(49_999n)
    expect((await allowance()).state).toBe('READY')
    const answer = await claim()
    expect(answer).toMatchObject({ status: 200, value: { amount: '150.00', balance: '154.9999' } })
    expect(await balance()).toBe('154.9999')
    expect(await grants()).toEqual([
      expect.objectContaining({ source: 'promo', legs: ['H:PROMO -1500000', 'CASH 1500000'] }),
    ])
  })

  it('is given once a day, also to a player who lost it', async () => {
    await leave(0n)
    await claim()
    await leave(0n)
    expect((await allowance()).state).toBe('CLAIMED')
    expect(await claim()).toMatchObject({ status: 409, code: 'ALREADY_CLAIMED' })
    expect(await balance()).toBe('0.00')
    expect(await grants()).toHaveLength(1)
  })

  it('is available again the day after', async () => {
    await leave(0n)
    const owner = await owned()
    const yesterday = `allowance:${owner.memberId}:${dayIn('Asia/Manila', Date.now() - 86_400_000)}`
    const event = { source: 'promo', extId: yesterday, actor: 'player', facts: { amount: 10_000n } }
    await gateway.deps.db.transaction((tx) => post(tx, 'ALW', { ...owner, ...event }))
    expect((await allowance()).state).toBe('READY')
    expect((await claim()).status).toBe(200)
    expect(await grants()).toHaveLength(2)
  })

  it('counts the days of the merchant’s time zone', async () => {
    const { resetsAt } = await allowance()
    const time = (timeZone: string) =>
      new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' }).format(new Date(resetsAt))
    expect(time('Asia/Manila')).toBe('00:00:00')
    expect(Date.parse(resetsAt) - Date.now()).toBeGreaterThan(0)
    expect(Date.parse(resetsAt) - Date.now()).toBeLessThanOrEqual(86_400_000)
    await leave(0n)
    await claim()
    const day = dayIn('Asia/Manila', Date.parse(resetsAt) - 1)
    expect((await grants())[0]?.extId).toBe(`allowance:${await memberOf()}:${day}`)
  })

  it('is given once to thirty presses at the same moment, each with a separate key', async () => {
    await leave(0n)
    const answers = await Promise.all(Array.from({ length: 30 }, claim))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ code }) => code))).toEqual(
      new Set(['ALREADY_CLAIMED']),
    )
    expect(await balance()).toBe('150.00')
    expect(await grants()).toHaveLength(1)
  })

  it('answers a repeat under one key as the first time', async () => {
    await leave(0n)
    const headers = { authorization: `Bearer ${player.token}`, 'idempotency-key': crypto.randomUUID() }
    const press = () => send(gateway.app, { method: 'POST', url: '/wps/mc/allowance', payload: {}, headers })
    const [first, second] = [await press(), await press()]
    expect(second.value).toEqual(first.value)
    expect(second.headers['idempotency-hit']).toBe('true')
    expect(await balance()).toBe('150.00')
  })

  it('does not open because money was moved to a vendor’s wallet', async () => {
    await leave(50_000n)
    const move = { vendor: 'ANY', direction: 'IN', amount: 50_000n, reason: 'PLAYER', actor: 'player' } as const
    await gateway.deps.db.transaction(async (tx) => {
      const owner = await owned()
      await openVendorWallet(tx, owner, move.vendor)
      await transfer(tx, { ...owner, ...move })
    })
    expect((await allowance()).state).toBe('ENOUGH')
    expect((await claim()).code).toBe('NOT_ELIGIBLE')
  })

  it('is refused to a player who has excluded themselves, to trials and where it is off', async () => {
    await leave(0n)
    await gateway.deps.settings.store(merchant, 'dailyAllowance', { amount: '0.00', below: '5.00' })
    expect((await allowance()).state).toBe('OFF')
    expect(await claim()).toMatchObject({ status: 403, code: 'FEATURE_OFF' })
    await gateway.deps.settings.store(merchant, 'dailyAllowance', amounts)
    await gateway.pool.query(
      `INSERT INTO play_exclusion (member_id, kind, until, set_by) VALUES ($1, 'TIMEOUT', now() + interval '1 day', 'x')`,
      [await memberOf()],
    )
    expect((await allowance()).state).toBe('EXCLUDED')
    expect(await claim()).toMatchObject({ status: 403, code: 'RG_EXCLUDED' })
    const { rows } = await gateway.pool.query(`UPDATE member SET type = 4 WHERE id = $1 RETURNING id`, [
      await memberOf(),
    ])
    expect(rows).toHaveLength(1)
    expect((await claim()).code).toBe('TRIAL_FORBIDDEN')
  })
})
