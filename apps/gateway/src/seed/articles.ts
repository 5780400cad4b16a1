import { languageCodes } from '@boardwalk/i18n/codes'
import type { articles } from '../db/schema/content.ts'
import { forCountry } from '../pages/for-country.ts'
import type { PageText } from '../pages/parse-page.ts'
import { pages } from '../pages/read-pages.ts'
import { toHtml } from '../pages/to-html.ts'
import type { Merchant } from '../permission/merchants.ts'
import type { EveryLanguage } from '../texts/text-file.ts'
import { deterministicId } from './deterministic-id.ts'
import { merchantText } from './merchant-texts.ts'

type Row = typeof articles.$inferInsert

/** One text of the terms in every language, for a merchant. */
const termsIn = (merchant: Merchant, pick: (page: PageText) => string): EveryLanguage =>
  Object.fromEntries(
    languageCodes.map((code) => [code, merchantText(pick(pages.terms[code]), merchant)]),
  ) as EveryLanguage

/** The terms of use that the files have. In a running world a change of them is published as a new version (decision 58). */
function termsRow(merchant: Merchant): Row {
  const { publishedAt } = pages.terms.EN
  return {
    ...{ kind: 'TERMS', merchant: merchant.code, sort: 0, cover: null, publishedAt },
    id: deterministicId(`article ${merchant.code} 0`),
    title: termsIn(merchant, ({ title }) => title),
    summary: termsIn(merchant, ({ summary }) => summary),
    content: termsIn(merchant, ({ body, operator }) => toHtml(`${forCountry(body, merchant.country)}\n\n${operator}`)),
  }
}

/** The articles that every merchant begins with. */
export const articleRows = (merchant: Merchant): Row[] => [termsRow(merchant)]
