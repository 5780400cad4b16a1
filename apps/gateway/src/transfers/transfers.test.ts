import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, newPlayer, openGateway, type Player, password, type TestGateway } from '../../test/gateway.ts'
import { placeOf } from '../agents/place.ts'
import { brokenOnes, checkInvariants } from '../ledger/invariants.ts'
import { post } from '../ledger/post.ts'
import { maskName } from '../member/mask.ts'

const payPassword = 'coin-Tree-9'
type Person = Player & { id: string }
let gateway: TestGateway
let agent: Person
let player: Person

beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(async () => {
  // The debt is booked without a game's message.
  const broken = brokenOnes(await checkInvariants(gateway.pool)).filter(({ id }) => id !== 'L8')
  await gateway.close()
  expect(broken).toEqual([])
})
beforeEach(async () => {
  ;[agent, player] = [await newPerson(), await newPerson()]
  await gateway.pool.query('UPDATE member SET type = 1 WHERE id = $1', [agent.id])
  const place = { id: player.id, merchant: 'walogm', uplineId: agent.id }
  const path = await gateway.deps.db.transaction((tx) => placeOf(tx, place))
  await gateway.pool.query('UPDATE member SET upline_id = $2, path = $3 WHERE id = $1', [player.id, agent.id, path])
  const passwords = { oldPassword: password, newPassword: payPassword, confirmNewPassword: payPassword }
  await ask('setPayPassword', passwords)
})

async function newPerson(): Promise<Person> {
  const made = await newPlayer(gateway.app)
  const { rows } = await gateway.pool.query('SELECT id FROM member WHERE username = $1', [made.username])
  return { ...made, id: rows[0].id }
}
const ask = (name: Parameters<typeof call>[1], input: Record<string, unknown> = {}, who = player) =>
  call(gateway.app, name, input, { token: who.token })
const give = (amount: string, fields: Record<string, unknown> = {}, key: string = randomUUID()) =>
  call(
    gateway.app,
    'transferUpline',
    { amount, password: payPassword, ...fields },
    { token: player.token, headers: { 'idempotency-key': key } },
  )
const cash = async (who: Person) => (await ask('balance', {}, who)).value.cash
const settings = () => gateway.deps.settings.of('walogm')
const setRule = async (over: object) => {
  const { transfer } = await settings()
  await gateway.deps.settings.store('walogm', 'transfer', { ...transfer, ...over })
  return () => gateway.deps.settings.store('walogm', 'transfer', transfer)
}

