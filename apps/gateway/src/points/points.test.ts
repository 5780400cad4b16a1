import { random } from '@boardwalk/brand-kit/art'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, newPlayer, openGateway, type Player, password, send, type TestGateway } from '../../test/gateway.ts'
import { eq } from '../db/orm.ts'
import type { GameRow } from '../db/schema/catalogue.ts'
import { accounts } from '../db/schema/ledger.ts'
import { pointRewards } from '../db/schema/points.ts'
import { newId } from '../ids.ts'
import { openPointAccounts } from '../ledger/accounts.ts'
import { brokenOnes, checkInvariants } from '../ledger/invariants.ts'
import { formatMoney, parseMoney } from '../ledger/money.ts'
import { post } from '../ledger/post.ts'
import { settleRound } from '../seed/demo-round.ts'
import { dayMs } from '../time-units.ts'
import { approveBonuses, decide } from './decide.ts'
import { earnPoints } from './earn.ts'

const code = 'walogm'
const payPassword = 'coin-Tree-9'
const units = (text: string) => parseMoney(text) ?? 0n

let gateway: TestGateway
let player: Player & { id: string }
const merchant = () => {
  const found = gateway.deps.merchants.byCode(code)
  if (!found) throw new Error(`No merchant ${code}.`)
  return found
}

beforeAll(async () => {
  gateway = await openGateway()
  player = await newMember()
})
afterAll(async () => {
  const broken = brokenOnes(await checkInvariants(gateway.pool))
  await gateway.close()
  expect(broken).toEqual([])
})

async function newMember() {
  const made = await newPlayer(gateway.app)
  const { rows } = await gateway.pool.query<{ id: string }>('SELECT id FROM member WHERE username = $1', [
    made.username,
  ])
  const passwords = { oldPassword: password, newPassword: payPassword, confirmNewPassword: payPassword }
  expect((await call(gateway.app, 'setPayPassword', passwords, { token: made.token })).code).toBe('OK')
  return { ...made, id: rows[0]?.id ?? '' }
}

const ask = (name: Parameters<typeof call>[1], input: Record<string, unknown> = {}, who: Player = player) =>
  call(gateway.app, name, input, { token: who.token })
const pointsOf = async (who: Player = player) => (await ask('pointBalance', {}, who)).value

/** Points by the ledger's own kind, as the job gives them. */
const grant = (memberId: string, points: string) =>
  gateway.deps.db.transaction(async (tx) => {
    await openPointAccounts(tx, memberId)
    const event = { source: 'points', extId: `test:${newId()}`, actor: 'test', meta: { type: 'deposit' } }
    await post(tx, 'PTE', { facts: { points: units(points) }, memberId, currency: merchant().currency, ...event })
  })

type NewReward = Partial<typeof pointRewards.$inferInsert> & Pick<typeof pointRewards.$inferInsert, 'type'>
async function offer(reward: NewReward) {
  const id = newId()
  const amount = reward.type === 'GOODS' ? null : units('5.00')
  const row = { name: { EN: 'A cap', HI: 'टोपी' }, points: units('10.00'), amount, limitPerMember: 1_000, ...reward }
  await gateway.deps.db.insert(pointRewards).values({ ...row, id, merchant: row.merchant ?? code })
  return id
}
const redeem = (rewardId: string, fields: Record<string, unknown> = {}, who: Player = player) =>
  ask('redeemReward', { rewardId, quantity: 1, password: payPassword, address: '1 Sea Street', ...fields }, who)
const decideOn = (refNo: string, status: 'APPROVED' | 'REJECTED') =>
  gateway.deps.db.transaction((tx) => decide(tx, { refNo, status, actor: 'test', remark: 'checked' }))
const stockOf = async (id: string) =>
  (await gateway.deps.db.select().from(pointRewards).where(eq(pointRewards.id, id)))[0]?.stock

