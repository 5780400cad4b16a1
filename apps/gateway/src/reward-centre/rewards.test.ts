import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, openGateway, type Player, registration, send, type TestGateway, testConfig } from '../../test/gateway.ts'
import type { GameRow } from '../db/schema/catalogue.ts'
import { newId } from '../ids.ts'
import { brokenOnes, checkInvariants } from '../ledger/invariants.ts'
import { parseMoney } from '../ledger/money.ts'
import { post } from '../ledger/post.ts'
import { settleRound } from '../seed/demo-round.ts'
import { grantReferrals } from './grant-referrals.ts'
import { issueBonuses } from './issue.ts'

const code = 'walogm'
const rules = { needDeposit: '100.00', rewards: ['50.00', '10.00'] as [string, string], days: 30 }
const units = (text: string) => parseMoney(text) ?? 0n

type Member = Player & { id: string }
let gateway: TestGateway
let player: Member

beforeAll(async () => {
  gateway = await openGateway()
  await gateway.deps.settings.store(code, 'features', { referral: true })
  await gateway.deps.settings.store(code, 'referral', rules)
})
afterAll(async () => {
  // L8D: the deposits of these tests have a journal, but no order.
  const broken = brokenOnes(await checkInvariants(gateway.pool)).filter(({ id }) => id !== 'L8D')
  await gateway.close()
  expect(broken).toEqual([])
})
beforeEach(async () => {
  player = await member()
})

const query = async (text: string, values: unknown[] = []) => (await gateway.pool.query(text, values)).rows
const idOf = async (username: string) => (await query('SELECT id FROM member WHERE username = $1', [username]))[0].id
async function member(referrer?: Member): Promise<Member> {
  const fields = referrer ? { referralCode: (await ask('referral', {}, referrer)).value.code } : {}
  const { value } = await call(gateway.app, 'register', await registration(gateway.app, fields))
  return { token: value.token, username: value.userName, id: await idOf(value.userName) }
}
const ask = (name: Parameters<typeof call>[1], input: Record<string, unknown> = {}, { token } = player) =>
  call(gateway.app, name, input, { token })
const rewards = async (who = player) => (await ask('rewards', {}, who)).value
const sum = async () => (await ask('balance')).value.sumBalance
const merchant = () => {
  const found = gateway.deps.merchants.byCode(code)
  if (!found) throw new Error(`No merchant ${code}.`)
  return found
}
const deposit = (who: Member, amount: string) =>
  gateway.deps.db.transaction((tx) =>
    post(tx, 'DEP', {
      ...{ memberId: who.id, currency: 'TLB', source: 'deposit', extId: newId(), actor: 'test' },
      facts: { amount: units(amount), fee: 0n, method: 'wallet' },
    }),
  )
const grant = () =>
  gateway.deps.db.transaction(async (tx) =>
    grantReferrals(tx, merchant(), (await gateway.deps.settings.of(code)).referral),
  )
const ops = (method: 'POST' | 'DELETE', payload: object) =>
  send(gateway.app, {
    ...{ method, url: `/ops/members/${player.id}/rewards`, payload: { ...payload, reason: 'a test' } },
    headers: { authorization: `Bearer ${testConfig.opsSecrets.RISK}`, 'idempotency-key': randomUUID() },
  })
const offer = async (reward: object) => {
  expect((await ops('POST', { title: 'Lantern week', ...reward })).status).toBe(200)
  return (await rewards()).list[0]
}

