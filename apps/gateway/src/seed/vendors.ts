import type { ThemeName } from '@boardwalk/brand-kit/art'
import type { vendors } from '../db/schema/catalogue.ts'
import { engineOf, isPlayable } from './engines.ts'
import { smallVendors } from './small-vendors.ts'
import type { VendorSeed } from './vendor-seed.ts'

const tables: ThemeName[] = ['cards', 'wheel', 'dice']
const match: ThemeName[] = ['football', 'cricket']
const arenas: ThemeName[] = ['arena', 'shields', 'rocket']
const draws: ThemeName[] = ['draw', 'bingo', 'coins']

/** Twenty invented vendors with 10,000 games in total. Codes of lotteries, e-sports, FB and DS88 are the specification's. */
export const vendorSeeds: readonly VendorSeed[] = [
  { code: 'KISLAP', name: 'Kislap Studio', categories: ['RNG'], games: 1_260, hot: true },
  { code: 'NODI', name: 'Nodi Games', categories: ['RNG'], games: 1_180, hot: true },
  { code: 'PATANG', name: 'Patang Play', categories: ['RNG'], games: 1_140, hot: true },
  { code: 'HABI', name: 'Habi Works', categories: ['RNG'], games: 1_120 },
  { code: 'BORNO', name: 'Borno Colours', categories: ['RNG'], games: 1_080 },
  { code: 'MELA', name: 'Mela House', categories: ['RNG'], games: 1_060 },
  { code: 'ALON', name: 'Alon Bay', categories: ['RNG'], games: 1_040 },
  { code: 'JHUMKA', name: 'Jhumka Reels', categories: ['RNG'], games: 1_000 },
  { code: 'SALA', name: 'Sala Live', categories: ['LIVE'], games: 240, themes: tables },
  {
    code: 'LAOT',
    name: 'Laot Deep',
    categories: ['FISH'],
    games: 240,
    themes: ['koi', 'turtle', 'pearl', 'chest', 'compass'],
  },
  {
    code: 'BARAHA',
    name: 'Baraha Tables',
    categories: ['PVP'],
    games: 360,
    transfers: true,
    themes: ['cards', 'crown', 'mask', 'jewels'],
  },
  { code: 'FB', name: 'Field and Bounds', categories: ['SPORTS'], games: 60, hot: true, themes: match },
  { code: 'AV', name: 'Avenida Versus', categories: ['SPORTS'], games: 20, themes: arenas },
  { code: 'AI', name: 'Aisle Invitational', categories: ['SPORTS'], games: 20, themes: arenas },
  { code: 'IMES', name: 'Imes Hall', categories: ['SPORTS'], games: 20, themes: arenas },
  { code: 'TF', name: 'Ten Fold', categories: ['SPORTS'], games: 20, themes: arenas },
  { code: 'IA', name: 'Ilaw Arena', categories: ['SPORTS'], games: 20, themes: arenas },
  { code: 'TCG_LOTTO_VN', name: 'Northern Draw', categories: ['LOTT', 'ELOTT'], games: 60, themes: draws },
  { code: 'TCG_SEA', name: 'Monsoon Draw', categories: ['LOTT'], games: 54, themes: draws },
  { code: 'DS88', name: 'Two Sides', categories: ['COCKFIGHT'], games: 6, off: true, themes: ['shields'] },
]

/** A vendor opens when the sandbox runs every engine of its games; slots can always fall back on the lines. */
export function vendorStatus({ code, categories, themes }: VendorSeed): 'UP' | 'MAINTENANCE' {
  const skins = themes ?? (['seven'] as const)
  const needed = categories.flatMap((gameType) =>
    skins.map((theme) => engineOf({ gameType, vendor: code, theme, classify: null, turn: 0 })),
  )
  return needed.every(isPlayable) ? 'UP' : 'MAINTENANCE'
}

export const walletModeOf = ({ transfers }: VendorSeed): 'TRANSFER' | 'SEAMLESS' =>
  transfers ? 'TRANSFER' : 'SEAMLESS'

/** Every vendor of the demo world, in the order of menus. */
export const allVendors: readonly VendorSeed[] = [...vendorSeeds, ...smallVendors]

export const vendorRows = (currencies: string[]): (typeof vendors.$inferInsert)[] =>
  allVendors.map((seed, index) => ({
    code: seed.code,
    name: seed.name,
    categories: seed.categories,
    accountTypeId: `W${String(index + 1).padStart(2, '0')}`,
    isHot: seed.hot ?? false,
    status: vendorStatus(seed),
    isEnabled: !seed.off,
    sort: (index + 1) * 10,
    currencies,
    walletMode: walletModeOf(seed),
  }))
