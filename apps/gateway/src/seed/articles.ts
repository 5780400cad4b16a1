import type { articles } from '../db/schema/content.ts'
import type { Merchant } from '../permission/merchants.ts'
import { type EveryLanguage, textFile } from '../texts/text-file.ts'
import { deterministicId } from './deterministic-id.ts'
import { merchantTexts } from './merchant-texts.ts'

type Row = typeof articles.$inferInsert
const fields = ['title', 'summary', 'content'] as const
const texts = textFile('articles', { terms: fields, about: fields, privacy: fields, fairness: fields })

const seeds: readonly (Pick<Row, 'kind'> & Record<(typeof fields)[number], EveryLanguage>)[] = [
  { kind: 'TERMS', ...texts.group('terms') },
  { kind: 'INFO', ...texts.group('about') },
  { kind: 'INFO', ...texts.group('privacy') },
  { kind: 'INFO', ...texts.group('fairness') },
]

/** What every merchant has to say about itself. */
export const articleRows = (merchant: Merchant): Row[] =>
  seeds.map((seed, index) => ({
    ...seed,
    ...merchantTexts(seed, fields, merchant),
    id: deterministicId(`article ${merchant.code} ${index}`, index),
    merchant: merchant.code,
    sort: index,
    cover: null,
    publishedAt: new Date(Date.UTC(2026, 10, 1, 12 - index)),
  }))
