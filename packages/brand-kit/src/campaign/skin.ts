import type { Brand } from '../brand.ts'
import { type TokenName, tokenNames } from '../token-names.ts'
import type { Tokens } from '../tokens/names.ts'
import { activeCampaigns, effectiveSkin, type SkinSource } from './apply.ts'
import type { Campaign } from './campaign.ts'

/** Keys of a brand that a campaign may set. */
export const skinKeys = ['tagline', 'home', 'jackpot', 'motif', 'assets'] as const
export type BrandPatch = Partial<Pick<Brand, (typeof skinKeys)[number]>>

/** The changes of the running campaigns to a page made without them. */
export type Skin = {
  /** Two rules, light and dark, to follow the brand's own. */
  rules: string[]
  brand: BrandPatch
}

/** The changes of the running campaigns to a brand and its tokens; null when none runs. */
export function skinAt(loaded: SkinSource & { tokens: Tokens }, at: Date | number): Skin | null {
  const campaigns = activeCampaigns(loaded, at)
  if (campaigns.length === 0) return null
  const { brand, tokens } = effectiveSkin(loaded, campaigns)
  return { rules: changedRules(brand.id, loaded.tokens, tokens), brand: patchOf(brand, campaigns) }
}

/** The dark rule repeats a token only where the themes differ, now or in the brand's own rules. */
function changedRules(brandId: string, before: Tokens, after: Tokens): string[] {
  const changed = tokenNames.filter(
    (name) => before.light[name] !== after.light[name] || before.dark[name] !== after.dark[name],
  )
  if (changed.length === 0) return []
  const inDark = changed.filter(
    (name) => after.dark[name] !== after.light[name] || before.dark[name] !== before.light[name],
  )
  const own = `[data-brand="${brandId}"]`
  return [`${own}{${declare(changed, after.light)}}`, `${own}[data-theme="dark"]{${declare(inDark, after.dark)}}`]
}

const declare = (names: readonly TokenName[], values: Record<TokenName, string>) =>
  names.map((name) => `--${name}:${values[name]}`).join(';')

const patchOf = (brand: Brand, campaigns: readonly Campaign[]): BrandPatch =>
  Object.fromEntries(
    skinKeys.filter((key) => campaigns.some((campaign) => campaign[key])).map((key) => [key, brand[key]]),
  )

export type CampaignBannerView = { id: string; group: string; image: string; link: string | null }

/** Banners that the running campaigns add, `image` as an address below `/brands/`. */
export const campaignBanners = (loaded: SkinSource, at: Date | number): CampaignBannerView[] =>
  activeCampaigns(loaded, at).flatMap(({ name, banners = {} }) =>
    Object.entries(banners).flatMap(([group, list]) =>
      (list ?? []).map(({ image, link }, index) => ({
        id: `${name}-${group}-${index}`,
        group,
        image: `/brands/${loaded.brand.id}/${image}`,
        link: link ?? null,
      })),
    ),
  )
