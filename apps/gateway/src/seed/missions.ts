import type { Tx } from '../db/client.ts'
import { missions, rankLevels } from '../db/schema/mission.ts'
import type { Merchant } from '../permission/merchants.ts'
import { bulkInsert } from './bulk-insert.ts'
import { deterministicId } from './deterministic-id.ts'
import { amountNamed } from './merchant-texts.ts'
import { gifts, missionTexts, missionNames as names } from './mission-texts.ts'
import { raffleMissionRow, seedRaffle } from './raffle.ts'

const [titles, descriptions] = [missionTexts.group('title'), missionTexts.group('description')]
const benefits = missionTexts.group('benefit')

type Mission = typeof missions.$inferInsert
type MissionRow = Mission & { id: string }
type RankRow = typeof rankLevels.$inferInsert & { id: string }

/** A whole number as 1/10 000 of a unit. */
const units = (whole: number) => BigInt(whole) * 10_000n

const rules: Record<(typeof names)[number], Pick<Mission, 'period' | 'metric' | 'target' | 'rewardType' | 'reward'>> = {
  signIn: { period: 'DAILY', metric: 'SIGN_IN', target: units(1), rewardType: 'POINTS', reward: units(10) },
  bets: { period: 'DAILY', metric: 'BETS', target: units(20), rewardType: 'CASH', reward: units(5) },
  stake: { period: 'WEEKLY', metric: 'STAKE', target: units(2_000), rewardType: 'CASH', reward: units(50) },
  week: { period: 'WEEKLY', metric: 'SIGN_IN', target: units(5), rewardType: 'BONUS', reward: units(20) },
  deposit: { period: 'ONCE', metric: 'DEPOSIT', target: units(500), rewardType: 'CASH', reward: units(20) },
}
/** Valid bets and deposits that each level needs. */
const levels = [
  [0, 0],
  [5_000, 500],
  [20_000, 1_500],
  [60_000, 4_000],
  [150_000, 10_000],
  [400_000, 25_000],
  [1_000_000, 60_000],
] as const
/** The first level of each gift; `support/customer-service.ts` opens the desk of VIPs from level 5. */
const giftFrom: Record<(typeof gifts)[number], number> = { birthday: 1, service: 5 }

const missionRow = (merchant: Merchant, name: (typeof names)[number], sort: number): MissionRow => ({
  ...{ ...rules[name], id: deterministicId(`mission ${merchant.code} ${name}`), merchant: merchant.code, sort },
  isListed: true,
  title: amountNamed(titles[name], rules[name].target, merchant),
  description: amountNamed(descriptions[name], rules[name].target, merchant),
})

/** The missions of a merchant, with the one that counts chances of its raffle. */
export const missionRows = (merchant: Merchant): MissionRow[] => [
  ...names.map((name, sort) => missionRow(merchant, name, sort)),
  raffleMissionRow(merchant),
]

/** The levels of a merchant's club, named by their number. */
export const rankRows = ({ code }: Merchant): RankRow[] =>
  levels.map(([validBet, deposit], at) => ({
    ...{ id: `${at + 1}`, merchant: code, level: at + 1, label: `VIP ${at + 1}` },
    ...{ needValidBet: units(validBet), needDeposit: units(deposit) },
    benefits: gifts.filter((gift) => giftFrom[gift] <= at + 1).map((gift) => benefits[gift]),
  }))

/** Missions, a raffle and the levels of the club. Deposits of the demo accounts count at the first count after this. */
export async function seedMissions(tx: Tx, merchant: Merchant): Promise<void> {
  await bulkInsert(tx, missions, missionRows(merchant))
  await seedRaffle(tx, merchant)
  await bulkInsert(tx, rankLevels, rankRows(merchant))
}
