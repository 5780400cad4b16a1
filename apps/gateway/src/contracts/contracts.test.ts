import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openGateway, type TestGateway } from '../../test/gateway.ts'
import { nowIn } from '../db/now.ts'
import { answerContract } from './answer.ts'
import { type Line, type Member, openLine } from './testing.ts'

let gateway: TestGateway
let line: Line
beforeAll(async () => {
  gateway = await openGateway()
  line = openLine(gateway)
})
afterAll(async () => await gateway.close())

const daily = (rate: string, minBet = '1000.00') => [{ minBet, minActive: 1, rate }]
const codeOf = ({ code }: { code: string }) => code
const ruleOf = ({ value }: { value: { rule?: string } }) => value.rule

/** A head with an agent, its agent, and a player below that. */
async function four() {
  const head = await line.join(null, 2)
  const [a] = [await line.join(head)]
  const b = await line.join(a)
  const player = await line.join(b, 0)
  return { head, a, b, player }
}

async function fourWithContracts() {
  const made = await four()
  const house = await line.agree(null, made.head, 'DAILY', daily('0.02'))
  const top = await line.agree(made.head, made.a, 'DAILY', daily('0.015'))
  const middle = await line.agree(made.a, made.b, 'DAILY', daily('0.01'))
  const low = await line.agree(made.b, made.player, 'DAILY', daily('0.005'))
  return { ...made, contracts: { house, top, middle, low } }
}

const statusOf = async (id: string) =>
  (await line.pool.query<{ status: string }>('SELECT status FROM contract WHERE id = $1', [id])).rows[0]?.status

it('lists contracts by the other party, and in each order', async () => {
  const { a, b, head, contracts } = await fourWithContracts()
  const other = await line.join(a)
  const second = await line.agree(a, other, 'DAILY', daily('0.004'))
  const ids = async (who: Member, asked: object) =>
    (await line.ask(who, 'contracts', { kind: 'DAILY', ...asked })).value.list.map(({ id }: { id: string }) => id)
  const [middle, top] = [contracts.middle.id, contracts.top.id]
  const below = { view: 'DOWNLINE' }
  expect(await ids(a, below)).toEqual([second.id, middle])
  expect(await ids(a, { ...below, sort: 'oldest' })).toEqual([middle, second.id])
  const named = [
    { name: b.username, id: middle },
    { name: other.username, id: second.id },
  ].toSorted((one, two) => (one.name < two.name ? -1 : 1))
  expect(await ids(a, { ...below, sort: 'account' })).toEqual(named.map(({ id }) => id))
  expect(await ids(a, { ...below, account: other.username })).toEqual([second.id])
  expect(await ids(a, { account: head.username })).toEqual([top])
  expect(await ids(a, { account: a.username })).toEqual([])
  const offered = (await line.offer(a, b, 'DAILY', daily('0.009'))).value.id
  expect(await ids(b, { view: 'REQUESTS', account: a.username })).toEqual([offered])
  const ofOther = (await line.ask(b, 'contracts', { kind: 'DAILY', view: 'REQUESTS', account: head.username })).value
  expect(ofOther).toMatchObject({ list: [], totalCount: 0 })
})