describe('earning', () => {
  const game = (gameType: GameRow['gameType']) => ({ id: newId(), code: 'g', vendor: 'TST', gameType }) as GameRow
  const play = (memberId: string, gameType: GameRow['gameType'], stake: string, at: Date) =>
    gateway.deps.db.transaction((tx) =>
      settleRound(tx, {
        ...{ name: newId(), merchant: merchant(), memberId, game: game(gameType) },
        ...{ stake: units(stake), payout: 0n, at },
      }),
    )
  const run = async (limit?: number) => {
    const { points } = await gateway.deps.settings.of(code)
    return await gateway.deps.db.transaction((tx) => earnPoints(tx, merchant(), points.earn, limit))
  }

  it('gives each closed day’s points once by kind, in full steps, and today’s not yet', async () => {
    const who = await newMember()
    const yesterday = new Date(Date.now() - dayMs)
    await play(who.id, 'RNG', '150.00', yesterday)
    await play(who.id, 'FISH', '170.00', yesterday)
    await play(who.id, 'LIVE', '200.00', yesterday)
    await play(who.id, 'PVP', '99.00', yesterday)
    await play(who.id, 'RNG', '300.00', new Date())
    expect([await run(1), await run(), await run()]).toEqual([1, 1, 0])
    expect(await pointsOf(who)).toMatchObject({ points: '4.00', lifetime: '4.00', hold: '0.00' })
    const { list, totalCount } = (await ask('pointTransactions', {}, who)).value
    expect(totalCount).toBe(2)
    const earned = list.toSorted((a: { type: string }, b: { type: string }) => (a.type < b.type ? -1 : 1))
    expect(earned).toMatchObject([
      { type: 'live', units: '200.00', pointsRatio: '0.005', changedPoints: '1.00' },
      { type: 'slots', units: '300.00', pointsRatio: '0.01', changedPoints: '3.00' },
    ])
    expect((await ask('pointTransactions', { type: 'live' }, who)).value.list).toHaveLength(1)
  })
})

