import { brands } from 'virtual:all-brands'
import { type LanguageCode, languages } from '@boardwalk/i18n/codes'

export type Skin = { brand: string; theme: 'light' | 'dark' }

export const brandIds = brands.map(({ id }) => id)

/** Puts every brand's custom properties into the page, once; the attributes below choose among them. */
export function installBrands(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(brands.map(({ css }) => css).join(''))
  document.adoptedStyleSheets.push(sheet)
}

/** Dresses the page as production does: attributes of the root, nothing else. */
export function wear({ brand, theme }: Skin, language: LanguageCode, direction: 'auto' | 'ltr' | 'rtl'): void {
  const root = document.documentElement
  const { bcp47, dir } = languages[language]
  Object.assign(root.dataset, { brand, theme })
  root.lang = bcp47
  root.dir = direction === 'auto' ? dir : direction
}
