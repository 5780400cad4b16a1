import * as v from 'valibot'
import { Flag, Id, Int, MaybeText, Money, Text, Ts } from '../scalars.ts'

export const gameCategories = ['RNG', 'LIVE', 'SPORTS', 'ESPORTS', 'FISH', 'PVP', 'LOTT', 'ELOTT', 'COCKFIGHT'] as const
export const GameCategory = v.picklist(gameCategories)

export const prizeModes = ['Lott', 'ZY', 'Elott', 'SEA'] as const

/** A game house; `vassalage` is its code, `name` what people call it. */
export const Vendor = v.object({
  vassalage: Text,
  name: Text,
  gameType: Text,
  accountTypeId: Text,
  isHot: Flag,
  status: v.picklist(['UP', 'MAINTENANCE']),
  supportedCurrencies: v.array(Text),
})

export const VendorGroup = v.object({ gameCategory: GameCategory, vendors: v.array(Vendor) })

export const LaunchMode = v.picklist(['IFRAME', 'POPUP', 'ROUTE', 'LIST'])

/** `supportPlay` 0 means that a free trial exists; `fav` is there only for a signed-in reader. */
export const Game = v.object({
  nodeId: Id,
  nodeName: Text,
  gameName: Text,
  gameCode: Text,
  vassalage: Text,
  displayName: Text,
  gameType: GameCategory,
  gameClassify: MaybeText,
  iconUrl: Text,
  showIcon: Text,
  lagerIcon: Text,
  url: MaybeText,
  isHot: Flag,
  isNew: Flag,
  supportPlay: Flag,
  minBet: Money,
  launch: LaunchMode,
  fav: v.optional(v.boolean()),
})

/** How to open a game (contract C3a). `url` carries a launch token: one use, 60 s. */
export const Launch = v.object({
  mode: LaunchMode,
  url: MaybeText,
  route: v.nullable(v.object({ path: Text, query: v.record(v.string(), v.string()) })),
  gameSessionId: Id,
  expiresAt: Ts,
  frame: v.object({ sandbox: Text, allow: Text }),
})

/** A table of a live vendor. */
export const Room = v.object({
  roomId: Text,
  tableName: Text,
  dealer: Text,
  gameCode: Text,
  status: v.picklist(['OPEN', 'CLOSED']),
  minBet: Money,
  maxBet: Money,
  players: Int,
  lastResults: v.array(Text),
})

/** A recent payout, with the player's name hidden. */
export const Winner = v.object({
  accountMasked: Text,
  gameName: Text,
  gameCategory: GameCategory,
  iconUrl: Text,
  amount: Money,
  currency: Text,
  wonAt: Ts,
})

export type GameCategory = v.InferOutput<typeof GameCategory>
export type Vendor = v.InferOutput<typeof Vendor>
export type VendorGroup = v.InferOutput<typeof VendorGroup>
export type Game = v.InferOutput<typeof Game>
export type Launch = v.InferOutput<typeof Launch>
export type Room = v.InferOutput<typeof Room>
export type Winner = v.InferOutput<typeof Winner>
