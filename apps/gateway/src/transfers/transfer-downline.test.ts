import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { call, newPlayer, type Player, password } from '../../test/gateway.ts'
import { wholeGateway } from '../../test/whole-gateway.ts'
import { placeOf } from '../agents/place.ts'
import { maskName } from '../member/mask.ts'

const payPassword = 'coin-Tree-9'
type Person = Player & { id: string }
const gateway = wholeGateway()
let agent: Person
let below: Person
let deeper: Person

beforeEach(async () => {
  agent = await newAgent(null)
  below = await newAgent(agent.id)
  deeper = await newAgent(below.id)
  const passwords = { oldPassword: password, newPassword: payPassword, confirmNewPassword: payPassword }
  await ask('setPayPassword', passwords)
})

async function newAgent(uplineId: string | null): Promise<Person> {
  const made = await newPlayer(gateway.app)
  const { rows } = await gateway.pool.query('UPDATE member SET type = 1 WHERE username = $1 RETURNING id', [
    made.username,
  ])
  const place = { id: rows[0].id, merchant: 'walogm', uplineId }
  const path = await gateway.deps.db.transaction((tx) => placeOf(tx, place))
  await gateway.pool.query('UPDATE member SET upline_id = $2, path = $3 WHERE id = $1', [place.id, uplineId, path])
  return { ...made, id: place.id }
}
type Input = Record<string, unknown>
const ask = (name: Parameters<typeof call>[1], input: Input = {}, who = agent) =>
  call(gateway.app, name, input, { token: who.token })
const give = (input: Input = {}, { who = agent, key = randomUUID() as string } = {}) =>
  call(
    gateway.app,
    'transferDownline',
    { account: below.username, amount: '100', password: payPassword, ...input },
    { token: who.token, headers: { 'idempotency-key': key } },
  )
const cash = async (who: Person) => (await ask('balance', {}, who)).value.cash
async function withRule(over: object, work: () => Promise<void>) {
  const { transfer } = await gateway.deps.settings.of('walogm')
  await gateway.deps.settings.store('walogm', 'transfer', { ...transfer, ...over })
  await work()
  await gateway.deps.settings.store('walogm', 'transfer', transfer)
}

describe('a transfer to a downline', () => {
  it('moves the money in one journal, which both records show, and notifies both', async () => {
    expect((await ask('transferInfo')).value).toMatchObject({ toDownline: 'DIRECT', turnoverDown: false })
    const sent = await give({ amount: '250.50', remark: 'For March' })
    expect(sent).toMatchObject({
      code: 'OK',
      value: { amount: '250.50', balance: '749.50', recipient: below.username },
    })
    expect([await cash(agent), await cash(below)]).toEqual(['749.50', '1250.50'])
    const listed = async (who: Person) => (await ask('transfers', {}, who)).value.list
    const facts = { refNo: sent.value.refNo, amount: '250.50', remark: 'For March' }
    expect(await listed(agent)).toMatchObject([{ ...facts, direction: 'DOWN' }])
    expect(await listed(below)).toMatchObject([{ ...facts, direction: 'IN', counterparty: maskName(agent.username) }])
    const newest = async (who: Person) => {
      const [message] = (await ask('messages', { kind: 'PERSONAL' }, who)).value.list
      const { title, content } = (await ask('message', { id: message.id }, who)).value
      expect(content).toContain(sent.value.refNo)
      return `${title}: ${content}`
    }
    const [sender, receiver] = [maskName(agent.username), maskName(below.username)]
    expect(await newest(below)).toContain(`You received a transfer: ${sender} sent you`)
    expect(await newest(agent)).toContain(`Your transfer was sent: ₱250.50 of play money went to ${receiver}`)
  })

  it('happens once for many identical requests, and after the stored answers are gone', async () => {
    const key = randomUUID()
    const all = await Promise.all(Array.from({ length: 8 }, () => give({}, { key })))
    expect(new Set(all.map(({ value, code }) => value?.refNo ?? code)).size).toBe(1)
    await gateway.pool.query('DELETE FROM idem WHERE key = $1', [key])
    expect((await give({}, { key })).value).toEqual(all[0]?.value)
    expect([await cash(agent), await cash(below)]).toEqual(['900.00', '1100.00'])
  })

  it('reaches direct downlines only, or the whole team where the site allows it', async () => {
    const stranger = await newAgent(null)
    const codes = async () =>
      Promise.all([deeper, stranger, agent].map(async ({ username }) => (await give({ account: username })).code))
    expect(await codes()).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'])
    await withRule({ toDownline: 'TEAM' }, async () => {
      expect(await codes()).toEqual(['OK', 'NOT_FOUND', 'NOT_FOUND'])
    })
    await withRule({ toDownline: 'NONE' }, async () => {
      expect((await give()).code).toBe('FEATURE_OFF')
      expect((await ask('transferInfo')).value.toDownline).toBeNull()
    })
    expect([await cash(agent), await cash(stranger)]).toEqual(['900.00', '1000.00'])
  })

  it.each([
    [{ amount: '0.005' }, 'AMOUNT_SCALE'],
    [{ amount: '9.99' }, 'AMOUNT_OUT_OF_RANGE'],
    [{ amount: '1000.01' }, 'INSUFFICIENT_FUNDS'],
    [{ password: 'wrong-Tree-1' }, 'PAY_PASSWORD_WRONG'],
  ])('with %o is refused: %s', async (input, code) => {
    expect((await give(input)).code).toBe(code)
    expect([await cash(agent), await cash(below)]).toEqual(['1000.00', '1000.00'])
  })

  it('counts towards the limit of the day, and needs an open account and a recent proof', async () => {
    await withRule({ dailyAmount: '150.00' }, async () => {
      expect((await give()).code).toBe('OK')
      expect(await give({ amount: '50.01' })).toMatchObject({ code: 'DAILY_LIMIT', value: { used: '100.00' } })
    })
    await gateway.pool.query(`UPDATE member SET status = 'DISABLED' WHERE id = $1`, [below.id])
    expect((await give()).code).toBe('NOT_ELIGIBLE')
    await gateway.pool.query(`UPDATE session SET created_at = now() - interval '16 minutes' WHERE member_id = $1`, [
      agent.id,
    ])
    expect((await give()).code).toBe('STEP_UP_REQUIRED')
  })

  it('is refused to staff and players', async () => {
    await gateway.pool.query('UPDATE member SET type = 42 WHERE id = $1', [below.id])
    expect((await give({ account: deeper.username }, { who: below })).code).toBe('FORBIDDEN')
    await gateway.pool.query('UPDATE member SET type = 0 WHERE id = $1', [below.id])
    expect((await give({ account: deeper.username }, { who: below })).code).toBe('AGENT_ONLY')
  })

  it('asks for the turnover of deposits where the site wants it', async () => {
    await gateway.pool.query(
      `INSERT INTO deposit (ref_no, member_id, merchant, method, kind, amount, fee, paid, currency, status, client_key, created_at, expires_at, finished_at)
       SELECT 'DP261121-0000000001', $1, 'walogm', 'wallet', 'E_WALLET', 1000000, 0, 1000000, 'TLB', 'APPROVED', 'test', now(), now(), now()`,
      [agent.id],
    )
    expect((await give()).code).toBe('OK')
    await withRule({ turnoverDown: true }, async () => expect((await give()).code).toBe('TURNOVER_REQUIRED'))
    await gateway.pool.query(`DELETE FROM deposit WHERE member_id = $1`, [agent.id])
  })
})
