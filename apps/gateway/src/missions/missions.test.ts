import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, openGateway, type Player, send, type TestGateway } from '../../test/gateway.ts'
import { type Member, missionStage, units } from '../../test/missions.ts'
import { newId } from '../ids.ts'
import { brokenOnes, checkInvariants } from '../ledger/invariants.ts'
import { withRetries } from '../ledger/retry.ts'
import { claimMission } from './claim-mission.ts'

const code = 'walogm'
let gateway: TestGateway
let player: Member
const { count, mission, newMember, query, record } = missionStage(() => gateway)

beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(async () => {
  // Stakes of this file have no provider, so nothing but their journals.
  const broken = brokenOnes(await checkInvariants(gateway.pool)).filter(({ id }) => !['L8', 'L8D'].includes(id))
  await gateway.close()
  expect(broken).toEqual([])
})
beforeEach(async () => {
  await gateway.pool.query('UPDATE mission SET is_enabled = false')
  player = await newMember()
})

const ask = (name: Parameters<typeof call>[1], input: Record<string, unknown> = {}, who: Player = player) =>
  call(gateway.app, name, input, { token: who.token })
const listed = async (who: Player = player) => (await ask('missionSummary', {}, who)).value
const claim = (id: string, who: Player = player) => ask('claimMission', { id }, who)

describe('a mission', () => {
  it('grows with stakes, bets, deposits and days of use, each journal once', async () => {
    for (const metric of ['STAKE', 'BETS', 'DEPOSIT', 'SIGN_IN'] as const) await mission({ metric, sort: 1 })
    await record(player.id, 'BET', '12.00')
    await record(player.id, 'BET', '8.50')
    await record(player.id, 'DEP', '20.00')
    for (let again = 0; again < 3; again += 1) await count()
    const { list, badge } = await listed()
    const progress = Object.fromEntries(
      list.map((one: { metric: string; progress: string }) => [one.metric, one.progress]),
    )
    expect(progress).toEqual({ STAKE: '20.50', BETS: '2.00', DEPOSIT: '20.00', SIGN_IN: '1.00' })
    expect(badge).toBe(0)
  })

  it('is claimed at its target, pays by the ledger, and is marked until then', async () => {
    const id = await mission({ target: units('20.00') })
    await record(player.id, 'BET', '19.9999')
    await count()
    expect((await listed()).list).toMatchObject([{ missionId: id, state: 'OPEN', title: 'Place bets' }])
    expect(await claim(id)).toMatchObject({ status: 422, code: 'NOT_ELIGIBLE' })
    await record(player.id, 'BET', '0.0001')
    await count()
    expect(await listed()).toMatchObject({ badge: 1, list: [{ state: 'CLAIM', progress: '20.00' }] })
    expect((await ask('unreadCount', { detail: 1 })).value).toMatchObject({ mission: 1 })
    const paid = await claim(id)
    expect(paid).toMatchObject({ status: 200, value: { type: 'CASH', amount: '5.00', cash: '985.00', bonus: '0.00' } })
    expect(await listed()).toMatchObject({ badge: 0, list: [{ state: 'CLAIMED' }] })
    expect(await claim(id)).toMatchObject({ status: 409, code: 'ALREADY_CLAIMED' })
    const found = await query<{ kind: string; legs: string[] }>(
      `SELECT j.kind, array_agg(a.type || ' ' || e.amount ORDER BY e.seq) AS legs FROM journal j
       JOIN entry e ON e.journal_id = j.id JOIN account a ON a.id = e.account_id
       WHERE j.source = 'reward' AND j.ref_no = $1 GROUP BY j.id`,
      [paid.value.refNo],
    )
    expect(found).toEqual([{ kind: 'RWD', legs: ['H:REWARD -50000', 'CASH 50000'] }])
  })

  it('pays a bonus and points into their own accounts, and points say where they are from', async () => {
    const [bonus, points] = [
      await mission({ rewardType: 'BONUS', target: 1n }),
      await mission({ rewardType: 'POINTS', target: 1n, reward: units('7.00') }),
    ]
    await record(player.id, 'BET', '1.00')
    await count()
    expect((await claim(bonus)).value).toMatchObject({ type: 'BONUS', bonus: '5.00', cash: '999.00' })
    expect((await ask('bonuses')).value.list).toMatchObject([
      { source: 'MISSION', amount: '5.00', wagerRequired: '5.00', wagerDone: '0.00', status: 'ACTIVE' },
    ])
    expect((await claim(points)).value).toMatchObject({ type: 'POINTS', amount: '7.00', points: '7.00' })
    expect((await ask('pointTransactions', { type: 'mission' })).value.list).toMatchObject([
      { type: 'mission', changedPoints: '7.00', units: null },
    ])
  })

  it('pays a hundred claims at one moment once, and repeats its answer under one key', async () => {
    const id = await mission({ target: 1n })
    await record(player.id, 'BET', '1.00')
    await count()
    const owner = { memberId: player.id, currency: 'TLB' }
    const claims = Array.from({ length: 100 }, () =>
      withRetries(() => gateway.deps.db.transaction((tx) => claimMission(tx, owner, id))).then(
        () => 'paid',
        ({ code }: { code: string }) => code,
      ),
    )
    const outcomes = await Promise.all(claims)
    expect(outcomes.filter((outcome) => outcome === 'paid')).toHaveLength(1)
    expect(new Set(outcomes)).toEqual(new Set(['paid', 'ALREADY_CLAIMED']))
    const again = await mission({ target: 1n })
    await count()
    const headers = { authorization: `Bearer ${player.token}`, 'idempotency-key': newId() }
    const press = () =>
      send(gateway.app, { method: 'POST', url: `/wps/mc/missions/${again}/claim`, payload: {}, headers })
    const [first, second] = [await press(), await press()]
    expect(first.value).toMatchObject({ amount: '5.00' })
    expect(second.value).toEqual(first.value)
    expect((await ask('balance')).value.sumBalance).toBe('1009.00')
  })

  it('is over at its end, and one of another merchant or in preparation is not there', async () => {
    const past = new Date(Date.now() - 3_600_000)
    const id = await mission({ target: 1n, endsAt: past })
    const hidden = [
      await mission({ merchant: '90jlbdtf1' }),
      await mission({ startsAt: new Date(Date.now() + 3_600_000) }),
      await mission({ endsAt: new Date(Date.now() - 4 * 86_400_000) }),
      await mission({ isListed: false }),
    ]
    await record(player.id, 'BET', '1.00', new Date(past.getTime() - 1_000))
    await record(player.id, 'BET', '2.00')
    await count()
    expect((await listed()).list).toMatchObject([{ missionId: id, state: 'CLOSED' }])
    expect(await claim(id)).toMatchObject({ code: 'NOT_ELIGIBLE' })
    for (const one of hidden) expect((await claim(one)).code).toBe('NOT_FOUND')
  })

  it('is off with the mission centre, and pays nothing during a break', async () => {
    const id = await mission({ target: 1n })
    await record(player.id, 'BET', '1.00')
    await count()
    await query(
      `INSERT INTO play_exclusion (member_id, kind, until, set_by) VALUES ($1, 'TIMEOUT', now() + interval '1 day', 'x')`,
      [player.id],
    )
    expect((await claim(id)).code).toBe('RG_EXCLUDED')
    const { features } = await gateway.deps.settings.of(code)
    await gateway.deps.settings.store(code, 'features', { ...features, missionCentre: false })
    for (const name of ['missionSummary', 'missionLeaderboard'] as const)
      expect((await ask(name)).code).toBe('FEATURE_OFF')
    expect((await claim(id)).code).toBe('FEATURE_OFF')
    await gateway.deps.settings.store(code, 'features', features)
  })
})

