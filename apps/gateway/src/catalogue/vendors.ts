import type { GameCategory, Vendor, VendorGroup } from '@boardwalk/api-client/contract'
import { gameCategories } from '@boardwalk/api-client/contract'
import { type Memo, memo } from '../cache/memo.ts'
import type { Db } from '../db/client.ts'
import { asc } from '../db/orm.ts'
import { type VendorRow, vendors } from '../db/schema/catalogue.ts'
import { foldName } from './names.ts'

/** E-sports vendors are sports vendors with one of these codes (specification §3 and §2). */
export const esportsVendors: readonly string[] = ['AV', 'AI', 'IMES', 'TF', 'IA']

export type Vendors = {
  /** The vendors of a merchant with this currency, in order. */
  offered(currency: string): Promise<VendorRow[]>
  /** Codes whose games this currency must not see. */
  hidden(currency: string): Promise<string[]>
}

const offers = (currency: string) => (row: VendorRow) => row.isEnabled && row.currencies.includes(currency)

/** Reads the vendors, a few rows that change rarely, at most every five seconds. */
export function vendorReader(db: Db, clock: () => Date): Vendors {
  const recent: Memo<VendorRow[]> = memo(clock, 5_000, 1)
  const all = () => recent('', () => db.select().from(vendors).orderBy(asc(vendors.sort), asc(vendors.code)))
  return {
    offered: async (currency) => (await all()).filter(offers(currency)),
    hidden: async (currency) => (await all()).filter((row) => !offers(currency)(row)).map(({ code }) => code),
  }
}

export const vendorView = (row: VendorRow, gameType: string): Vendor => ({
  vassalage: row.code,
  name: row.name,
  gameType,
  accountTypeId: row.accountTypeId,
  isHot: row.isHot ? 1 : 0,
  status: row.status,
  supportedCurrencies: row.currencies,
})

/** Letters of a vendor's name from which it is meant; fewer begin too many words. */
const meantFrom = 3

/** Codes of the vendors whose name begins with a text that a player searches for. */
export function vendorsNamed(rows: readonly VendorRow[], text: string): string[] {
  const wanted = foldName(text)
  if (wanted.length < meantFrom) return []
  return rows.filter(({ name }) => foldName(name).startsWith(wanted)).map(({ code }) => code)
}

/** Where a category's games are stored: e-sports are sports of certain vendors. */
export const storedType = (category: GameCategory): GameCategory => (category === 'ESPORTS' ? 'SPORTS' : category)

/** Vendors of a category; sports and e-sports share a stored type, and the vendor distinguishes them. */
export function inCategory(rows: VendorRow[], category: GameCategory): VendorRow[] {
  const stored = storedType(category)
  return rows
    .filter((row) => row.categories.includes(stored))
    .filter((row) => stored !== 'SPORTS' || esportsVendors.includes(row.code) === (category === 'ESPORTS'))
}

/** Vendors by category, only those that have some; of one category when asked. A vendor's `gameType` is the stored one. */
export const vendorGroups = (rows: VendorRow[], only: GameCategory | undefined): VendorGroup[] =>
  gameCategories
    .filter((category) => !only || category === only)
    .map((category) => ({
      gameCategory: category,
      vendors: inCategory(rows, category).map((row) => vendorView(row, storedType(category))),
    }))
    .filter((group) => group.vendors.length > 0)
