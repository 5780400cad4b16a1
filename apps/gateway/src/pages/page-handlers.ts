import { AppError, type Endpoints, type Handlers, sitePageNames } from '@boardwalk/api-client/contract'
import { nameIn } from '@boardwalk/brand-kit'
import { isLanguageCode, type LanguageCode } from '@boardwalk/i18n/codes'
import type { Deps } from '../deps.ts'
import { merchantFacts } from '../seed/merchant-texts.ts'
import { fill } from '../texts/text-file.ts'
import { forCountry } from './for-country.ts'
import { gameRules } from './game-rules.ts'
import { pages } from './read-pages.ts'
import { toHtml } from './to-html.ts'

type Rows = Pick<Endpoints, 'sitePages' | 'sitePage'>

const offered = (language: string): LanguageCode => (isLanguageCode(language) ? language : 'EN')

/** Facts that a page may name, of one merchant in one language. */
function factsOf({ merchants, brands }: Deps, code: string, language: LanguageCode) {
  const [merchant, brand] = [merchants.byCode(code), brands.get(code)]
  if (!merchant || !brand) throw new AppError('DOMAIN_INVALID')
  const { email } = brand.support
  return {
    country: merchant.country,
    facts: { ...merchantFacts(merchant), brand: nameIn(brand, language), email, games: gameRules(language) },
  }
}

/** Rules and policies, which are files in every language; the same for all readers of a merchant. */
export const pageHandlers = (deps: Deps): Handlers<Rows> => ({
  sitePages: async ({ input, request }) => {
    const language = offered(input.language ?? request.language)
    const { facts } = factsOf(deps, request.merchant, language)
    const list = sitePageNames.map((name) => {
      const { title, summary } = pages[name][language]
      return { name, title: fill(title, facts), summary: fill(summary, facts) }
    })
    return { list }
  },
  sitePage: async ({ input: { name, ...input }, request }) => {
    const language = offered(input.language ?? request.language)
    const { country, facts } = factsOf(deps, request.merchant, language)
    const { title, summary, operator, version, publishedAt, body } = pages[name][language]
    return {
      ...{ name, version, title: fill(title, facts), summary: fill(summary, facts), operator: fill(operator, facts) },
      publishedAt: publishedAt.toISOString(),
      content: toHtml(fill(forCountry(body, country), facts)),
    }
  },
})
