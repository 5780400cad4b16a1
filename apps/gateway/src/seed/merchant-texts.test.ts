import { describe, expect, it } from 'vitest'
import type { Merchant } from '../permission/merchants.ts'
import { announcementRows } from './announcements.ts'
import { articleRows } from './articles.ts'
import { helpRows } from './help-articles.ts'
import { promotionRows } from './promotions.ts'
import { welcomeWords } from './welcome-words.ts'

const merchant = (currencySymbol: string, minAge: number): Merchant => ({
  ...{ code: 'm', brandId: 'b', country: 'XX', countryName: 'X', currency: 'XXX', timeZone: 'UTC' },
  ...{ languages: ['EN'], hosts: [], currencySymbol, minAge },
})
const rowsOf = (of: Merchant) => [
  ...[...announcementRows(of), ...helpRows(of), ...promotionRows(of), ...articleRows(of)],
]
const textsOf = (of: Merchant) => JSON.stringify(rowsOf(of))

describe('texts that the seed writes', () => {
  it('contain amounts in the merchant’s currency, in every language', () => {
    const { title } = announcementRows(merchant('৳', 18))[1] ?? {}
    expect(Object.values(title ?? {})).toHaveLength(4)
    for (const text of Object.values(title ?? {})) expect(text).toContain('৳1,000.00')
    expect(welcomeWords('HI', merchant('₹', 18))[1]).toContain('₹1,000.00')
    expect(textsOf(merchant('₱', 21))).not.toMatch(/(?<![₱\d,])1,000\.00/)
  })

  it('name the merchant’s age in the terms', () => {
    const terms = (age: number) => articleRows(merchant('₱', age)).find(({ kind }) => kind === 'TERMS')?.content
    for (const text of Object.values(terms(21) ?? {})) expect(text).toMatch(/\b21\b/)
    for (const text of Object.values(terms(18) ?? {})) expect(text).toMatch(/\b18\b/)
  })

  it('leave no slot open', () => expect(textsOf(merchant('₱', 21))).not.toMatch(/\{\w+\}/))
})