describe('redeeming', () => {
  it('holds the points of goods until an operator decides, and lists each state', async () => {
    const who = await newMember()
    await grant(who.id, '50.00')
    const cap = await offer({ type: 'GOODS', stock: 5 })
    const made = [await redeem(cap, { quantity: 2 }, who), await redeem(cap, {}, who)]
    expect(made.map(({ value }) => value.status)).toEqual(['IN_PROCESS', 'IN_PROCESS'])
    expect(await pointsOf(who)).toMatchObject({ points: '20.00', hold: '30.00' })
    expect(await stockOf(cap)).toBe(2)
    await decideOn(made[0]?.value.refNo, 'REJECTED')
    await decideOn(made[1]?.value.refNo, 'APPROVED')
    await expect(decideOn(made[1]?.value.refNo, 'REJECTED')).rejects.toMatchObject({ code: 'STATE_INVALID' })
    expect(await pointsOf(who)).toMatchObject({ points: '40.00', hold: '0.00', lifetime: '50.00' })
    expect(await stockOf(cap)).toBe(4)
    const { list } = (await ask('redeemHistory', {}, who)).value
    expect(list).toMatchObject([
      { refNo: made[1]?.value.refNo, status: 'APPROVED', quantity: 1, pointsRequirement: '10.00', name: 'A cap' },
      { status: 'REJECTED', quantity: 2, pointsRequirement: '20.00', remark: 'checked', redeemAmount: null },
    ])
    expect((await ask('redeemHistory', { status: 'REJECTED' }, who)).value.totalCount).toBe(1)
    const changes = (await ask('pointTransactions', { type: 'redeem' }, who)).value.list
    expect(changes.map(({ changedPoints }: { changedPoints: string }) => changedPoints)).toEqual([
      ...['20.00', '-10.00', '-20.00'],
    ])
    expect(changes[0]).toMatchObject({ pointsBalance: '40.00', remark: 'A cap', units: null })
  })

  it('sends no goods while nothing may leave the account, but pays into it', async () => {
    const who = await newMember()
    await grant(who.id, '50.00')
    await gateway.pool.query(`UPDATE member SET payout_from = now() + interval '1 hour' WHERE id = $1`, [who.id])
    expect((await redeem(await offer({ type: 'GOODS' }), {}, who)).code).toBe('PAYOUT_PAUSED')
    expect((await redeem(await offer({ type: 'CASH' }), {}, who)).code).toBe('OK')
    expect((await redeem(await offer({ type: 'BONUS' }), {}, who)).code).toBe('OK')
  })

  it('pays cash at once, and a bonus when it is approved', async () => {
    const who = await newMember()
    await grant(who.id, '40.00')
    const before = (await ask('balance', {}, who)).value
    const paid = await redeem(await offer({ type: 'CASH' }), { quantity: 2 }, who)
    expect(paid.value).toMatchObject({ status: 'APPROVED', points: '20.00' })
    const bonus = await redeem(await offer({ type: 'BONUS' }), {}, who)
    expect(bonus.value.status).toBe('IN_PROCESS')
    const waiting = await gateway.deps.db.transaction((tx) => approveBonuses(tx, code, 10))
    expect(waiting).toBe(0)
    await gateway.deps.db.transaction((tx) => approveBonuses(tx, code, 0))
    const after = (await ask('balance', {}, who)).value
    expect(units(after.cash) - units(before.cash)).toBe(units('10.00'))
    expect(units(after.bonus)).toBe(units('5.00'))
    expect((await ask('bonuses', {}, who)).value.list).toMatchObject([
      { source: 'POINTS', amount: '5.00', wagerRequired: '5.00', status: 'ACTIVE' },
    ])
    expect((await ask('redeemHistory', {}, who)).value.list).toMatchObject([
      { type: 'BONUS', status: 'APPROVED', redeemAmount: '5.00' },
      { type: 'CASH', status: 'APPROVED', redeemAmount: '10.00' },
    ])
  })

  it('requires a Zalo or WhatsApp number where the bonus does (checklist 124)', async () => {
    const who = await newMember()
    await grant(who.id, '40.00')
    const bonus = await offer({ type: 'BONUS', contact: ['ZALO', 'WHATSAPP'] })
    expect(await redeem(bonus, {}, who)).toMatchObject({
      ...{ status: 422, code: 'CONTACT_REQUIRED', value: { contact: ['ZALO', 'WHATSAPP'] } },
    })
    expect((await redeem(bonus, { contact: { kind: 'ZALO', value: 'call me' } }, who)).code).toBe('VALIDATION_FAILED')
    expect((await redeem(bonus, { contact: { kind: 'ZALO', value: '+84 912 345 678' } }, who)).code).toBe('OK')
  })

  it('refuses an unaffordable reward, with the reason', async () => {
    const who = await newMember()
    const cap = await offer({ type: 'GOODS', limitPerMember: 2, stock: 2 })
    expect((await redeem(cap, {}, who)).code).toBe('POINTS_INSUFFICIENT')
    await grant(who.id, '500.00')
    expect((await redeem(cap, { address: ' ' }, who)).code).toBe('VALIDATION_FAILED')
    expect(await redeem(cap, { quantity: 3 }, who)).toMatchObject({ code: 'NOT_ELIGIBLE', value: { reason: 'LIMIT' } })
    expect((await redeem(await offer({ type: 'GOODS', stock: 1 }), { quantity: 2 }, who)).code).toBe('STOCK_EMPTY')
    const gone = [
      await offer({ type: 'GOODS', endsAt: new Date(Date.now() - 1_000) }),
      await offer({ type: 'GOODS', isEnabled: false }),
      await offer({ type: 'GOODS', merchant: '90jiliinf1' }),
      newId(),
    ]
    for (const id of gone) expect((await redeem(id, {}, who)).value).toEqual({ reason: 'ENDED' })
    for (const quantity of [0, -1, 1.5, 101, '1'])
      expect((await redeem(cap, { quantity }, who)).code).toBe('VALIDATION_FAILED')
    expect(await pointsOf(who)).toMatchObject({ points: '500.00', hold: '0.00' })
  })

  it('offers the current rewards, by type, in the reader’s language', async () => {
    const id = await offer({ type: 'BONUS', sort: -1 })
    const options = { token: player.token, headers: { 'x-language': 'HI' } }
    const all = (await call(gateway.app, 'pointRewards', { type: 'BONUS' }, options)).value
    expect(all.list[0]).toMatchObject({ rewardId: id, name: 'टोपी', amountRequirement: '5.00', stock: null })
    expect(all.list.every(({ type }: { type: string }) => type === 'BONUS')).toBe(true)
  })
})