describe('the leaderboard', () => {
  it('ranks a mission’s players by progress with masked names, and says the caller’s own place', async () => {
    const id = await mission({ startsAt: new Date(), target: units('20.00') })
    const others = [await newMember(), await newMember(), await newMember()] as const
    for (const [at, stake] of ['30.00', '10.00', '20.00'].entries()) await record(others[at]?.id ?? '', 'BET', stake)
    await record(player.id, 'BET', '10.00')
    await query('UPDATE member SET hides_from_winners = true WHERE id = $1', [others[0].id])
    await count()
    const { value } = await ask('missionLeaderboard', { missionId: id, pageSize: 3 })
    expect(value).toMatchObject({ totalCount: 4, totalPages: 2, me: { rank: 3, score: '10.00' } })
    expect(value.list).toMatchObject([
      { rank: 1, accountMasked: '***', score: '30.00', reward: '5.00' },
      { rank: 2, accountMasked: `${others[2].username.slice(0, 2)}***`, score: '20.00', reward: '5.00' },
      { rank: 3, score: '10.00', reward: '0.00' },
    ])
    const far = (await ask('missionLeaderboard', { missionId: id, pageNo: 3, pageSize: 3 })).value
    expect(far).toMatchObject({ list: [], totalCount: 4, me: { rank: 3 } })
    const stranger = await newMember()
    expect((await ask('missionLeaderboard', { missionId: id }, stranger)).value.me).toBeNull()
  })

  it('ranks by completed missions of a period without a mission’s name', async () => {
    await mission({ startsAt: new Date(), target: units('1.00') })
    await mission({ startsAt: new Date(), target: units('5.00'), rewardType: 'POINTS' })
    await mission({ startsAt: new Date(), target: units('1.00'), period: 'WEEKLY' })
    const other = await newMember()
    await record(player.id, 'BET', '5.00')
    await record(other.id, 'BET', '1.00')
    await count()
    expect((await ask('missionLeaderboard', { period: 'DAILY' })).value).toMatchObject({
      list: [
        { rank: 1, score: '2.00', reward: '5.00' },
        { rank: 2, score: '1.00', reward: '5.00' },
      ],
      me: { rank: 1, score: '2.00' },
    })
    expect((await ask('missionLeaderboard', { period: 'WEEKLY' })).value.list).toHaveLength(2)
    expect((await ask('missionLeaderboard', { period: 'ONCE' })).value).toMatchObject({ list: [], me: null })
  })
})