describe('an offer', () => {
  it('is refused above the own contract, without one, and to anybody but a direct downline', async () => {
    const { head, a, b } = await four()
    const other = await four()
    expect(ruleOf(await line.offer(head, a, 'DAILY', daily('0.01')))).toBe('NO_OWN_CONTRACT')
    await line.agree(null, head, 'DAILY', daily('0.012'))
    const rules = async (to: Member, tiers: object[], more = {}) => {
      const { code, value } = await line.offer(head, to, 'DAILY', tiers, more)
      return `${code} ${value?.rule ?? ''}`.trim()
    }
    expect(await rules(a, daily('0.0121'))).toBe('CONTRACT_RULE ABOVE_UPLINE')
    expect(await rules(a, daily('0.01', '999.99'))).toBe('CONTRACT_RULE ABOVE_UPLINE')
    expect(await rules(a, daily('0.0201'))).toBe('CONTRACT_RULE ABOVE_MAXIMUM')
    expect(await rules(a, [...daily('0.01'), ...daily('0.009', '2000.00')])).toBe('CONTRACT_RULE TIERS_NOT_RISING')
    expect(await rules(a, [{ minBet: '1000.00', rate: '0.01' }])).toBe('CONTRACT_RULE TIER_SHAPE')
    expect(await rules(a, daily('0.01'), { period: 'WEEKLY' })).toBe('CONTRACT_RULE PERIOD')
    expect(await rules(b, daily('0.01'))).toBe('CONTRACT_RULE PARTIES')
    expect(await rules(other.a, daily('0.01'))).toBe('NOT_FOUND')
    expect(await rules(a, daily('0.012'))).toBe('OK')
    expect(await rules(a, daily('0.012'))).toBe('PENDING_EXISTS')
  })

  it('is taken back, refused or runs out, and has no effect until then', async () => {
    const { head, a } = await four()
    await line.agree(null, head, 'DAILY', daily('0.02'))
    const first = (await line.offer(head, a, 'DAILY', daily('0.01'))).value
    expect(codeOf(await line.ask(a, 'withdrawOffer', { id: first.id, version: 0 }))).toBe('NOT_FOUND')
    expect((await line.ask(head, 'withdrawOffer', { id: first.id, version: 0 })).value.status).toBe('WITHDRAWN')
    const second = (await line.offer(head, a, 'DAILY', daily('0.01'))).value
    expect(codeOf(await line.answer(a, 'DIVIDEND', second))).toBe('NOT_FOUND')
    expect(codeOf(await line.answer(a, 'DAILY', { ...second, version: 1 }))).toBe('STALE_VERSION')
    expect(codeOf(await line.answer(head, 'DAILY', second))).toBe('STATE_INVALID')
    expect((await line.answer(a, 'DAILY', second, 'REJECT')).value.contract.status).toBe('REJECTED')
    const third = (await line.offer(head, a, 'DAILY', daily('0.01'))).value
    await line.rewrite(`UPDATE contract SET offered_at = now() - interval '7 days' WHERE id = $1`, [third.id])
    expect((await line.answer(a, 'DAILY', third)).value).toEqual({ status: 'EXPIRED' })
    expect(codeOf(await line.offer(head, a, 'DAILY', daily('0.01')))).toBe('OK')
    expect(await statusOf(third.id)).toBe('EXPIRED')
  })
})

