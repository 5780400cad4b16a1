import { dayIn } from '@boardwalk/api-client/contract'
import type { Tx } from '../db/client.ts'
import { and, eq, inArray } from '../db/orm.ts'
import { members } from '../db/schema/member.ts'
import { pointRewards } from '../db/schema/points.ts'
import { newId } from '../ids.ts'
import { openPointAccounts } from '../ledger/accounts.ts'
import { post } from '../ledger/post.ts'
import type { Merchant } from '../permission/merchants.ts'
import { decide } from '../points/decide.ts'
import { pointSource } from '../points/point-accounts.ts'
import type { EarnedMeta } from '../points/rates.ts'
import { redeem } from '../points/redeem.ts'
import { textFile } from '../texts/text-file.ts'
import { bulkInsert } from './bulk-insert.ts'
import { deterministicId } from './deterministic-id.ts'
import type { History } from './history.ts'
import { amountNamed } from './merchant-texts.ts'

const names = [
  ...(['smallCash', 'smallBonus', 'cap', 'mug'] as const),
  ...(['largeCash', 'largeBonus', 'powerBank', 'speaker'] as const),
] as const
type Name = (typeof names)[number]
const texts = textFile('points', { rewards: names }).group('rewards')

type Row = typeof pointRewards.$inferInsert
type Offer = Pick<Row, 'type' | 'limitPerMember' | 'contact'> & { points: number; amount?: number; stock?: number }

const offers: Record<Name, Offer> = {
  smallCash: { type: 'CASH', points: 100, amount: 10, limitPerMember: 20 },
  smallBonus: { type: 'BONUS', points: 80, amount: 10, limitPerMember: 20 },
  cap: { type: 'GOODS', points: 250, stock: 40, limitPerMember: 2 },
  mug: { type: 'GOODS', points: 180, stock: 60, limitPerMember: 2 },
  largeCash: { type: 'CASH', points: 900, amount: 100, limitPerMember: 5 },
  largeBonus: { type: 'BONUS', points: 700, amount: 100, limitPerMember: 5, contact: ['ZALO', 'WHATSAPP'] },
  powerBank: { type: 'GOODS', points: 1_500, stock: 12, limitPerMember: 1 },
  speaker: { type: 'GOODS', points: 2_400, stock: 0, limitPerMember: 1 },
}

const units = (whole: number) => BigInt(whole) * 10_000n
const rewardId = (merchant: Merchant, name: Name) => deterministicId(`point reward ${merchant.code} ${name}`)

const rewardRow = (merchant: Merchant, name: Name, sort: number): Row & { id: string } => {
  const { points, amount, ...offer } = offers[name]
  return {
    ...{ stock: null, contact: [], ...offer, id: rewardId(merchant, name), merchant: merchant.code, sort },
    ...{ name: amountNamed(texts[name], units(amount ?? 0), merchant), points: units(points) },
    amount: amount === undefined ? null : units(amount),
  }
}

/** The mall's offers. */
export const pointRewardRows = (merchant: Merchant) => names.map((name, sort) => rewardRow(merchant, name, sort))

/** Accounts that guides name. */
const collectors = ['player01', 'vip01']
const earned: readonly (Omit<EarnedMeta, 'day'> & { daysAgo: number })[] = (
  [
    ['slots', 84_000, '0.01', 74],
    ['live', 52_000, '0.005', 56],
    ['sports', 38_000, '0.005', 38],
    ['pvp', 9_500, '0.01', 20],
    ['lottery', 6_400, '0.01', 5],
  ] as const
).map(([type, base, ratio, daysAgo]) => ({ type, base: String(units(base)), ratio, daysAgo }))

const delivery = { address: '12 Harbour Road', contact: undefined }

/** The mall's offers, and for the demo accounts points of each kind and a redemption in each state. */
export async function seedPoints(tx: Tx, merchant: Merchant, history: History): Promise<void> {
  await bulkInsert(tx, pointRewards, pointRewardRows(merchant))
  const found = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.merchant, merchant.code), inArray(members.username, collectors)))
  for (const { id } of found) await collect(tx, merchant, id, history)
}

async function collect(tx: Tx, merchant: Merchant, memberId: string, history: History): Promise<void> {
  await openPointAccounts(tx, memberId)
  for (const { daysAgo, ...counted } of earned)
    history.add(daysAgo, async () => {
      const meta = { ...counted, day: dayIn(merchant.timeZone, Date.now() - daysAgo * 86_400_000) }
      const [extId, points] = [`${memberId}:${meta.type}:${meta.day}`, pointsOf(meta)]
      const event = { source: pointSource, extId, actor: 'system', meta, facts: { points } }
      await post(tx, 'PTE', { ...event, memberId, currency: merchant.currency })
    })
  history.add(0, () => spend(tx, merchant, memberId))
}

const pointsOf = ({ base, ratio }: EarnedMeta) => (BigInt(base) * BigInt(Number(ratio) * 1_000)) / 1_000n

/** A redemption in each state. */
async function spend(tx: Tx, merchant: Merchant, memberId: string): Promise<void> {
  const owner = { memberId, merchant: merchant.code, currency: merchant.currency }
  const order = (name: Name) =>
    redeem(tx, owner, { ...delivery, rewardId: rewardId(merchant, name), quantity: 1 }, newId())
  await order('cap')
  const [sent, gone] = [await order('mug'), await order('cap')]
  await decide(tx, { refNo: sent.refNo, status: 'APPROVED', actor: 'demo' })
  await decide(tx, { refNo: gone.refNo, status: 'REJECTED', actor: 'demo' })
}
