import type { Tokens } from '../tokens/names.ts'
import type { BannerBrand } from './banner-light.ts'

/** The tokens of a brand that its banners use. */
export function bannerBrand(id: string, { light }: Tokens): BannerBrand {
  const [, encoded] = /^url\("data:image\/svg\+xml,(.*)"\)$/s.exec(light['image-motif']) ?? []
  return {
    id,
    hero: light['color-hero'],
    accent: light['color-accent'],
    highlight: light['color-highlight'],
    motif: encoded ? decodeURIComponent(encoded) : '',
  }
}
