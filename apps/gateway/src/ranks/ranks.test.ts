import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, openGateway, type TestGateway } from '../../test/gateway.ts'
import { missionStage, units } from '../../test/missions.ts'
import { rollUp } from '../agents/roll-up.ts'
import type { GameRow } from '../db/schema/catalogue.ts'
import { rankLevels } from '../db/schema/mission.ts'
import { newId } from '../ids.ts'
import { settleRound } from '../seed/demo-round.ts'
import { raiseRanks } from './raise-ranks.ts'

let gateway: TestGateway
const { newMember, query, record } = missionStage(() => gateway)
const merchant = () => {
  const found = gateway.deps.merchants.byCode('walogm')
  if (!found) throw new Error('No merchant walogm.')
  return found
}

beforeAll(async () => {
  gateway = await openGateway()
  const level = (at: number, validBet: string, deposit: string) => ({
    ...{ merchant: 'walogm', level: at, label: `VIP ${at}`, benefits: [{ EN: `Gift ${at}`, HI: `उपहार ${at}` }] },
    ...{ needValidBet: units(validBet), needDeposit: units(deposit) },
  })
  await gateway.deps.db
    .insert(rankLevels)
    .values([level(1, '0.00', '0.00'), level(2, '100.00', '50.00'), level(3, '300.00', '50.00')])
  await gateway.deps.db.insert(rankLevels).values({ ...level(2, '0.00', '0.00'), merchant: '90jlbdtf1' })
})
afterAll(() => gateway.close())

async function clubMember(label: string | null = 'VIP 1') {
  const member = await newMember()
  await query('UPDATE member SET club_label = $2, rank_level = 1 WHERE id = $1', [member.id, label])
  return member
}
const play = (memberId: string, stake: string) =>
  gateway.deps.db.transaction((tx) => {
    const game = { id: newId(), code: 'g', vendor: 'TST', gameType: 'RNG' } as GameRow
    const round = { merchant: merchant(), memberId, game, stake: units(stake), payout: units(stake), at: new Date() }
    return settleRound(tx, { ...round, name: newId() })
  })
const rankOf = async ({ token }: { token: string }, language = 'EN') =>
  (await call(gateway.app, 'playerRank', {}, { token, headers: { 'x-language': language } })).value
const raise = () => raiseRanks(gateway.pool, 'walogm')

it('shows the own level, the missing points for the next, and the benefits of each', async () => {
  const member = await clubMember()
  await play(member.id, '40.00')
  await record(member.id, 'DEP', '60.00')
  expect(await rankOf(member)).toEqual({
    ...{ labelName: 'VIP 1', rankLevel: 1, points: '0.00', validBet: '40.00', deposit: '60.00', benefits: ['Gift 1'] },
    next: { labelName: 'VIP 2', needValidBet: '60.00', needDeposit: '0.00' },
    levels: [
      { rankLevel: 1, labelName: 'VIP 1', needValidBet: '0.00', needDeposit: '0.00', benefits: ['Gift 1'] },
      { rankLevel: 2, labelName: 'VIP 2', needValidBet: '100.00', needDeposit: '50.00', benefits: ['Gift 2'] },
      { rankLevel: 3, labelName: 'VIP 3', needValidBet: '300.00', needDeposit: '50.00', benefits: ['Gift 3'] },
    ],
  })
  expect((await rankOf(member, 'HI')).benefits).toEqual(['उपहार 1'])
})

it('counts each bet once, before and after the figures of its day are made', async () => {
  const member = await clubMember()
  const validBet = async () => (await rankOf(member)).validBet
  await play(member.id, '40.00')
  expect(await validBet()).toBe('40.00')
  await gateway.deps.db.transaction((tx) => rollUp(tx, merchant()))
  expect(await query('SELECT count(*)::int AS due FROM member_day_due WHERE member_id = $1', [member.id])).toEqual([
    { due: 0 },
  ])
  expect(await validBet()).toBe('40.00')
  // The day is there with a bet, and changes.
  await play(member.id, '2.00')
  expect(await validBet()).toBe('42.00')
})

it('raises club members to the highest level that they reached, never down, and no other member', async () => {
  const [far, near, outside, top] = [await clubMember(), await clubMember(), await clubMember(null), await clubMember()]
  for (const { id } of [far, outside]) await play(id, '300.00')
  await play(near.id, '300.00')
  for (const { id } of [far, outside]) await record(id, 'DEP', '50.00')
  await query(`UPDATE member SET rank_level = 3, club_label = 'VIP 3' WHERE id = $1`, [top.id])
  await raise()
  await raise()
  expect(await rankOf(far)).toMatchObject({ labelName: 'VIP 3', rankLevel: 3, next: null, benefits: ['Gift 3'] })
  expect(await rankOf(near)).toMatchObject({ labelName: 'VIP 1', next: { needValidBet: '0.00', needDeposit: '50.00' } })
  expect(await rankOf(outside)).toMatchObject({ labelName: null })
  expect(await rankOf(top)).toMatchObject({ rankLevel: 3 })
})
