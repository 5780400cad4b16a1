import { brands } from 'virtual:all-brands'

export const brandIds = brands.map(({ brand }) => brand.id)

/** Puts every brand's custom properties into the page, once; the root's attributes choose among them. */
export function installBrands(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(brands.map(({ css }) => css).join(''))
  document.adoptedStyleSheets.push(sheet)
}