describe('the transaction password (checklist 126)', () => {
  it('is required by both writes, and a wrong one changes nothing', async () => {
    const who = await newMember()
    await grant(who.id, '50.00')
    const cash = await offer({ type: 'CASH' })
    expect(await redeem(cash, { password: 'wrong-One-1' }, who)).toMatchObject({
      ...{ status: 400, code: 'PAY_PASSWORD_WRONG', value: { attemptsLeft: 4 } },
    })
    const wrong = await ask('convertPoints', { points: '10', password: 'wrong-One-1' }, who)
    expect(wrong).toMatchObject({ code: 'PAY_PASSWORD_WRONG', value: { attemptsLeft: 3 } })
    const unset = await newPlayer(gateway.app)
    expect((await redeem(cash, {}, unset)).code).toBe('PAY_PASSWORD_UNSET')
    expect(await pointsOf(who)).toMatchObject({ points: '50.00' })
  })
})

describe('converting', () => {
  const convert = (points: unknown, who: Player) => ask('convertPoints', { points, password: payPassword }, who)

  it('gives cash at the rate of the settings, up to the day’s limit', async () => {
    const who = await newMember()
    await grant(who.id, '2000.00')
    expect((await pointsOf(who)).convertible).toBe('1000.00')
    const { value } = await convert('123.45', who)
    expect(value).toMatchObject({ points: '123.45', amount: '12.34', pointsBalance: '1876.55', cash: '1012.34' })
    expect((await pointsOf(who)).convertible).toBe('876.55')
    expect(await convert('876.56', who)).toMatchObject({
      code: 'DAILY_LIMIT',
      value: { used: '123.45', limit: '1000.00' },
    })
    expect((await convert('876.55', who)).code).toBe('OK')
    expect((await ask('pointConfig', {}, who)).value).toMatchObject({ convert: { ratio: '0.1' }, expires: false })
  })

  it.each(['0.005', '4950abc', '-1', '0', '1e3', '99999999999999999', 5, null])('refuses %s', async (points) => {
    expect((await convert(points, player)).code).toBe('VALIDATION_FAILED')
  })

  it('refuses a figure out of bounds or above the balance, and is off where it is disabled', async () => {
    const who = await newMember()
    await grant(who.id, '20.00')
    expect((await convert('10.005', who)).code).toBe('VALIDATION_FAILED')
    expect(await convert('9.99', who)).toMatchObject({ code: 'AMOUNT_OUT_OF_RANGE', value: { min: '10.00' } })
    expect((await convert('1000.01', who)).code).toBe('AMOUNT_OUT_OF_RANGE')
    expect((await convert('20.01', who)).code).toBe('POINTS_INSUFFICIENT')
    const { points } = await gateway.deps.settings.of(code)
    await gateway.deps.settings.store(code, 'points', { ...points, convert: { ...points.convert, enabled: false } })
    expect((await convert('10', who)).code).toBe('FEATURE_OFF')
    expect((await pointsOf(who)).convertible).toBe('0.00')
    await gateway.deps.settings.store(code, 'points', points)
  })
})

describe('many at once', () => {
  it('a hundred sends of one redemption redeem once', async () => {
    const who = await newMember()
    await grant(who.id, '100.00')
    const payload = { rewardId: await offer({ type: 'CASH', stock: 100 }), quantity: 1, password: payPassword }
    const headers = { authorization: `Bearer ${who.token}`, 'idempotency-key': crypto.randomUUID() }
    const url = '/wps/relay/passwordCheck/MCS2_redeemPointReward'
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => send(gateway.app, { method: 'POST', url, payload, headers })),
    )
    const done = answers.filter(({ code: answer }) => answer === 'OK')
    expect(done.length).toBeGreaterThan(0)
    expect(new Set(done.map(({ value }) => value.refNo)).size).toBe(1)
    expect((await ask('redeemHistory', {}, who)).value.totalCount).toBe(1)
    expect(await pointsOf(who)).toMatchObject({ points: '90.00' })
  })

  it('no more is redeemed than is in stock, by no member more than there are points for', async () => {
    const many = await Promise.all(Array.from({ length: 4 }, newMember))
    for (const { id } of many) await grant(id, '20.00')
    const cash = await offer({ type: 'CASH', stock: 5 })
    const answers = await Promise.all(many.flatMap((who) => [1, 2, 3].map(() => redeem(cash, {}, who))))
    expect(answers.filter(({ code: answer }) => answer === 'OK').length).toBeLessThanOrEqual(5)
    for (const who of many) expect(units((await pointsOf(who)).points)).toBeGreaterThanOrEqual(0n)
    const { rows } = await gateway.pool.query<{ n: number }>(
      'SELECT coalesce(sum(quantity), 0)::int AS n FROM redemption WHERE reward_id = $1',
      [cash],
    )
    expect(rows[0]?.n).toBe(5 - ((await stockOf(cash)) ?? 0))
  })
})

