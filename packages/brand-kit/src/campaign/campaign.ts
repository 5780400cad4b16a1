import * as v from 'valibot'
import { brandSchema } from '../brand.ts'
import { bannerGroups } from '../brand-lists.ts'
import { at, isGroup, type Json, leaves } from '../layers/merge.ts'
import { partly } from '../layers/partly.ts'
import { tokensSchema } from '../tokens/tokens-file.ts'
import { instant, timeOf } from './instant.ts'

const { tagline, home, jackpot, motif, assets } = brandSchema.entries

/** A picture below `assets/`, at best in a folder of the campaign's own. */
const picture = v.pipe(
  v.string(),
  v.regex(/^(?:[a-z0-9][a-z0-9_-]*\/)*[a-z0-9][a-z0-9_-]*\.(?:svg|png|jpe?g|webp|avif)$/, 'a picture in assets/'),
)

/** Target of a banner: a page of the storefront, or another site. */
const banner = v.strictObject({
  image: picture,
  link: v.optional(
    v.pipe(v.string(), v.regex(/^(?:\/(?!\/)|https:\/\/[^\s/])\S*$/, 'a path such as /rng, or an https address')),
  ),
})

const banners = v.strictObject(
  v.entriesFromList(bannerGroups, v.optional(v.pipe(v.array(banner), v.nonEmpty('at least one banner')))),
)

const seedColors = v.strictObject({ color: tokensSchema.entries.seed.entries.color })

/** The values that a campaign may change while it runs. */
const slots = {
  tagline: v.optional(tagline),
  home: v.optional(home),
  jackpot: v.optional(jackpot),
  motif: v.optional(motif),
  assets: v.optional(partly(v.pick(assets, ['logo', 'logoDark']))),
  /** Shown before the merchant's own banners of the group. */
  banners: v.optional(banners),
  /** Seed colours and semantic roles. Shape, type and space stay, so that nothing moves when a campaign begins. */
  tokens: v.optional(partly(v.strictObject({ seed: seedColors, semantic: tokensSchema.entries.semantic }))),
}

/** `<id>/campaigns/<name>.json`: a layer over the brand from `from` until just before `to`. */
export const campaignSchema = v.pipe(
  v.strictObject({
    $schema: v.optional(v.string()),
    name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,59}$/, 'lower-case letters, digits and hyphens')),
    from: instant,
    to: instant,
    ...slots,
  }),
  v.forward(
    v.partialCheck([['from'], ['to']], ({ from, to }) => timeOf(from) < timeOf(to), 'a moment after "from"'),
    ['to'],
  ),
)

export type Campaign = v.InferOutput<typeof campaignSchema>
export type CampaignBanner = v.InferOutput<typeof banner>

/** Dotted names of the values that a campaign sets; two campaigns may not set the same one at the same time. */
export function slotsOf(campaign: Campaign): string[] {
  const { $schema: _schema, name: _name, from: _from, to: _to, tagline: line, ...rest } = campaign
  const others = leaves(rest as Json)
    .filter((path) => !isEmpty(at(rest as Json, path)))
    .map((path) => path.join('.'))
  return line ? ['tagline', ...others] : others
}

const isEmpty = (value: Json | undefined) => isGroup(value) && Object.keys(value).length === 0
