import { fakeId, fakes, makeMember } from '@boardwalk/api-client/fakes'
import type { Brand } from '@boardwalk/brand-kit'
import type { LanguageCode } from '@boardwalk/i18n/codes'
import { storyBanner } from '@boardwalk/ui/stories'
import { brandAsset } from '../site/addresses.ts'
import { type Answers, never } from './answers.ts'
import type { Persona } from './personas.ts'

/** The fakes' responses in this brand for this person; a story replaces those that it is about. */
export function storyAnswers(brand: Brand, persona: Persona, language: LanguageCode): Answers {
  const { currency } = brand
  return {
    permission: (input) => {
      const permission = fakes.permission(input)
      const merchant = permission.regions.find(({ merchantCode }) => merchantCode === brand.merchantCode)
      return {
        ...permission,
        location: { ...permission.location, countryCode: brand.country },
        merchant: merchant ?? permission.merchant,
      }
    },
    gameMenus: (input) => {
      const menus = fakes.gameMenus(input)
      return { ...menus, settings: { ...menus.settings, currencySymbol: currency.symbol } }
    },
    balance: (input) => ({ ...fakes.balance(input), currency: currency.code }),
    memberInfo: () => makeMember({ currency: currency.code, language, ...persona.member }),
    siteBanners: (input) => {
      const [own] = fakes.siteBanners(input).list
      const group = input.group ?? 'w_home'
      const others = group === 'w_home' ? [storyBanner(2), storyBanner(3)] : []
      const pictures = [brandAsset(brand.id, `banners/${group}.svg`), ...others]
      return { list: own ? pictures.map((url, n) => ({ ...own, bannerId: fakeId(n), url })) : [] }
    },
    // Stories have no stream; without a ticket none is opened.
    streamTicket: never,
    ...persona.answers,
  }
}