describe('accepting a contract (checklist 136)', () => {
  it('names the contracts that a lower one ends, ends exactly those in the same step, and leaves no downline above', async () => {
    const { head, a, b, contracts } = await fourWithContracts()
    const equal = (await line.offer(head, a, 'DAILY', daily('0.01'))).value
    expect((await line.ask(a, 'contractEffect', { id: equal.id, action: 'ACCEPT' })).value.terminated).toEqual([])
    await line.answer(a, 'DAILY', equal, 'REJECT')

    const lower = (await line.offer(head, a, 'DAILY', daily('0.008'))).value
    const named = (await line.ask(a, 'contractEffect', { id: lower.id, action: 'ACCEPT' })).value.terminated
    expect(named.map(({ id }: { id: string }) => id)).toEqual([contracts.middle.id, contracts.low.id])
    expect(named[0].downline).toMatchObject({ id: b.id, account: b.username })
    const { contract, terminated } = (await line.answer(a, 'DAILY', lower)).value
    expect(terminated.map(({ id, status }: { id: string; status: string }) => [id, status])).toEqual([
      [contracts.middle.id, 'ENDED'],
      [contracts.low.id, 'ENDED'],
    ])
    expect(contract).toMatchObject({ status: 'ACTIVE', requestedBy: null })
    const old = (await line.ask(a, 'contracts', { kind: 'DAILY', status: 'SUPERSEDED' })).value.list[0]
    // Neither began before the boundary that both share: the old one never did.
    expect([old.id, old.activeTo]).toEqual([contracts.top.id, old.activeFrom])
    expect(contract.activeFrom > new Date().toISOString()).toBe(true)
    const { rows } = await line.pool.query(`SELECT detail->'ended' AS ended FROM audit_log
      WHERE action = 'contract.processDailySalary' ORDER BY id DESC LIMIT 1`)
    expect(rows[0]?.ended).toEqual([contracts.middle.id, contracts.low.id])
  })

  it('ends downlines above a higher contract too, and none that are below it (the second wording)', async () => {
    const { head, a, contracts } = await fourWithContracts()
    const below = (await line.offer(head, a, 'DAILY', daily('0.018'))).value
    expect((await line.answer(a, 'DAILY', below)).value.terminated).toEqual([])
    // Higher, but paid from 2,000 on, where the downline is paid from 1,000 on.
    const later = (await line.offer(head, a, 'DAILY', daily('0.019', '2000.00'))).value
    const { terminated } = (await line.answer(a, 'DAILY', later)).value
    expect(terminated.map(({ id }: { id: string }) => id)).toEqual([contracts.middle.id, contracts.low.id])
  })

  it('lets the database refuse terms that the rule forbids', async () => {
    const { contracts } = await fourWithContracts()
    const set = (change: string, id: string) => line.pool.query(`UPDATE contract SET ${change} WHERE id = $1`, [id])
    await expect(set(`status = 'ENDED'`, contracts.top.id)).rejects.toThrow(/below .* is above it/)
    await expect(set(`top_rate = 1`, contracts.top.id)).rejects.toThrow('terms are final')
    const raised = `INSERT INTO contract (id, merchant, kind, upline_id, downline_id, period, tiers, top_rate, top_loss_rate)
      SELECT uuidv7(), merchant, kind, upline_id, downline_id, period, tiers, 20001, 0 FROM contract WHERE id = $1 RETURNING id`
    const { rows } = await line.pool.query<{ id: string }>(raised, [contracts.middle.id])
    await set(`status = 'SUPERSEDED'`, contracts.middle.id)
    await expect(set(`status = 'ACTIVE'`, rows[0]?.id ?? '')).rejects.toThrow('above its upline')
    // No rate above the upline's highest, but from less on.
    const earlier = await line.pool.query<{ id: string }>(
      `INSERT INTO contract (id, merchant, kind, upline_id, downline_id, period, tiers, top_rate, top_loss_rate)
       SELECT uuidv7(), merchant, kind, upline_id, downline_id, period, $2, top_rate, top_loss_rate FROM contract WHERE id = $1 RETURNING id`,
      [contracts.top.id, JSON.stringify(daily('0.015', '999.99'))],
    )
    await set(`status = 'ENDED'`, contracts.low.id)
    await set(`status = 'SUPERSEDED'`, contracts.top.id)
    await expect(set(`status = 'ACTIVE'`, earlier.rows[0]?.id ?? '')).rejects.toThrow('above its upline')
  })

  it('lets the database keep every contract as it was', async () => {
    const { contracts } = await fourWithContracts()
    const { low } = contracts
    const set = (change: string) => line.pool.query(`UPDATE contract SET ${change} WHERE id = $1`, [low.id])
    await expect(set(`active_from = active_from - interval '1 day'`)).rejects.toThrow('its begin is final')
    await set(`status = 'ENDED', active_to = active_from`)
    for (const change of [`status = 'ACTIVE'`, `active_to = active_to + interval '1 day'`, `remark = ''`])
      await expect(set(change)).rejects.toThrow('it is over')
    for (const removal of [`DELETE FROM contract WHERE id = '${low.id}'`, 'DELETE FROM contract', 'TRUNCATE contract'])
      await expect(line.pool.query(removal)).rejects.toThrow('is kept')
    expect(await statusOf(low.id)).toBe('ENDED')
  })

  it('lets the next level of a line wait, which then finds the lower contract', async () => {
    const { head, a, b } = await four()
    await line.agree(null, head, 'DAILY', daily('0.02'))
    await line.agree(head, a, 'DAILY', daily('0.015'))
    const lower = (await line.offer(head, a, 'DAILY', daily('0.006'))).value
    const below = (await line.offer(a, b, 'DAILY', daily('0.012'))).value
    const [accepted, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const first = line.deps.db.transaction(async (tx) => {
      const asked = { contractId: lower.id, version: lower.version, action: 'ACCEPT' as const }
      const clock = { timeZone: line.merchant.timeZone, now: await nowIn(tx) }
      await answerContract(tx, 'DAILY', asked, { memberId: a.id, clock })
      accepted.resolve()
      await mayCommit.promise
    })
    await accepted.promise
    let isAnswered = false
    const second = line.answer(b, 'DAILY', below).finally(() => {
      isAnswered = true
    })
    const waits = async () => (await line.pool.query('SELECT FROM pg_locks WHERE NOT granted')).rows.length > 0
    await expect.poll(async () => isAnswered || (await waits())).toBe(true)
    mayCommit.resolve()
    await first
    const { code, value } = await second
    expect([code, value.rule]).toEqual(['CONTRACT_RULE', 'ABOVE_UPLINE'])
    expect(await statusOf(below.id)).toBe('OFFERED')
  })
})

describe('a simulation', () => {
  const played = new Date(Date.now() - 3 * 86_400_000).toISOString()
  const sides = ({ value }: { value: { parties: Record<string, unknown>[] } }) =>
    value.parties.map(({ side, before, after, change }) => [side, before, after, change])

  it('computes the pay that each party would have had for the newest day with rounds, and changes nothing', async () => {
    const { head, a, b, player } = await fourWithContracts()
    await line.bet(player, played, 20_000_000n)
    await line.bet(b, played, 10_000_000n)
    const drafted = await line.ask(head, 'simulateOffer', { kind: 'DAILY', downlineId: a.id, tiers: daily('0.008') })
    expect(drafted.value).toMatchObject({
      ...{ base: '3000.00', active: 2, rate: '0.008', gross: '24.00', deducted: '0.00', net: '24.00' },
    })
    const { periodStart, periodEnd } = drafted.value
    expect(periodStart <= played && played < periodEnd).toBe(true)
    // A contract that the acceptance ends is paid nothing, and is deducted from no pay.
    const paid = [
      ['DOWNLINE', '25.00', '24.00', '-1.00'],
      ['BELOW', '20.00', '0.00', '-20.00'],
      ['BELOW', '0.00', '0.00', '0.00'],
    ]
    expect(sides(drafted)).toEqual([['UPLINE', '15.00', '36.00', '21.00'], ...paid])
    expect((await line.ask(a, 'contracts', { kind: 'DAILY', view: 'REQUESTS' })).value.list).toEqual([])

    const offered = (await line.offer(head, a, 'DAILY', daily('0.008'))).value
    const toDownline = await line.ask(a, 'contractSimulation', { id: offered.id })
    expect(sides(toDownline)).toEqual([['UPLINE', null, null, '21.00'], ...paid])
    expect(codeOf(await line.ask(b, 'contractSimulation', { id: offered.id }))).toBe('NOT_FOUND')
    await line.answer(a, 'DAILY', offered)
    expect(codeOf(await line.ask(a, 'contractSimulation', { id: offered.id }))).toBe('STATE_INVALID')
  })

  it('takes the newest day where a team has no rounds, and the rules of an offer', async () => {
    const { head, a, b } = await four()
    const ask = (downlineId: string, rate: string) =>
      line.ask(head, 'simulateOffer', { kind: 'DAILY', downlineId, tiers: daily(rate) })
    expect(ruleOf(await ask(a.id, '0.01'))).toBe('NO_OWN_CONTRACT')
    await line.agree(null, head, 'DAILY', daily('0.012'))
    expect(ruleOf(await ask(a.id, '0.013'))).toBe('ABOVE_UPLINE')
    expect(ruleOf(await ask(b.id, '0.01'))).toBe('PARTIES')
    expect(codeOf(await ask(head.id, '0.01'))).toBe('NOT_FOUND')
    const { value } = await ask(a.id, '0.01')
    expect(value).toMatchObject({ base: '0.00', rate: null, net: '0.00' })
    const now = Date.now()
    expect(now - Date.parse(value.periodEnd)).toBeLessThan(86_400_000)
    expect(Date.parse(value.periodEnd)).toBeLessThanOrEqual(now)
  })
})

describe('ending (checklist 136)', () => {
  it('needs the other party, ends the contracts below, and by force only where the brand allows', async () => {
    const { a, b, player, contracts } = await fourWithContracts()
    const { middle, low } = contracts
    const force = { id: middle.id, version: middle.version, mode: 'FORCE' }
    expect(ruleOf(await line.ask(a, 'endContract', force))).toBe('FORCE_OFF')
    const asked = (await line.ask(a, 'endContract', { ...force, mode: 'REQUEST' })).value.contract
    expect(asked).toMatchObject({ status: 'END_REQUESTED', requestedBy: 'UPLINE' })
    expect(codeOf(await line.answer(a, 'DAILY', asked, 'AGREE_END'))).toBe('STATE_INVALID')
    const refused = (await line.answer(b, 'DAILY', asked, 'REFUSE_END')).value.contract
    const { list } = (await line.ask(b, 'messages')).value
    expect(list.slice(0, 2)).toMatchObject([
      { kind: 'CONTRACT', title: 'Request to end your contract' },
      { kind: 'CONTRACT', title: 'You have an offer' },
    ])
    expect(refused).toMatchObject({ status: 'ACTIVE', requestedBy: null })
    const again = (await line.answer(b, 'DAILY', refused, 'REQUEST_END')).value.contract
    const waiting = (await line.ask(a, 'consolidatedFunds')).value
    expect([waiting.dailysalreqtype, waiting.divtypereq]).toEqual([4, 1])
    expect(waiting.pending.map(({ id }: { id: string }) => id)).toEqual([middle.id])
    expect((await line.ask(a, 'contractEffect', { id: middle.id, action: 'END' })).value.terminated).toHaveLength(1)
    const ended = (await line.answer(a, 'DAILY', again, 'AGREE_END')).value
    expect(ended.contract.status).toBe('ENDED')
    expect(ended.terminated.map(({ id }: { id: string }) => id)).toEqual([low.id])
    expect((await line.ask(player, 'messages')).value.list[0].title).toBe('Your contract has ended')
  })

  it('by force needs the upline alone, names the contracts below and ends them', async () => {
    const { a, b, head, contracts } = await fourWithContracts()
    const rules = (await line.deps.settings.of('walogm')).contracts
    await line.deps.settings.store('walogm', 'contracts', { ...rules, forceEnd: true })
    const { id, version } = contracts.top
    const force = { id, version, mode: 'FORCE' }
    expect(codeOf(await line.ask(a, 'endContract', force))).toBe('NOT_FOUND')
    const named = (await line.ask(head, 'contractEffect', { id, action: 'END' })).value.terminated
    const { contract, terminated } = (await line.ask(head, 'endContract', force)).value
    await line.deps.settings.store('walogm', 'contracts', rules)
    const below = [contracts.middle.id, contracts.low.id]
    for (const list of [named, terminated]) expect(list.map((each: { id: string }) => each.id)).toEqual(below)
    expect(contract.status).toBe('ENDED')
    for (const each of below) expect(await statusOf(each)).toBe('ENDED')
    expect((await line.ask(b, 'messages')).value.list[0].title).toBe('Your contract has ended')
  })

  it('shows the same to the staff of an agent, which has no money and takes no step (contract A8.3)', async () => {
    const { head, a } = await four()
    await line.agree(null, head, 'DAILY', daily('0.02'))
    const offered = (await line.offer(head, a, 'DAILY', daily('0.01'))).value
    const staff = await line.join(a, 0)
    await line.pool.query('UPDATE member SET type = 42 WHERE id = $1', [staff.id])
    const { funds: _funds, ...own } = (await line.ask(a, 'consolidatedFunds')).value
    expect(own).toMatchObject({ dailysalreqtype: 2, divtypereq: 1, pending: [{ id: offered.id }] })
    expect((await line.ask(staff, 'contractMenu')).value).toEqual({ ...own, agentType: 1 })
    await line.pool.query('UPDATE member SET type = 41 WHERE id = $1', [a.id])
    expect((await line.ask(staff, 'contractMenu')).value.agentType).toBe(41)
    const list = (await line.ask(staff, 'contracts', { kind: 'DAILY', view: 'REQUESTS' })).value.list
    expect(list.map(({ id }: { id: string }) => id)).toEqual([offered.id])
    expect(codeOf(await line.ask(staff, 'consolidatedFunds'))).toBe('FORBIDDEN')
    expect(codeOf(await line.answer(staff, 'DAILY', offered))).toBe('FORBIDDEN')
    expect(codeOf(await line.ask(staff, 'withdrawOffer', { id: offered.id, version: 0 }))).toBe('FORBIDDEN')
    expect(codeOf(await line.ask(await line.join(a, 0), 'contractMenu'))).toBe('AGENT_ONLY')
  })

  it('shows the state of each kind to the menu, and hides a kind that is off', async () => {
    const { head, a } = await four()
    const menu = async () => (await line.ask(a, 'consolidatedFunds')).value.dailysalreqtype
    await line.agree(null, head, 'DAILY', daily('0.02'))
    expect(await menu()).toBe(1)
    const offered = (await line.offer(head, a, 'DAILY', daily('0.01'))).value
    expect(await menu()).toBe(2)
    await line.answer(a, 'DAILY', offered)
    expect(await menu()).toBe(3)
    const { contracts } = await line.deps.settings.of('walogm')
    await line.deps.settings.store('walogm', 'contracts', { ...contracts, on: { ...contracts.on, DAILY: false } })
    expect(await menu()).toBe(0)
    expect(codeOf(await line.offer(head, a, 'DAILY', daily('0.01')))).toBe('FEATURE_OFF')
    await line.deps.settings.store('walogm', 'contracts', contracts)
  })
})

describe('a move under another upline', () => {
  const put = async (id: string, uplineId: string | null) =>
    (
      await gateway.app.inject({
        ...{ method: 'PUT', url: `/ops/members/${id}/upline`, payload: { uplineId, reason: 'asked by both' } },
        headers: {
          ...{ host: 'localhost', authorization: `Bearer ${gateway.deps.config.opsSecrets.RISK}` },
          'idempotency-key': crypto.randomUUID(),
        },
      })
    ).json()

  it('ends the contract with the old upline and all below it, withdraws its offers, and audits which', async () => {
    const { head, a, b, contracts } = await fourWithContracts()
    await line.agree(null, head, 'REALTIME', [{ singleBet: '1.00', profitRate: '0.01', lossRate: '0.01' }])
    const real = [{ singleBet: '1.00', profitRate: '0.005', lossRate: '0.005' }]
    const { value: offered } = await line.offer(head, a, 'REALTIME', real)
    expect((await put(a.id, (await four()).head.id)).code).toBe('OK')
    const statuses = async () => await Promise.all(Object.values(contracts).map(({ id }) => statusOf(id)))
    expect(await statuses()).toEqual(['ACTIVE', 'ENDED', 'ENDED', 'ENDED'])
    expect(await statusOf(offered.id)).toBe('WITHDRAWN')
    const { rows } = await line.pool.query<{ ended: string[] }>(
      `SELECT detail->'ended' AS ended FROM audit_log WHERE action = 'ops.upline' AND member_id = $1`,
      [a.id],
    )
    const { top, middle, low } = contracts
    expect(rows.map(({ ended }) => ended.toSorted())).toEqual([[top.id, middle.id, low.id].toSorted()])
    expect((await line.answer(a, 'REALTIME', offered)).code).not.toBe('OK')
    expect(ruleOf(await line.offer(a, b, 'DAILY', daily('0.001')))).toBe('NO_OWN_CONTRACT')
  })

  it('to the same upline leaves the contract, and one that is refused ends nothing', async () => {
    const { head, a, player, contracts } = await fourWithContracts()
    expect((await put(a.id, head.id)).code).toBe('OK')
    expect((await put(a.id, player.id)).code).toBe('STATE_INVALID')
    expect(await statusOf(contracts.top.id)).toBe('ACTIVE')
  })
})
