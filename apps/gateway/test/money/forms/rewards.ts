import { promotions } from '../../../src/db/schema/content.ts'
import { missions, rafflePrizes, raffles } from '../../../src/db/schema/mission.ts'
import { pointRewards } from '../../../src/db/schema/points.ts'
import { newId } from '../../../src/ids.ts'
import { openPointAccounts } from '../../../src/ledger/accounts.ts'
import { post } from '../../../src/ledger/post.ts'
import { units } from '../../missions.ts'
import { currency, type FormStage, merchant, type Person } from './stage.ts'

const text = { EN: 'Lantern week', FIL: 'Lantern week', BN: 'Lantern week', HI: 'Lantern week' }
const startsAt = new Date(Date.UTC(2026, 0, 1))

/** A mission that the person has completed so many times. */
export async function doneMission({ gateway, query }: FormStage, { id }: Person, times = 1): Promise<string> {
  const missionId = newId()
  const target = units('30.00')
  const rule = { period: 'ONCE', metric: 'STAKE', target, rewardType: 'CASH', reward: units('5.00') } as const
  await gateway.deps.db
    .insert(missions)
    .values({ id: missionId, merchant, title: text, description: text, startsAt, ...rule })
  await query(
    `INSERT INTO mission_progress (mission_id, period, member_id, amount)
     VALUES ($1, '1970-01-01', $2, $3)`,
    [missionId, id, target * BigInt(times)],
  )
  return missionId
}

/** A raffle in which the person has three chances. */
export async function openRaffle(stage: FormStage, who: Person): Promise<string> {
  const { db } = stage.gateway.deps
  const missionId = await doneMission(stage, who, 3)
  const id = await promotion(stage, { kind: 'RAFFLE' })
  await stage.gateway.deps.settings.store(merchant, 'features', { raffle: true })
  await db.insert(raffles).values({ promotionId: id, missionId, maxChances: 3 })
  const prize = { promotionId: id, type: 'CASH', name: text, amount: units('5.00'), weight: 1 } as const
  await db.insert(rafflePrizes).values({ id: newId(), ...prize })
  return id
}

type Kind = 'JOIN' | 'APPLY' | 'RAFFLE'
export async function promotion({ gateway }: FormStage, { kind }: { kind: Kind }): Promise<string> {
  const id = newId()
  const goal = kind === 'JOIN' ? { goal: { metric: 'STAKE' as const, target: '1.00' } } : {}
  const reward = { type: 'BONUS' as const, amount: '25.00' }
  const terms = { reward, wagerTimes: 3, days: 14, ...goal }
  const place = { id, merchant, type: 'EVENT', kind, title: text, summary: text, content: text } as const
  await gateway.deps.db.insert(promotions).values({ ...place, terms, startsAt, audience: [] })
  return id
}

/** An offer that the person joined, and whose goal is met by a settled bet. */
export async function wonPromotion(stage: FormStage, who: Person): Promise<string> {
  const id = await promotion(stage, { kind: 'JOIN' })
  await stage.ask('joinPromotion', { id }, who)
  await stage.query(`UPDATE promotion_entry SET terms = terms || '{"goal":{"metric":"STAKE","target":"0.00"}}'`)
  return id
}

/** A reward that waits for the person. */
export const openReward = (stage: FormStage, who: Person): Promise<string> => gift(stage, who, { type: 'CASH' })

/** A bonus that the person has claimed and not wagered. */
export async function openBonus(stage: FormStage, who: Person, wagerTimes = 3): Promise<string> {
  const id = await gift(stage, who, { type: 'BONUS', wagerTimes })
  await stage.ask('claimReward', { id }, who)
  return id
}

type Gift = { type: 'CASH' | 'BONUS'; wagerTimes?: number }
async function gift({ gateway, query }: FormStage, { id }: Person, { type, wagerTimes = 0 }: Gift): Promise<string> {
  const { grantReward } = await import('../../../src/reward-centre/grant-by-operator.ts')
  const reward = { type, amount: '5.00', wagerTimes, days: 30, title: 'A gift', reason: 'test' } as const
  await gateway.deps.db.transaction((tx) => grantReward(tx, id, reward))
  const own = 'SELECT id FROM reward_grant WHERE member_id = $1 ORDER BY id DESC LIMIT 1'
  return (await query<{ id: string }>(own, [id]))[0]?.id ?? ''
}

export async function givePoints({ gateway }: FormStage, { id: memberId }: Person, points = '500.00'): Promise<void> {
  await gateway.deps.db.transaction(async (tx) => {
    await openPointAccounts(tx, memberId)
    const event = { source: 'points', extId: `test:${newId()}`, actor: 'test', meta: { type: 'deposit' } }
    await post(tx, 'PTE', { facts: { points: units(points) }, memberId, currency, ...event })
  })
}

/** A reward of the points mall. */
export async function mallReward({ gateway }: FormStage): Promise<string> {
  const id = newId()
  const row = { name: text, points: units('10.00'), amount: units('5.00'), limitPerMember: 1_000 }
  await gateway.deps.db.insert(pointRewards).values({ id, merchant, type: 'CASH', ...row })
  return id
}
