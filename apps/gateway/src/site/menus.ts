import { type Endpoints, type GameCategory, gameCategories, type Value } from '@boardwalk/api-client/contract'
import { categories, stakeChoices, vendorRoutes } from '../catalogue/categories.ts'
import { textIn } from '../catalogue/names.ts'
import { inCategory, storedType, vendorView } from '../catalogue/vendors.ts'
import type { VendorRow } from '../db/schema/catalogue.ts'
import { formatMoney } from '../ledger/money.ts'
import { isOpen, type LobbySwitches } from './switches.ts'

type Menus = Value<Endpoints['gameMenus']>

/** Announcement types that a storefront asks for (specification §3). */
const announcementTypes = ['B', 'PL', 'PU', 'PR', 'H']

/** Lotteries pay by the e-lottery's prize mode where that category has one of these cards (specification §4). */
const elotteryCards = ['TCG_LOTTO_VN', 'LOTT']

function menuOf(rows: VendorRow[], category: GameCategory, sort: number, language: string, switches: LobbySwitches) {
  const { label, route } = categories[category]
  const shown = inCategory(rows, category)
  return {
    gameCategory: category,
    label: textIn(label, language),
    sort,
    enabled: shown.length > 0 && isOpen(switches, category),
    hot: shown.some((row) => row.isHot),
    vendors: shown.map((row) => vendorView(row, storedType(category))),
    moreRoute: route,
  }
}

/** The lobby's menus, routes and settings (contract C-5). A category without vendors is there, switched off. */
export function gameMenus(rows: VendorRow[], language: string, currencySymbol: string, switches: LobbySwitches): Menus {
  const hasElottery = inCategory(rows, 'ELOTT').some(({ code }) => elotteryCards.includes(code))
  return {
    menus: gameCategories.map((category, index) => menuOf(rows, category, index + 1, language, switches)),
    routers: Object.entries(vendorRoutes).map(([code, path]) => ({ code, path })),
    settings: {
      currencySymbol,
      loginedToHomePage: switches.loginedToHomePage,
      lobbyNeedsLogin: switches.lobbyNeedsLogin,
      prizeMode: hasElottery ? 'Elott' : 'Lott',
      announcementTypes,
      searchPageSize: 12,
      gamePageSize: 24,
      minBets: stakeChoices.map(formatMoney),
    },
  }
}