describe('a transfer to the upline', () => {
  it('moves the money in one journal that both records show', async () => {
    const info = (await ask('transferInfo')).value
    expect(info).toMatchObject({ toUpline: true, upline: { accountMasked: maskName(agent.username) } })
    expect(info).toMatchObject({ available: '1000.00', amountLeft: '50000.00', payPasswordSet: true })
    const sent = await give('250.50', { recipient: info.upline.accountMasked, remark: 'For March' })
    expect(sent).toMatchObject({ code: 'OK', value: { amount: '250.50', balance: '749.50' } })
    expect([await cash(player), await cash(agent)]).toEqual(['749.50', '1250.50'])
    expect((await ask('transferInfo')).value.amountLeft).toBe('49749.50')
    const listed = async (who: Person) => (await ask('transfers', {}, who)).value.list
    const facts = { refNo: sent.value.refNo, amount: '250.50', remark: 'For March', status: 'DONE' }
    expect(await listed(player)).toMatchObject([{ ...facts, direction: 'UP', counterparty: maskName(agent.username) }])
    expect(await listed(agent)).toMatchObject([{ ...facts, direction: 'IN', counterparty: maskName(player.username) }])
    const entry = async (who: Person) => (await ask('transactions', { kind: 'TRANSFER' }, who)).value.list
    expect(await entry(player)).toMatchObject([{ kind: 'TRU', reason: 'PLAYER', direction: 'OUT', refNo: facts.refNo }])
    expect(await entry(agent)).toMatchObject([{ kind: 'TRU', reason: 'MEMBER', direction: 'IN', refNo: facts.refNo }])
  })

  it('happens once for many identical requests, and after the stored answers are gone', async () => {
    const key = randomUUID()
    const all = await Promise.all(Array.from({ length: 8 }, () => give('100', {}, key)))
    expect(new Set(all.map(({ value, code }) => value?.refNo ?? code)).size).toBe(1)
    await gateway.pool.query('DELETE FROM idem WHERE key = $1', [key])
    expect((await give('100', {}, key)).value).toEqual(all[0]?.value)
    expect([await cash(player), await cash(agent)]).toEqual(['900.00', '1100.00'])
  })

  it('repays a debt of the upline, which the payer’s record does not mention', async () => {
    const event = { memberId: agent.id, currency: 'TLB', source: 'test', actor: 'test' }
    const fund = { cash: 10_300_000n, bonus: 0n, vendor: 'UPV', purse: 'CASH' } as const
    await gateway.deps.db.transaction((tx) => post(tx, 'RBW', { ...event, extId: randomUUID(), facts: fund }))
    expect((await give('30')).code).toBe('OK')
    const kinds = async (who: Person) =>
      (await ask('transactions', { wallet: 'MAIN', pageSize: 2 }, who)).value.list.map(
        ({ kind, amount, direction }: Record<string, string>) => `${kind} ${direction} ${amount}`,
      )
    expect((await kinds(player))[0]).toBe('TRU OUT 30.00')
    expect(await kinds(agent)).toEqual(['DBT OUT 30.00', 'TRU IN 30.00'])
    expect((await ask('transfers', {}, agent)).value.list).toMatchObject([{ direction: 'IN', amount: '30.00' }])
    expect((await ask('transferInfo', {}, agent)).value.amountLeft).toBe('50000.00')
  })

  it.each([
    ['0.005', {}, 'AMOUNT_SCALE'],
    ['4950abc', {}, 'VALIDATION_FAILED'],
    ['-5', {}, 'VALIDATION_FAILED'],
    ['9.99', {}, 'AMOUNT_OUT_OF_RANGE'],
    ['20000.01', {}, 'AMOUNT_OUT_OF_RANGE'],
    ['1000.01', {}, 'INSUFFICIENT_FUNDS'],
    ['100', { password: 'wrong-Tree-1' }, 'PAY_PASSWORD_WRONG'],
    ['100', { recipient: 'xx***' }, 'CONFLICT'],
  ])('of %s with %o is refused: %s', async (amount, fields, code) => {
    expect((await give(amount, fields)).code).toBe(code)
    expect([await cash(player), await cash(agent)]).toEqual(['1000.00', '1000.00'])
  })

  it('has a limit per day, which names the used amount', async () => {
    const restore = await setRule({ dailyAmount: '150.00' })
    expect((await give('100')).code).toBe('OK')
    const refused = await give('50.01')
    await restore()
    expect(refused).toMatchObject({ code: 'DAILY_LIMIT' })
    expect(refused.value).toMatchObject({ kind: 'AMOUNT', used: '100.00', limit: '150.00' })
  })

  it('needs an upline that is open, and the switch', async () => {
    await gateway.pool.query(`UPDATE member SET status = 'CLOSED' WHERE id = $1`, [agent.id])
    expect((await give('100')).code).toBe('UPLINE_MISSING')
    expect((await ask('transferInfo')).value).toMatchObject({ toUpline: false, upline: null })
    const restore = await setRule({ toUpline: false })
    const [off, { value }] = [await give('100'), await ask('memberInfo')]
    await restore()
    expect([off.code, value.toUpline]).toEqual(['FEATURE_OFF', false])
    expect((await ask('memberInfo')).value.toUpline).toBe(true)
  })
})
