import type { Tx } from '../db/client.ts'
import { promotions } from '../db/schema/content.ts'
import { missions, rafflePrizes, raffles, rankLevels } from '../db/schema/mission.ts'
import type { Merchant } from '../permission/merchants.ts'
import { textFile } from '../texts/text-file.ts'
import { bulkInsert } from './bulk-insert.ts'
import { deterministicId } from './deterministic-id.ts'
import { amountNamed } from './merchant-texts.ts'

const names = ['signIn', 'bets', 'stake', 'week', 'deposit'] as const
const prizeNames = ['cash', 'bonus', 'points', 'lantern', 'none'] as const
const gifts = ['service', 'birthday', 'manager'] as const
const texts = textFile('missions', {
  title: names,
  description: names,
  raffle: ['title', 'summary', 'content'],
  prize: prizeNames,
  benefit: gifts,
})
const [titles, descriptions, raffleTexts, prizes, benefits] = [
  ...[texts.group('title'), texts.group('description')],
  ...[texts.group('raffle'), texts.group('prize'), texts.group('benefit')],
] as const

type Mission = typeof missions.$inferInsert
type Prize = typeof rafflePrizes.$inferInsert

/** A whole number as 1/10 000 of a unit. */
const units = (whole: number) => BigInt(whole) * 10_000n

const rules: Record<(typeof names)[number], Pick<Mission, 'period' | 'metric' | 'target' | 'rewardType' | 'reward'>> = {
  signIn: { period: 'DAILY', metric: 'SIGN_IN', target: units(1), rewardType: 'POINTS', reward: units(10) },
  bets: { period: 'DAILY', metric: 'BETS', target: units(20), rewardType: 'CASH', reward: units(5) },
  stake: { period: 'WEEKLY', metric: 'STAKE', target: units(2_000), rewardType: 'CASH', reward: units(50) },
  week: { period: 'WEEKLY', metric: 'SIGN_IN', target: units(5), rewardType: 'BONUS', reward: units(20) },
  deposit: { period: 'ONCE', metric: 'DEPOSIT', target: units(500), rewardType: 'CASH', reward: units(20) },
}
/** Deposits for one chance of the raffle. */
const perChance = 250

const drawn: Record<(typeof prizeNames)[number], Pick<Prize, 'type' | 'weight' | 'stock'> & { amount?: number }> = {
  cash: { type: 'CASH', amount: 25, weight: 10 },
  bonus: { type: 'BONUS', amount: 10, weight: 20 },
  points: { type: 'POINTS', amount: 50, weight: 30 },
  lantern: { type: 'GOODS', weight: 1, stock: 20 },
  none: { type: 'NONE', weight: 39 },
}

/** What each level needs in valid bets and in deposits; the number of its gifts grows with it. */
const levels = [
  [0, 0],
  [5_000, 500],
  [20_000, 1_500],
  [60_000, 4_000],
  [150_000, 10_000],
  [400_000, 25_000],
  [1_000_000, 60_000],
] as const

const missionRow = (merchant: Merchant, name: (typeof names)[number], sort: number): Mission => ({
  ...{ ...rules[name], id: deterministicId(`mission ${merchant.code} ${name}`), merchant: merchant.code, sort },
  title: amountNamed(titles[name], rules[name].target, merchant),
  description: amountNamed(descriptions[name], rules[name].target, merchant),
})

/** Missions, a raffle and the levels of the club. Deposits of the demo accounts count at the first count after this. */
export async function seedMissions(tx: Tx, merchant: Merchant): Promise<void> {
  await bulkInsert(
    tx,
    missions,
    names.map((name, sort) => missionRow(merchant, name, sort)),
  )
  await seedRaffle(tx, merchant)
  await bulkInsert(
    tx,
    rankLevels,
    levels.map(([validBet, deposit], at) => ({
      ...{ merchant: merchant.code, level: at + 1, label: `VIP ${at + 1}` },
      ...{ needValidBet: units(validBet), needDeposit: units(deposit) },
      benefits: gifts.slice(0, Math.ceil((at + 1) / 3)).map((gift) => benefits[gift]),
    })),
  )
}

async function seedRaffle(tx: Tx, merchant: Merchant): Promise<void> {
  const promotionId = deterministicId(`raffle ${merchant.code}`)
  const missionId = deterministicId(`raffle mission ${merchant.code}`)
  const each = amountNamed(raffleTexts.summary, units(perChance), merchant)
  const counted = { period: 'ONCE', metric: 'DEPOSIT', target: units(perChance) } as const
  await bulkInsert(tx, missions, [
    {
      ...{ ...counted, id: missionId, merchant: merchant.code, isListed: false, rewardType: 'CASH', reward: 0n },
      ...{ title: raffleTexts.title, description: each },
    },
  ])
  await bulkInsert(tx, promotions, [
    {
      ...{ id: promotionId, merchant: merchant.code, type: 'EVENT', kind: 'RAFFLE', sort: names.length },
      ...{
        title: raffleTexts.title,
        summary: each,
        content: amountNamed(raffleTexts.content, units(perChance), merchant),
      },
      ...{ cover: `/brands/${merchant.brandId}/banners/w_promotion.svg`, startsAt: new Date(Date.UTC(2026, 0, 1)) },
    },
  ])
  await bulkInsert(tx, raffles, [{ promotionId, missionId, maxChances: 20 }])
  const prizeRow = (name: (typeof prizeNames)[number], sort: number): Prize => {
    const { amount, ...prize } = drawn[name]
    return {
      ...{ ...prize, id: deterministicId(`raffle prize ${merchant.code} ${name}`), promotionId, sort },
      ...{ name: amountNamed(prizes[name], units(amount ?? 0), merchant), amount: amount ? units(amount) : null },
    }
  }
  await bulkInsert(tx, rafflePrizes, prizeNames.map(prizeRow))
}
