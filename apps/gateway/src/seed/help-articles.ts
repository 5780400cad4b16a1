import type { helpArticles } from '../db/schema/site.ts'
import type { Merchant } from '../permission/merchants.ts'
import { textFile } from '../texts/text-file.ts'
import { deterministicId } from './deterministic-id.ts'
import { merchantTexts } from './merchant-texts.ts'

type Row = typeof helpArticles.$inferInsert

const fields = ['title', 'content'] as const

/** Questions by category, in the order of the page. */
const categories = {
  START: ['begin', 'demo', 'install', 'language'],
  MONEY: ['realMoney', 'whereMoney', 'empty', 'deposit', 'mismatch', 'hide'],
  GAMES: ['games', 'gameWindow', 'interrupted', 'find', 'favourites', 'rtp', 'fair', 'voided'],
  ACCOUNT: ['safety', 'forgot', 'newPlace', 'code', 'close'],
  SAFETY: ['harm', 'limits', 'scope', 'child'],
  OFFERS: ['promotion', 'agent', 'complaint'],
} as const
/** The oldest questions, whose ids have numbers instead of names. */
const numbered: readonly string[] = ['begin', 'games', 'realMoney', 'interrupted', 'safety', 'harm']
type Question = (typeof categories)[keyof typeof categories][number]

const asked = Object.entries(categories).flatMap(([category, keys]) => keys.map((key) => ({ category, key })))
const texts = textFile(
  'help',
  Object.fromEntries(asked.map(({ key }) => [key, fields])) as Record<Question, typeof fields>,
)

function idOf({ code }: Merchant, key: Question, index: number): string {
  const number = numbered.indexOf(key)
  return number < 0 ? deterministicId(`help ${code} ${key}`, index) : deterministicId(`help ${code} ${number}`, number)
}

export const helpRows = (merchant: Merchant): Row[] =>
  asked.map(({ category, key }, index) => ({
    ...merchantTexts(texts.group(key), fields, merchant),
    category,
    id: idOf(merchant, key, index),
    merchant: merchant.code,
    sort: (index + 1) * 10,
    isEnabled: true,
  }))
