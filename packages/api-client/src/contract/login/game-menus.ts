import * as v from 'valibot'
import { Int, Money, Text } from '../scalars.ts'
import { GameCategory, prizeModes, Vendor } from '../shared/game.ts'

/** Settings that the lobby reads before anything else. */
const LobbySettings = v.object({
  currencySymbol: Text,
  loginedToHomePage: v.boolean(),
  lobbyNeedsLogin: v.boolean(),
  prizeMode: v.picklist(prizeModes),
  announcementTypes: v.array(Text),
  searchPageSize: Int,
  gamePageSize: Int,
  minBets: v.array(Money),
})

/** Navigation by category, the routes that vendors' codes lead to, and settings (contract C-5). */
export const GameMenus = v.object({
  menus: v.array(
    v.object({
      gameCategory: GameCategory,
      label: Text,
      sort: Int,
      enabled: v.boolean(),
      hot: v.boolean(),
      vendors: v.array(Vendor),
      moreRoute: Text,
    }),
  ),
  routers: v.array(v.object({ code: Text, path: Text })),
  settings: LobbySettings,
})
