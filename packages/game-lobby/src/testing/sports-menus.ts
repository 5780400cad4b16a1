import { fakes, makeVendor } from '@boardwalk/api-client/fakes'

/** Menus with a sports category that has these vendors. */
export const sportsMenus =
  (...codes: string[]): typeof fakes.gameMenus =>
  (input) => {
    const { menus, ...answer } = fakes.gameMenus(input)
    const gameType = 'SPORTS'
    const vendors = codes.map((vassalage) => makeVendor({ vassalage, name: `Vendor ${vassalage}`, gameType }))
    const sports = { gameCategory: gameType, label: 'Sports', sort: menus.length, enabled: true, hot: false } as const
    const others = menus.filter(({ gameCategory }) => gameCategory !== gameType)
    return { ...answer, menus: [...others, { ...sports, vendors, moreRoute: '/sports' }] }
  }
