import { type LanguageCode, languages } from '@boardwalk/i18n/codes'
import type { Brand } from './brand.ts'
import { nameIn } from './name-in.ts'
import type { Tokens } from './tokens/names.ts'

type Icon = { src: string; sizes: string; type: string; purpose: 'any' | 'maskable' }

export type WebManifest = {
  id: string
  name: string
  short_name: string
  description: string
  lang: string
  dir: 'ltr' | 'rtl'
  start_url: string
  scope: string
  display: 'standalone'
  theme_color: string
  background_color: string
  categories: string[]
  icons: Icon[]
}

/** Web app manifest of a brand in one language. `assetBase` is where `assets/` is served, e.g. `/brands/india/`. */
export function manifest(brand: Brand, { light }: Tokens, language: LanguageCode, assetBase: string): WebManifest {
  const { bcp47, dir } = languages[language]
  const icon = (name: string, size: number, purpose: Icon['purpose']): Icon => ({
    src: `${assetBase}${name}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: '/',
    name: `${nameIn(brand, language)}: ${brand.tagline[language] ?? brand.tagline.EN}`,
    short_name: nameIn(brand, language),
    description: brand.description[language] ?? brand.description.EN,
    lang: bcp47,
    dir,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: light['color-header'],
    background_color: light['color-page'],
    categories: ['games', 'entertainment'],
    icons: [
      icon(brand.assets.icon192, 192, 'any'),
      icon(brand.assets.icon512, 512, 'any'),
      icon(brand.assets.icon512, 512, 'maskable'),
    ],
  }
}
