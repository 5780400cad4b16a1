import type { PromotionTerms, promotions, promotionTypes } from '../db/schema/content.ts'
import type { Merchant } from '../permission/merchants.ts'
import { type EveryLanguage, textFile } from '../texts/text-file.ts'
import { deterministicId } from './deterministic-id.ts'
import { merchantTexts } from './merchant-texts.ts'
import { raffleRow } from './raffle.ts'

type Row = typeof promotions.$inferInsert
const typeCodes = ['START', 'EVENT', 'SAFE'] as const
const fields = ['title', 'summary', 'content'] as const
/** Offers that the demo accounts have applied for, with the words of these applications. */
export const appliedNames = ['birthday', 'friendlyTable', 'helpfulIdea', 'lanternStory'] as const
export const promotionTexts = textFile('promotions', {
  types: typeCodes,
  startAmount: fields,
  newSlots: fields,
  lanternMonth: fields,
  timeAndSum: fields,
  weekendBets: fields,
  lanternTrail: fields,
  firstTopUp: fields,
  smallStart: fields,
  birthday: fields,
  friendlyTable: fields,
  helpfulIdea: fields,
  lanternStory: fields,
  lanternPhoto: fields,
  dailyLight: fields,
  harvestCup: fields,
  oneDeposit: fields,
  written: [...appliedNames, 'reason'],
})
const labels = promotionTexts.group('types')

const always = { startsAt: new Date(Date.UTC(2026, 0, 1)), endsAt: null }
const oneMonth = { startsAt: new Date(Date.UTC(2027, 0, 15)), endsAt: new Date(Date.UTC(2027, 1, 15)) }
const past = { startsAt: new Date(Date.UTC(2026, 8, 1)), endsAt: new Date(Date.UTC(2026, 9, 1)) }

/** A bonus, wagered so many times, for a goal reached after joining. */
const bonus = (amount: string, wagerTimes: number, metric: 'STAKE' | 'DEPOSIT', target: string): PromotionTerms => ({
  ...{ reward: { type: 'BONUS', amount }, wagerTimes, days: 30, goal: { metric, target } },
})
/** A bonus of this share of one deposit, from a smallest deposit on and up to a largest bonus. */
const share = (rate: string, least: string, most: string, wagerTimes: number): PromotionTerms => ({
  ...{ reward: { type: 'BONUS', amount: most }, wagerTimes, days: 0, deposit: { rate, least } },
})
/** Cash for an application. */
const gift = (amount: string, needs: Partial<NonNullable<PromotionTerms['needs']>> = {}): PromotionTerms => ({
  ...{ reward: { type: 'CASH', amount }, wagerTimes: 0, days: 30 },
  needs: { comment: true, images: false, contact: [], ...needs },
})

const names = [
  ...(['startAmount', 'newSlots', 'lanternMonth', 'timeAndSum', 'weekendBets', 'lanternTrail', 'firstTopUp'] as const),
  ...(['smallStart', ...appliedNames, 'lanternPhoto', 'dailyLight', 'harvestCup'] as const),
  'oneDeposit',
] as const
export type PromotionName = (typeof names)[number]

type Seed = Partial<Pick<Row, 'kind' | 'audience' | 'terms' | 'startsAt' | 'endsAt'>> & {
  type: (typeof typeCodes)[number]
}
/** The place of an offer names its row, so new ones go to the end. */
const seeds: Record<PromotionName, Seed> = {
  startAmount: { type: 'START', audience: ['VISITOR', 'NEW'] },
  newSlots: { type: 'EVENT' },
  lanternMonth: { ...oneMonth, type: 'EVENT' },
  timeAndSum: { type: 'SAFE' },
  weekendBets: { type: 'EVENT', kind: 'JOIN', terms: bonus('25.00', 3, 'STAKE', '500.00') },
  lanternTrail: { type: 'EVENT', kind: 'JOIN', terms: bonus('40.00', 3, 'STAKE', '1000.00') },
  firstTopUp: { type: 'START', kind: 'JOIN', terms: bonus('20.00', 2, 'DEPOSIT', '250.00') },
  smallStart: { type: 'START', kind: 'JOIN', terms: bonus('15.00', 15, 'DEPOSIT', '100.00') },
  birthday: { type: 'EVENT', kind: 'APPLY', terms: gift('30.00') },
  friendlyTable: { type: 'EVENT', kind: 'APPLY', terms: gift('20.00', { contact: ['ZALO', 'WHATSAPP'] }) },
  helpfulIdea: { type: 'EVENT', kind: 'APPLY', terms: gift('10.00') },
  lanternStory: { type: 'EVENT', kind: 'APPLY', terms: gift('40.00') },
  lanternPhoto: { type: 'EVENT', kind: 'APPLY', terms: gift('50.00', { comment: false, images: true }) },
  dailyLight: {
    ...{ type: 'EVENT', kind: 'SIGN_IN' },
    terms: { reward: { type: 'CASH', amount: '1.00' }, wagerTimes: 0, days: 7 },
  },
  harvestCup: { ...past, type: 'EVENT', kind: 'JOIN', terms: bonus('100.00', 3, 'STAKE', '5000.00') },
  oneDeposit: { type: 'EVENT', kind: 'DEPOSIT', terms: share('0.5', '200.00', '500.00', 5) },
}

export const promotionTypeRows = (merchant: Merchant): (typeof promotionTypes.$inferInsert)[] =>
  typeCodes.map((code, index) => ({
    ...{ code, label: labels[code] },
    id: deterministicId(`promotion type ${merchant.code} ${code}`, index),
    merchant: merchant.code,
    sort: index,
  }))

/** Id of an offer of a merchant. */
export const promotionId = (merchant: string, name: PromotionName): string => {
  const at = names.indexOf(name)
  return deterministicId(`promotion ${merchant} ${at}`, at)
}

/** Offers to read, to join and to apply for, and the raffle. */
export const promotionRows = (merchant: Merchant): (Row & Record<(typeof fields)[number], EveryLanguage>)[] => [
  ...names.map((name, sort) => ({
    ...{ kind: 'INFO' as const, audience: [], terms: null, ...always, ...seeds[name] },
    ...merchantTexts(promotionTexts.group(name), fields, merchant),
    ...{ id: promotionId(merchant.code, name), merchant: merchant.code, sort },
    cover: `/brands/${merchant.brandId}/banners/w_promotion.svg`,
  })),
  { ...raffleRow(merchant), audience: [], terms: null, endsAt: null },
]
