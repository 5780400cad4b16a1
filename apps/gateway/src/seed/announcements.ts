import type { announcements } from '../db/schema/site.ts'
import type { Merchant } from '../permission/merchants.ts'
import { type EveryLanguage, textFile } from '../texts/text-file.ts'
import { deterministicId } from './deterministic-id.ts'
import { merchantTexts } from './merchant-texts.ts'

type Row = typeof announcements.$inferInsert
const fields = ['title', 'content'] as const
const texts = textFile('announcements', {
  playMoney: fields,
  startAmount: fields,
  allOpen: fields,
  fairRounds: fields,
  welcome: fields,
  newSlots: fields,
})

const seeds: readonly (Pick<Row, 'type' | 'audience'> & Record<(typeof fields)[number], EveryLanguage>)[] = [
  { type: 'H', ...texts.group('playMoney') },
  { type: 'H', audience: ['VISITOR'], ...texts.group('startAmount') },
  { type: 'PL', ...texts.group('allOpen') },
  { type: 'PL', ...texts.group('fairRounds') },
  { type: 'PU', audience: ['VISITOR'], ...texts.group('welcome') },
  { type: 'PR', ...texts.group('newSlots') },
]

/** The announcements of one merchant; published an hour apart, the first is the newest. */
export const announcementRows = (merchant: Merchant): Row[] =>
  seeds.map((seed, index) => ({
    audience: [],
    ...seed,
    ...merchantTexts(seed, fields, merchant),
    id: deterministicId(`announcement ${merchant.code} ${index}`, seeds.length - index),
    merchant: merchant.code,
    sort: index,
    isEnabled: true,
    publishedAt: new Date(Date.UTC(2026, 10, 20, 12 - index)),
    endsAt: null,
  }))
