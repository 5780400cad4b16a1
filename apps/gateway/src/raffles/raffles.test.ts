import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, openGateway, type Player, send, type TestGateway } from '../../test/gateway.ts'
import { type Member, missionStage, units } from '../../test/missions.ts'
import { promotions } from '../db/schema/content.ts'
import { rafflePrizes, raffles } from '../db/schema/mission.ts'
import { newId } from '../ids.ts'
import { brokenOnes, checkInvariants } from '../ledger/invariants.ts'

let gateway: TestGateway
let player: Member
const { count, mission, newMember, query, record } = missionStage(() => gateway)
const texts = { EN: 'Lantern draw', HI: 'लालटेन ड्रॉ' }

beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(async () => {
  const broken = brokenOnes(await checkInvariants(gateway.pool)).filter(({ id }) => !['L8', 'L8D'].includes(id))
  await gateway.close()
  expect(broken).toEqual([])
})
beforeEach(async () => {
  player = await newMember()
})

type NewPrize = Pick<typeof rafflePrizes.$inferInsert, 'type'> & Partial<typeof rafflePrizes.$inferInsert>
/** A raffle with a chance for each 10.00 staked, three at most. */
async function raffle(prizes: NewPrize[], fields: Partial<typeof promotions.$inferInsert> = {}) {
  const id = newId()
  const missionId = await mission({ period: 'ONCE', target: units('10.00'), isListed: false })
  const words = { title: texts, summary: texts, content: texts }
  const place = { merchant: 'walogm', type: 'EVENT', kind: 'RAFFLE', startsAt: new Date(Date.UTC(2026, 0, 1)) } as const
  await gateway.deps.db.insert(promotions).values({ ...words, ...place, ...fields, id })
  await gateway.deps.db.insert(raffles).values({ promotionId: id, missionId, maxChances: 3 })
  for (const prize of prizes)
    await gateway.deps.db
      .insert(rafflePrizes)
      .values({ name: texts, weight: 1, ...prize, id: newId(), promotionId: id })
  return id
}
const cash = { type: 'CASH', amount: units('5.00') } as const
const ask = (name: Parameters<typeof call>[1], input: Record<string, unknown>, who: Player = player) =>
  call(gateway.app, name, input, { token: who.token })
/** A draw with a key of the test. */
const draw = (promotionId: string, who: Player = player, key = newId()) =>
  send(gateway.app, {
    ...{ method: 'POST', url: '/wps/relay/MCS2_claimRafflePromotion', payload: { promotionId } },
    headers: { authorization: `Bearer ${who.token}`, 'idempotency-key': key },
  })
const shown = async (id: string, who: Player = player) => (await ask('promotion', { id }, who)).value

describe('a raffle', () => {
  it('gives a chance for each full target, up to its most, and its state is the member’s own', async () => {
    const id = await raffle([cash])
    expect(await shown(id)).toMatchObject({
      state: 'JOINED',
      raffle: { chances: 0, used: 0, most: 3, progress: '0.00' },
    })
    expect(await draw(id)).toMatchObject({ status: 422, code: 'NOT_ELIGIBLE' })
    await record(player.id, 'BET', '19.50')
    await count()
    expect(await shown(id)).toMatchObject({
      ...{ state: 'CLAIM', kind: 'RAFFLE' },
      raffle: { chances: 1, target: '10.00', progress: '9.50', prizes: [{ type: 'CASH', amount: '5.00' }] },
    })
    await record(player.id, 'BET', '30.00')
    await count()
    expect((await shown(id)).raffle.chances).toBe(3)
    const visitor = await call(gateway.app, 'promotion', { id })
    expect(visitor.value).toMatchObject({ state: 'JOIN', raffle: { chances: 0 } })
    const { list } = (await ask('promotions', {})).value
    expect(list.find((one: { id: string }) => one.id === id).state).toBe('CLAIM')
  })

  it('pays the drawn prizes by the ledger, once for a chance', async () => {
    const id = await raffle([cash])
    await record(player.id, 'BET', '30.00')
    await count()
    const key = newId()
    const [first, again] = [await draw(id, player, key), await draw(id, player, key)]
    expect(first.value).toMatchObject({ prize: { type: 'CASH', name: 'Lantern draw', amount: '5.00' }, chancesLeft: 2 })
    expect(again.value).toEqual(first.value)
    const rush = await Promise.all(Array.from({ length: 8 }, () => draw(id)))
    expect(rush.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(new Set(rush.filter(({ status }) => status !== 200).map(({ code }) => code))).toEqual(
      new Set(['ALREADY_CLAIMED']),
    )
    expect((await ask('balance', {})).value.sumBalance).toBe('985.00')
    expect((await shown(id)).state).toBe('CLAIMED')
    const legs = await query<{ kind: string; ref: string }>(
      `SELECT kind, ref_no AS ref FROM journal WHERE source = 'reward' AND ext_id LIKE 'raffle:' || $1 || ':%'`,
      [id],
    )
    expect(legs).toHaveLength(3)
    expect(legs).toContainEqual({ kind: 'RWD', ref: first.value.refNo })
  })

  it('pays points and bonus, and gives goods and nothing a reference only', async () => {
    for (const prize of [
      { type: 'POINTS', amount: units('7.00') },
      { type: 'BONUS', amount: units('3.00') },
      { type: 'GOODS', stock: 4 },
      { type: 'NONE' },
    ] as const) {
      const id = await raffle([prize])
      await record(player.id, 'BET', '10.00')
      await count()
      const { value } = await draw(id)
      expect(value.prize).toMatchObject({ type: prize.type, amount: 'amount' in prize ? expect.any(String) : null })
    }
    expect((await ask('pointTransactions', { type: 'raffle' })).value.list).toMatchObject([{ changedPoints: '7.00' }])
    expect((await ask('pointBalance', {})).value.points).toBe('7.00')
  })

  it('gives no more of a prize than there is to players of the same moment', async () => {
    const id = await raffle([
      { type: 'GOODS', stock: 2, weight: 1_000_000 },
      { type: 'NONE', weight: 1 },
    ])
    const members = await Promise.all(Array.from({ length: 6 }, newMember))
    for (const member of members) await record(member.id, 'BET', '10.00')
    await count()
    const drawn = await Promise.all(members.map((member) => draw(id, member)))
    const types = drawn.map(({ value }) => value.prize.type).sort()
    expect(types).toEqual(['GOODS', 'GOODS', 'NONE', 'NONE', 'NONE', 'NONE'])
    expect(await query('SELECT stock FROM raffle_prize WHERE promotion_id = $1 AND type = $2', [id, 'GOODS'])).toEqual([
      { stock: 0 },
    ])
  })

  it('is closed before it begins, after its end, to other audiences and without a prize; not open during a break', async () => {
    const hour = 3_600_000
    const closed = [
      await raffle([cash], { startsAt: new Date(Date.now() + hour) }),
      await raffle([cash], { endsAt: new Date(Date.now() - hour) }),
      await raffle([cash], { audience: ['AGENT'] }),
      await raffle([cash], { merchant: '90jlbdtf1' }),
      await raffle([]),
      newId(),
    ]
    const open = await raffle([cash])
    await record(player.id, 'BET', '10.00')
    await count()
    for (const id of closed) expect((await draw(id)).code).toBe('PROMO_CLOSED')
    await query(
      `INSERT INTO play_exclusion (member_id, kind, until, set_by) VALUES ($1, 'TIMEOUT', now() + interval '1 day', 'x')`,
      [player.id],
    )
    expect((await draw(open)).code).toBe('NOT_ELIGIBLE')
  })
})