it('any sequence leaves the sum of its steps, in the ledger and in the answers', async () => {
  const who = await newMember()
  const [cash, cap] = [await offer({ type: 'CASH' }), await offer({ type: 'GOODS' })]
  const roll = random('points')
  let [points, hold] = [0n, 0n]
  const open: string[] = []
  for (let step = 0; step < 120; step += 1) {
    const amount = BigInt(roll.pick([10, 12, 25])) * 10_000n
    const kind = roll.pick(['earn', 'cash', 'goods', 'approve', 'reject', 'convert'] as const)
    if (kind === 'earn') {
      await grant(who.id, formatMoney(amount))
      points += amount
    } else if (kind === 'convert') {
      const { code: answer } = await ask('convertPoints', { points: formatMoney(amount), password: payPassword }, who)
      expect(['OK', 'POINTS_INSUFFICIENT', 'DAILY_LIMIT']).toContain(answer)
      if (answer === 'OK') points -= amount
    } else if (kind === 'approve' || kind === 'reject') {
      const refNo = open.pop()
      if (!refNo) continue
      await decideOn(refNo, kind === 'approve' ? 'APPROVED' : 'REJECTED')
      hold -= units('10.00')
      if (kind === 'reject') points += units('10.00')
    } else {
      const { code: answer, value } = await redeem(kind === 'cash' ? cash : cap, {}, who)
      expect(answer).toBe(points < units('10.00') ? 'POINTS_INSUFFICIENT' : 'OK')
      if (answer !== 'OK') continue
      points -= units('10.00')
      if (kind === 'goods') {
        hold += units('10.00')
        open.push(value.refNo)
      }
    }
    expect(await pointsOf(who)).toMatchObject({ points: formatMoney(points), hold: formatMoney(hold) })
  }
  const held = await gateway.deps.db.select().from(accounts).where(eq(accounts.memberId, who.id))
  expect(held.find(({ type }) => type === 'PTS')?.balance).toBe(points)
  const { list } = (await ask('pointTransactions', { pageSize: 1 }, who)).value
  expect(list[0]).toMatchObject({ pointsBalance: formatMoney(points) })
})

describe('an operator', () => {
  it('sees open redemptions and decides each one once', async () => {
    const who = await newMember()
    await grant(who.id, '10.00')
    const { refNo } = (await redeem(await offer({ type: 'GOODS' }), {}, who)).value
    const secret = { authorization: `Bearer ${gateway.deps.config.opsSecrets.RISK}` }
    const open = await send(gateway.app, { method: 'GET', url: '/ops/points/redemptions', headers: secret })
    expect(open.value.list).toContainEqual(expect.objectContaining({ refNo, points: '10.00', address: '1 Sea Street' }))
    const press = () => {
      const headers = { ...secret, 'idempotency-key': newId() }
      const url = `/ops/points/redemptions/${refNo}/approve`
      return send(gateway.app, { method: 'POST', url, payload: {}, headers })
    }
    expect((await press()).value).toEqual({ refNo, status: 'APPROVED' })
    expect((await press()).code).toBe('STATE_INVALID')
    const stranger = await send(gateway.app, { method: 'GET', url: '/ops/points/redemptions' })
    expect(stranger.code).toBe('AUTH_REQUIRED')
  })
})
