import type { FacetChoice, FacetName, Facets, GameCategory } from '@boardwalk/api-client/contract'
import { isThemeName } from '@boardwalk/brand-kit/art'
import type { VendorRow } from '../../db/schema/catalogue.ts'
import { formatMoney } from '../../ledger/money.ts'
import { themeLabels } from '../../texts/game-names.ts'
import { categories, classifyLabels, isClassShown } from '../categories.ts'
import { textIn } from '../names.ts'
import type { Counted } from './count-kinds.ts'

type Words = { language: string; vendors: readonly VendorRow[]; languages: readonly string[] }
type Naming = (code: string, words: Words) => string

const themeLabel: Naming = (code, { language }) => (isThemeName(code) ? textIn(themeLabels[code], language) : code)

/** Names of choices that only the gateway knows; the storefront has texts for the rest, by code. */
const naming: Partial<Record<FacetName, Naming>> = {
  vendor: (code, { vendors }) => vendors.find((vendor) => vendor.code === code)?.name ?? code,
  type: (code, { language }) => textIn(categories[code as GameCategory]?.label ?? { EN: code }, language),
  classify: (code, { language }) => textIn(classifyLabels[code] ?? { EN: code }, language),
  theme: themeLabel,
}

/** Facets as a reader sees them: stakes as money in rising order, the rest with most games first. */
export const facetsOf = (counts: Counted['counts'], words: Words): Facets =>
  Object.fromEntries(
    Object.entries(counts).map(([name, found]) => [name, choicesOf(name as FacetName, found, words)]),
  ) as Facets

function choicesOf(name: FacetName, found: ReadonlyMap<string, number>, words: Words): FacetChoice[] {
  const isShown = name === 'classify' ? isClassShown(words.languages) : () => true
  const sorted = [...found].filter(([code]) => isShown(code)).sort(name === 'minBet' ? byStake : byCount)
  return sorted.map(([raw, count]) => {
    const code = name === 'minBet' ? formatMoney(BigInt(raw)) : raw
    return { code, label: naming[name]?.(code, words) ?? code, count }
  })
}

type Entry = [code: string, count: number]
const byStake = ([a]: Entry, [b]: Entry) => Number(BigInt(a) - BigInt(b))
const byCount = ([a, n]: Entry, [b, m]: Entry) => m - n || (a < b ? -1 : 1)