describe('a friend', () => {
  it('who deposits enough earns a reward at two levels, each once, and is named in part only', async () => {
    const friend = await member(player)
    const second = await member(friend)
    await deposit(second, '99.99')
    await grant()
    expect((await rewards()).badge).toBe(0)
    await deposit(second, '0.01')
    await Promise.all([grant(), grant()])
    await grant()
    expect((await rewards()).list).toMatchObject([{ amount: '10.00', level: 2, status: 'CLAIM', wagering: null }])
    expect((await rewards(friend)).list).toMatchObject([{ amount: '50.00', level: 1 }])
    const masked = (who: Member) => `${who.username.slice(0, 2)}***`
    const { value } = await ask('referralList')
    expect(value).toMatchObject({
      totalCount: 1,
      list: [{ accountMasked: masked(friend), qualified: false, invited: 1 }],
    })
    expect(value.list[0].friends).toEqual([
      expect.objectContaining({ accountMasked: masked(second), qualified: true, reward: '10.00' }),
    ])
    expect(JSON.stringify([value, await rewards()])).not.toContain(second.username)
    const stats = async () => (await ask('referral')).value.stats
    expect(await stats()).toEqual({ invited: 1, second: 1, qualified: 1, earned: '0.00' })
    await ask('claimReward', { id: (await rewards()).list[0].rewardId })
    expect((await stats()).earned).toBe('10.00')
  })

  it('keeps the rules of the moment of qualification', async () => {
    await deposit(await member(player), '100.00')
    await grant()
    await gateway.deps.settings.store(code, 'referral', { ...rules, rewards: ['5.00', '1.00'] })
    await grant()
    expect((await rewards()).list).toMatchObject([{ amount: '50.00' }])
    await gateway.deps.settings.store(code, 'referral', rules)
  })

  it('who is the same person earns nothing', async () => {
    const friend = await member(player)
    for (const [id, email] of [
      [player.id, 'me@mail.example'],
      [friend.id, 'ME@mail.example'],
    ])
      await query(
        `UPDATE member SET mobile = '9175550001', dialing_code = '63', mobile_proven_at = now(), email = $2,
          merchant = CASE WHEN id = $3 THEN merchant ELSE 'elsewhere' END WHERE id = $1`,
        [id, email, friend.id],
      )
    await deposit(friend, '100.00')
    await grant()
    expect(await query('SELECT FROM reward_grant WHERE member_id = $1', [player.id])).toEqual([])
  })

  it('has no page where referral is off', async () => {
    await gateway.deps.settings.store(code, 'features', { referral: false })
    for (const name of ['referral', 'referralList'] as const) expect((await ask(name)).code).toBe('FEATURE_OFF')
    await gateway.deps.settings.store(code, 'features', { referral: true })
  })
})

describe('a reward', () => {
  it('of a hundred identical claims is paid once', async () => {
    const { rewardId: id } = await offer({ type: 'CASH', amount: '25.00' })
    const before = units(await sum())
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask('claimReward', { id })))
    expect(answers.filter(({ code }) => code === 'OK')).toHaveLength(1)
    expect(units(await sum()) - before).toBe(units('25.00'))
    expect(await query(`SELECT FROM journal WHERE source = 'grant' AND shard_key = $1`, [player.id])).toHaveLength(1)
    expect(await rewards()).toMatchObject({ badge: 0, list: [{ status: 'ISSUED' }] })
  })

  it('is refused to another member, after its end, when it was withdrawn, and to who is excluded', async () => {
    const { rewardId: id } = await offer({ type: 'CASH', amount: '25.00' })
    expect((await ask('claimReward', { id }, await member())).code).toBe('NOT_FOUND')
    await query(`INSERT INTO play_exclusion (member_id, kind, set_by) VALUES ($1, 'TIMEOUT', 'x')`, [player.id])
    expect((await ask('claimReward', { id })).code).toBe('RG_EXCLUDED')
    await query('DELETE FROM play_exclusion WHERE member_id = $1', [player.id])
    expect((await ops('DELETE', { rewardId: id })).status).toBe(200)
    expect((await ops('DELETE', { rewardId: id })).code).toBe('STATE_INVALID')
    expect((await ask('claimReward', { id })).code).toBe('NOT_ELIGIBLE')
    expect((await rewards()).list).toMatchObject([{ status: 'REJECTED' }])
    const late = await offer({ type: 'CASH', amount: '25.00' })
    await query(`UPDATE reward_grant SET expires_at = now() WHERE id = $1`, [late.rewardId])
    expect((await ask('claimReward', { id: late.rewardId })).code).toBe('NOT_ELIGIBLE')
    expect((await rewards()).list[0]).toMatchObject({ status: 'CLOSED' })
  })

  it('is claimed with all the others at once, each once, or none is', async () => {
    for (const amount of ['1.00', '2.00']) await offer({ type: 'CASH', amount })
    await offer({ type: 'BONUS', amount: '4.00', wagerTimes: 2 })
    const before = units(await sum())
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask('claimAllRewards')))
    const [paid, ...more] = answers.filter(({ code }) => code === 'OK')
    expect(more).toEqual([])
    expect(paid?.value).toMatchObject({ bonus: '4.00', claimed: [{}, {}, {}] })
    expect(units(await sum()) - before).toBe(units('7.00'))
    expect((await ask('claimAllRewards')).code).toBe('NOT_ELIGIBLE')
    const { rewardId } = await offer({ type: 'CASH', amount: '8.00' })
    await offer({ type: 'CASH', amount: '16.00' })
    expect((await ask('claimReward', { id: rewardId })).code).toBe('OK')
    expect((await ask('claimAllRewards')).value.claimed).toHaveLength(1)
  })

  it('waits in the badge of the member centre', async () => {
    await offer({ type: 'CASH', amount: '1.00' })
    expect((await ask('unreadCount', { detail: 1 })).value.reward).toBe(1)
  })
})

