import type { helpArticles } from '../db/schema/site.ts'
import type { Merchant } from '../permission/merchants.ts'
import { type EveryLanguage, textFile } from '../texts/text-file.ts'
import { deterministicId } from './deterministic-id.ts'
import { merchantTexts } from './merchant-texts.ts'

type Row = typeof helpArticles.$inferInsert

const fields = ['title', 'content'] as const
const texts = textFile('help', {
  begin: fields,
  games: fields,
  realMoney: fields,
  interrupted: fields,
  safety: fields,
  harm: fields,
})

const seeds: readonly (Pick<Row, 'category'> & Record<(typeof fields)[number], EveryLanguage>)[] = [
  { category: 'START', ...texts.group('begin') },
  { category: 'START', ...texts.group('games') },
  { category: 'MONEY', ...texts.group('realMoney') },
  { category: 'MONEY', ...texts.group('interrupted') },
  { category: 'ACCOUNT', ...texts.group('safety') },
  { category: 'SAFETY', ...texts.group('harm') },
]

export const helpRows = (merchant: Merchant): Row[] =>
  seeds.map((seed, index) => ({
    ...seed,
    ...merchantTexts(seed, fields, merchant),
    id: deterministicId(`help ${merchant.code} ${index}`, index),
    merchant: merchant.code,
    sort: (index + 1) * 10,
    isEnabled: true,
  }))
