import { onlyUsed } from '../pictures/photos.ts'
import type { Draft } from './draft.ts'
import { isObject, type Json, type JsonObject, type Path } from './json.ts'
import { apply, type Edit } from './studio-state.ts'
import { clockIn, momentIn } from './zoned-time.ts'

const dayMs = 86_400_000

/** Keys of a campaign's file in their customary order, for `setAt`. */
const order = ['$schema', 'name', 'from', 'to', 'tagline', 'home', 'jackpot', 'motif', 'assets', 'banners', 'tokens']
const like: JsonObject = Object.fromEntries(order.map((key) => [key, true]))

/** A campaign of one week that begins at the next midnight of the brand's clocks. */
export function newCampaign(name: string, zone: string, now: number): Edit {
  const midnight = (days: number) => momentIn(zone, `${clockIn(zone, now + days * dayMs).slice(0, 10)}T00:00`) ?? ''
  const value = { $schema: '../../campaign.schema.json', name, from: midnight(1), to: midnight(8) }
  return { type: 'set', file: 'campaigns', path: [name], value }
}

/** Why a new campaign may not have a name; null when it may. */
export function nameError(name: string, { campaigns }: Draft): string | null {
  if (!/^[a-z][a-z0-9-]{0,59}$/.test(name))
    return 'Lower-case letters, digits and hyphens, beginning with a letter, such as kite-festival.'
  return campaigns[name] === undefined ? null : 'Another campaign has this name.'
}

/**
 * Sets a value of a campaign; undefined removes it, with the objects that it leaves empty. `saved` is the art as it
 * was opened.
 */
export function setInCampaign(
  draft: Draft,
  name: string,
  path: Path,
  value: Json | undefined,
  saved = draft.art,
): Edit[] {
  if (value !== undefined)
    return cleaned(draft, saved, [
      { type: 'set', file: 'campaigns', path: [name, ...path], value, like: { [name]: like } },
    ])
  return cleaned(draft, saved, [{ type: 'remove', file: 'campaigns', path: emptied(draft.campaigns, [name, ...path]) }])
}

export const removeCampaign = (draft: Draft, name: string, saved = draft.art): Edit[] =>
  cleaned(draft, saved, [{ type: 'remove', file: 'campaigns', path: [name] }])

/** The highest path that contains only the removed value; a campaign itself stays. */
function emptied(campaigns: JsonObject, path: Path): Path {
  const parent = path.slice(0, -1)
  const holder = parent.reduce<Json | undefined>((inner, key) => (isObject(inner) ? inner[key] : undefined), campaigns)
  const isAlone = isObject(holder) && Object.keys(holder).length === 1
  return isAlone && parent.length > 1 ? emptied(campaigns, parent) : path
}

/** The edits, and those that remove unused pictures of campaigns. */
function cleaned(draft: Draft, saved: Draft['art'], edits: Edit[]): Edit[] {
  const next = edits.reduce(apply, draft)
  return [
    ...edits,
    ...onlyUsed(picturesIn(draft.campaigns), [...picturesIn(next.campaigns), ...ownOf(draft)], draft.art, saved),
  ]
}

/** Drawings that the brand itself uses. */
const ownOf = ({ brand: { motif, assets } }: Draft): string[] =>
  [motif, ...(isObject(assets) ? Object.values(assets) : [])].filter((name) => typeof name === 'string')

/** Names of the pictures in a value that only campaigns have: their own banners, motifs and logos. */
const picturesIn = (value: Json | undefined): string[] => {
  if (typeof value === 'string')
    return /^campaigns\/|^motif-[^/]+\.svg$|^[^/]+-logo(?:-dark)?\.svg$/.test(value) ? [value] : []
  const inside = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : []
  return inside.flatMap(picturesIn)
}
