import * as v from 'valibot'
import { Flag, Id, Int, MaybeText, Money, Rate, Text, Ts } from '../scalars.ts'

export const gameCategories = ['RNG', 'LIVE', 'SPORTS', 'ESPORTS', 'FISH', 'PVP', 'LOTT', 'ELOTT', 'COCKFIGHT'] as const
export const GameCategory = v.picklist(gameCategories)

export const prizeModes = ['Lott', 'ZY', 'Elott', 'SEA'] as const

/** A vendor; `vassalage` is its code, `name` its display name. */
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

/** A choice of a facet and its number of games under the current other facets. */
export const FacetChoice = v.object({ code: Text, label: Text, count: Int })

export const facetNames = [
  'vendor',
  'type',
  'classify',
  'theme',
  'feature',
  'minBet',
  'volatility',
  'rtpBand',
  'flag',
] as const

/** Choices of every facet, most games first; `flag` has NEW, HOT, TRIAL and, for a signed-in reader, FAV. */
export const Facets = v.object(v.entriesFromList(facetNames, v.array(FacetChoice)))

export const gameRowKinds = ['continue', 'favourites', 'because', 'new'] as const

/** A row of games with its reason; `because` names the game that led to it. */
export const GameRow = v.object({
  row: v.picklist(gameRowKinds),
  because: v.optional(Game),
  games: v.array(Game),
})

/** Facts of a game for its sheet. */
export const GameSheet = v.object({
  game: Game,
  /** Return to player as a fraction: `0.9642`. */
  rtp: Rate,
  /** 1 calm … 5 wild. */
  volatility: Int,
  minBet: Money,
  maxBet: Money,
  /** Lines or ways; 0 where the game has none. */
  lines: Int,
  /** Short names such as `free-games`; their texts are the storefront's. */
  features: v.array(Text),
  engine: Text,
  vendor: v.object({ code: Text, name: Text, status: v.picklist(['UP', 'MAINTENANCE']), until: v.nullable(Ts) }),
  /** The reader's net result in it: payouts minus stakes of settled rounds. */
  mine: v.nullable(v.object({ net: Money, rounds: Int, lastPlayedAt: v.nullable(Ts) })),
  /** Similar games that can be played now. */
  suggestions: v.array(Game),
})

/** The stated figures of a game, for a list of all of them. */
export const GameReturn = v.object({
  nodeId: Id,
  gameName: Text,
  vendor: Text,
  /** Return to player as a fraction: `0.9642`. */
  rtp: Rate,
  /** 1 calm … 5 wild. */
  volatility: Int,
})

/** How to open a game (contract C3a). `url` contains a launch token: one use, 60 s. */
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

/** The pool that slot stakes fill (decision 21): its balance and its rules. */
export const JackpotPool = v.object({
  amount: Money,
  currency: Text,
  asOf: Ts,
  /** Part of every slot stake that goes into the pool. The stake itself pays no more for it. */
  share: Rate,
  /** The pool restarts with this amount, paid by the house. */
  seed: Money,
  /** It is won before it exceeds this. */
  mustHitBy: Money,
  /** SHA-256 of the hidden winning amount and its salt; both are published after the win. */
  commitment: Text,
  last: v.nullable(
    v.object({ accountMasked: Text, amount: Money, wonAt: Ts, hitAt: Money, salt: Text, commitment: Text }),
  ),
})

export type JackpotPool = v.InferOutput<typeof JackpotPool>
export type GameCategory = v.InferOutput<typeof GameCategory>
export type Vendor = v.InferOutput<typeof Vendor>
export type VendorGroup = v.InferOutput<typeof VendorGroup>
export type Game = v.InferOutput<typeof Game>
export type FacetChoice = v.InferOutput<typeof FacetChoice>
export type FacetName = (typeof facetNames)[number]
export type Facets = v.InferOutput<typeof Facets>
export type GameRow = v.InferOutput<typeof GameRow>
export type GameReturn = v.InferOutput<typeof GameReturn>
export type GameSheet = v.InferOutput<typeof GameSheet>
export type Launch = v.InferOutput<typeof Launch>
export type Room = v.InferOutput<typeof Room>
export type Winner = v.InferOutput<typeof Winner>
