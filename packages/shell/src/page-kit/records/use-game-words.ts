import { useMenus } from '../../site/use-menus.ts'
import { useVendorName } from '../../site/use-vendor-name.ts'

/** Kinds of games and providers in the reader's language, and which of them the site offers. */
export function useGameWords() {
  const menus = useMenus()
  const vendorOf = useVendorName()
  const vendors = new Set(menus.flatMap((menu) => menu.vendors.map(({ vassalage }) => vassalage)))
  return {
    categoryOf: (code: string) => menus.find(({ gameCategory }) => gameCategory === code)?.label ?? code,
    vendorOf,
    offered: {
      categories: menus.map(({ gameCategory }) => gameCategory as string),
      vendors: [...vendors].toSorted((a, b) => vendorOf(a).localeCompare(vendorOf(b))),
    },
  }
}