describe('a bonus', () => {
  const game = { id: newId(), code: 'g', vendor: 'TST', gameType: 'RNG' } as GameRow
  const play = (stake: string, at = new Date()) =>
    gateway.deps.db.transaction((tx) =>
      settleRound(tx, {
        ...{ name: newId(), merchant: merchant(), memberId: player.id, game, at },
        ...{ stake: units(stake), payout: units(stake) },
      }),
    )
  const issue = () => gateway.deps.db.transaction((tx) => issueBonuses(tx, merchant()))
  const bonus = async () => (await ask('balance')).value.bonus
  const wagering = async () => (await rewards()).list[0].wagering

  it('shows the valid bets since its claim, and is cash when they are enough', async () => {
    const { rewardId: id } = await offer({ type: 'BONUS', amount: '20.00', wagerTimes: 3 })
    await play('500.00', new Date(Date.now() - 60_000))
    expect((await ask('claimReward', { id })).value).toMatchObject({ type: 'BONUS', bonus: '20.00' })
    expect(await wagering()).toEqual({ times: 3, required: '60.00', done: '0.00', percent: 0 })
    await play('59.99')
    await issue()
    expect(await wagering()).toMatchObject({ done: '59.99', percent: 99 })
    expect(await bonus()).toBe('20.00')
    const record = async (input = {}) => (await ask('bonuses', input)).value
    expect(await record()).toMatchObject({
      ...{ totalCount: 1, totalPages: 1, summary: { amount: '20.00', converted: '0.00' } },
      list: [{ status: 'ACTIVE', source: 'PROMO', wagerRequired: '60.00', wagerDone: '59.99', converted: null }],
    })
    await play('0.01')
    const cash = units((await ask('balance')).value.cash)
    await Promise.all([issue(), issue()])
    expect(await bonus()).toBe('0.00')
    expect(units((await ask('balance')).value.cash) - cash).toBe(units('20.00'))
    expect((await rewards()).list[0]).toMatchObject({ status: 'ISSUED', wagering: { done: '60.00' } })
    expect(await record()).toMatchObject({
      ...{ summary: { amount: '20.00', converted: '20.00' } },
      list: [{ status: 'CONVERTED', wagerDone: '60.00', converted: '20.00', endedAt: expect.any(String) }],
    })
    expect(await record({ status: 'ACTIVE' })).toMatchObject({ list: [], totalCount: 0 })
    expect(await record({ startDate: '2026-01-01', endDate: '2026-01-31' })).toMatchObject({ list: [] })
    expect((await ask('bonuses', {}, await member())).value.list).toEqual([])
  })

  it('of two moves its own amount, and the last one all that is left', async () => {
    const first = await offer({ type: 'BONUS', amount: '20.00', wagerTimes: 1 })
    await ask('claimReward', { id: first.rewardId })
    const second = await offer({ type: 'BONUS', amount: '30.00', wagerTimes: 2 })
    await ask('claimReward', { id: second.rewardId })
    await play('20.00')
    await issue()
    expect(await bonus()).toBe('30.00')
    await play('40.00')
    await issue()
    expect(await bonus()).toBe('0.00')
  })

  it('that was lost in play is in the record as one, and the record continues after any of them', async () => {
    const { rewardId: id } = await offer({ type: 'BONUS', amount: '20.00', wagerTimes: 1 })
    await ask('claimReward', { id })
    const event = { memberId: player.id, currency: merchant().currency, source: 'test', actor: 'test' }
    const lost = { ...event, extId: newId(), facts: { amount: units('20.00') } }
    await gateway.deps.db.transaction((tx) => post(tx, 'BNC', lost))
    await play('20.00')
    await issue()
    await ask('claimReward', { id: (await offer({ type: 'BONUS', amount: '5.00' })).rewardId })
    const { list } = (await ask('bonuses', { pageSize: 1 })).value
    expect(list).toMatchObject([{ amount: '5.00', wagerRequired: '0.00' }])
    expect((await ask('bonuses', { before: list[0].id })).value).toMatchObject({
      ...{ totalCount: null, summary: null, list: [{ status: 'FORFEITED', amount: '20.00', converted: '0.00' }] },
    })
  })

  it('is the only kind that is wagered', async () => {
    expect((await ops('POST', { title: 'Cash', type: 'CASH', amount: '1.00', wagerTimes: 1 })).code).toBe(
      'VALIDATION_FAILED',
    )
  })
})
