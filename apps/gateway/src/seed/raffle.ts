import type { Tx } from '../db/client.ts'
import { promotions } from '../db/schema/content.ts'
import { type missions, rafflePrizes, raffles } from '../db/schema/mission.ts'
import type { Merchant } from '../permission/merchants.ts'
import { bulkInsert } from './bulk-insert.ts'
import { deterministicId } from './deterministic-id.ts'
import { amountNamed } from './merchant-texts.ts'
import { missionNames, missionTexts, prizeNames } from './mission-texts.ts'

const [raffleTexts, prizes] = [missionTexts.group('raffle'), missionTexts.group('prize')]

type Prize = typeof rafflePrizes.$inferInsert & { id: string }

/** A whole number as 1/10 000 of a unit. */
const units = (whole: number) => BigInt(whole) * 10_000n
/** Deposits for one chance of the raffle. */
const perChance = units(250)

const drawn: Record<(typeof prizeNames)[number], Pick<Prize, 'type' | 'weight' | 'stock'> & { amount?: number }> = {
  cash: { type: 'CASH', amount: 25, weight: 10 },
  bonus: { type: 'BONUS', amount: 10, weight: 20 },
  points: { type: 'POINTS', amount: 50, weight: 30 },
  lantern: { type: 'GOODS', weight: 1, stock: 20 },
  none: { type: 'NONE', weight: 39 },
}

const raffleId = ({ code }: Merchant) => deterministicId(`raffle ${code}`)
const missionId = ({ code }: Merchant) => deterministicId(`raffle mission ${code}`)

/** The mission that counts chances; it is not listed. */
export const raffleMissionRow = (merchant: Merchant): typeof missions.$inferInsert & { id: string } => ({
  ...{ id: missionId(merchant), merchant: merchant.code, sort: 0, isListed: false, rewardType: 'CASH', reward: 0n },
  ...{ period: 'ONCE', metric: 'DEPOSIT', target: perChance, title: raffleTexts.title },
  description: amountNamed(raffleTexts.summary, perChance, merchant),
})

export const raffleRow = (merchant: Merchant) => ({
  ...{ id: raffleId(merchant), merchant: merchant.code, type: 'EVENT', kind: 'RAFFLE' as const },
  ...{ sort: missionNames.length, title: raffleTexts.title, startsAt: new Date(Date.UTC(2026, 0, 1)) },
  summary: amountNamed(raffleTexts.summary, perChance, merchant),
  content: amountNamed(raffleTexts.content, perChance, merchant),
  cover: `/brands/${merchant.brandId}/banners/w_promotion.svg`,
})

export const prizeRows = (merchant: Merchant): Prize[] =>
  prizeNames.map((name, sort) => {
    const { amount, ...prize } = drawn[name]
    return {
      ...{ stock: null, ...prize, id: deterministicId(`raffle prize ${merchant.code} ${name}`), sort },
      ...{ name: amountNamed(prizes[name], units(amount ?? 0), merchant), amount: amount ? units(amount) : null },
      promotionId: raffleId(merchant),
    }
  })

export async function seedRaffle(tx: Tx, merchant: Merchant): Promise<void> {
  await bulkInsert(tx, promotions, [raffleRow(merchant)])
  await bulkInsert(tx, raffles, [{ promotionId: raffleId(merchant), missionId: missionId(merchant), maxChances: 20 }])
  await bulkInsert(tx, rafflePrizes, prizeRows(merchant))
}
