import type { promotions, promotionTypes } from '../db/schema/content.ts'
import type { Merchant } from '../permission/merchants.ts'
import { type EveryLanguage, textFile } from '../texts/text-file.ts'
import { deterministicId } from './deterministic-id.ts'
import { merchantTexts } from './merchant-texts.ts'

type Row = typeof promotions.$inferInsert
const typeCodes = ['START', 'EVENT', 'SAFE'] as const
const fields = ['title', 'summary', 'content'] as const
const texts = textFile('promotions', {
  types: typeCodes,
  startAmount: fields,
  newSlots: fields,
  lanternMonth: fields,
  timeAndSum: fields,
})
const labels = texts.group('types')

const always = { startsAt: new Date(Date.UTC(2026, 0, 1)), endsAt: null }
const oneMonth = { startsAt: new Date(Date.UTC(2027, 0, 15)), endsAt: new Date(Date.UTC(2027, 1, 15)) }

type Seed = Pick<Row, 'audience' | 'startsAt' | 'endsAt'> &
  Record<(typeof fields)[number], EveryLanguage> & {
    type: (typeof typeCodes)[number]
  }
const seeds: readonly Seed[] = [
  { ...always, type: 'START', audience: ['VISITOR', 'NEW'], ...texts.group('startAmount') },
  { ...always, type: 'EVENT', ...texts.group('newSlots') },
  { ...oneMonth, type: 'EVENT', ...texts.group('lanternMonth') },
  { ...always, type: 'SAFE', ...texts.group('timeAndSum') },
]

export const promotionTypeRows = (merchant: Merchant): (typeof promotionTypes.$inferInsert)[] =>
  typeCodes.map((code, index) => ({
    ...{ code, label: labels[code] },
    id: deterministicId(`promotion type ${merchant.code} ${code}`, index),
    merchant: merchant.code,
    sort: index,
  }))

/** Offers without participation, which belongs to the member centre. */
export const promotionRows = (merchant: Merchant): Row[] =>
  seeds.map((seed, index) => ({
    ...{ kind: 'INFO', audience: [] },
    ...seed,
    ...merchantTexts(seed, fields, merchant),
    id: deterministicId(`promotion ${merchant.code} ${index}`, index),
    merchant: merchant.code,
    sort: index,
    cover: `/brands/${merchant.brandId}/banners/w_promotion.svg`,
  }))
