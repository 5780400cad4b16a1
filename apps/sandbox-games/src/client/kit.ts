import type { EngineName } from '../kernel/engines.ts'
import type { Facts, Game, RoundTimes } from '../kernel/kinds.ts'
import type { RoundRecord } from '../kernel/record.ts'
import type { LeftRounds } from './api.ts'
import type { Place } from './place.ts'
import type { GameLanguage } from './strings/languages.ts'

/** Texts of a game: `games/<engine>/client/strings/{en,fil,bn,hi}.ts`, the same keys in each. */
export type GameStrings<Key extends string = string> = Record<GameLanguage, Record<Key, string>>

/** Export of `games/index.client.ts`, one chunk per engine: `export const client = gameClient({...})`. */
export type GameClient<Key extends string = string> = {
  /** The game of `../server.ts`: the frame reads its facts and checks rounds with it. */
  rules: Game
  strings: GameStrings<Key>
  /** Content of the paytable sheet: rules, pays, return, the cap. Built each time it is opened. */
  paytable(kit: Kit<Key>): Node[]
  /** The game's own part of the fairness sheet, before the hashes. */
  fairness?(kit: Kit<Key>): Node[]
  /** Fills `kit.stage` and `kit.controls`. Called once; the frame is already on the page. */
  mount(kit: Kit<Key>): void | Promise<void>
  /** One line of the history of rounds for an outcome, e.g. "17 red" or "2.41×". */
  summary?(outcome: unknown, kit: Kit<Key>): string | Node
  /** The bet of a past round in words, without the stake: picks, odds, teams. */
  bet?(round: RoundRecord, kit: Kit<Key>): string
}
/** Infers the keys of the strings. */
export const gameClient = <Key extends string>(client: GameClient<Key>): GameClient => client as unknown as GameClient

export type Settled<Outcome = unknown> = {
  roundId: string
  stake: string
  /** Amount debited: `stake` times the factor of the bet. */
  cost: string
  payout: string
  outcome: Outcome
  bet: unknown
  /** Null while the payout is still on its way to the wallet. */
  balance: string | null
}
/** A placed, running round with stages; its visible part is in `view`. */
export type Running = { roundId: string; running: true; view: unknown; elapsedMs: number }

/** State of a bet on a shared table. `REFUSED` and `UNDONE`: nothing was debited, or it was refunded. */
export type TableBet = {
  roundId: string
  no: number
  bet: unknown
  stake: string
  cost: string
  state: 'PLACED' | 'RUNNING' | 'SETTLED' | 'REFUSED' | 'UNDONE'
  /** Null until the draw. */
  payout: string | null
}
export type TableSnapshot<Outcome = unknown, Offer = unknown> = {
  table: string
  /** Server's clock minus this page's, in ms: add it to `Date.now()`. */
  clockOffset: number
  round: RoundTimes & { offer: Offer | null /** Null before the draw. */; outcome: Outcome | null }
  /** Past rounds, newest first, at most 50. */
  past: { no: number; outcome: Outcome }[]
  /** This player's bets of rounds that are not over, and of the last round. */
  bets: TableBet[]
  /** How many bets all players have in the running round. */
  totals: { players: number; bets: number }
  balance: string | null
}
/**
 * `holdsBalance`: delays a balance that would reveal the result until `result` was called.
 * `mayLeave`: bets stay active without the page, so that leaving asks nothing (tickets of a lottery).
 */
export type TableOptions = { holdsBalance?: boolean; mayLeave?: boolean }
export type TableFeed<Outcome = unknown, Offer = unknown> = {
  /** Calls back at once with the current state and after each change; returns the unsubscribe function. */
  watch(see: (snapshot: TableSnapshot<Outcome, Offer>) => void): () => void
  /** Rejects with `CallError`; the frame has shown the reason. `no` absent: the running round. */
  bet(bet: unknown, options?: { stake?: string; no?: number }): Promise<TableBet>
}

export type RoomSeat = { name: string; bot: boolean; you: boolean /** Waits for the next hand. */; waiting: boolean }
export type RoomSnapshot<View = unknown> = {
  room: string
  clockOffset: number
  hand: string | null
  seats: (RoomSeat | null)[]
  yourSeat: number | null
  /** The view of your seat; null between hands. */
  view: View | null
  turn: number | null
  /** Epoch ms by the server's clock; null between turns. */
  turnEndsAt: number | null
  nextHandAt: number | null
  /** After a hand, per seat, as amounts. */
  shares: string[] | null
  balance: string | null
}
export type RoomFeed<View = unknown> = {
  watch(see: (snapshot: RoomSnapshot<View>) => void): () => void
  /** Sits down at a room of the chosen stake; hands are played until `leave` (a hand that runs is played out by time-outs). */
  join(): Promise<void>
  move(move: unknown): Promise<void>
  leave(): Promise<void>
}

export type SoundName = 'tap' | 'spin' | 'stop' | 'tick' | 'rise' | 'deal' | 'win' | 'big' | 'lose' | 'close'

export type StakePicker = {
  /** Amount as a decimal string. */
  value(): string
  units(): bigint
  /** Locked while a round runs. */
  lock(locked: boolean): void
  onChange(act: () => void): void
}
export type Primary = { set(change: { label?: string; disabled?: boolean }): void }

/** The interface of the page frame. The frame owns money, error texts, sheets, sound, keyboard and the bridge. */
export type Kit<Key extends string = string> = {
  session: {
    engine: EngineName
    theme: string
    gameCode: string
    currency: string
    /** BCP 47. */
    language: string
    place: Place
    demo: boolean
    facts: Facts
    /** Stakes that this session may use. */
    stakes: readonly string[]
  }
  /** Texts of the game. */
  t: Record<Key, string>
  /** A round of an earlier launch that still runs; a game with stages resumes it in `mount`. */
  left: LeftRounds['running']
  /** Addresses of drawings for `<img>`: the theme's hero first, then its companions (8 in all). */
  heroes: readonly string[]
  /** Empty element for the play area. */
  stage: HTMLElement
  /** Empty element between the stake picker and the sheets; `primary` fills it. */
  controls: HTMLElement
  stake: StakePicker
  /** The large button, also on the space bar. */
  primary(label: string, press: () => void): Primary
  /** Further keys (`ArrowLeft`, `1`, `h`), ignored in fields and sheets; listed in the paytable sheet under `name`. */
  key(key: string, name: string, press: () => void): void
  /** The status line, read out. */
  say(text: string): void
  /** Shows the result of a round, updates the balance, plays a sound. Celebrates only above the cost. */
  result(round: Pick<Settled, 'cost' | 'payout' | 'balance'>): void
  /** Amount with the currency's symbol. */
  money(amount: string): string
  /** Names the time zone, for a place that shows times. */
  timesIn: string
  /** Whether to leave out movement. */
  calm(): boolean
  sound(name: SoundName): void
  /** Marks stake as at risk, so that leaving asks first. `order` and tables do it themselves. */
  roundOpen(open: boolean): void
  /**
   * Solo. Shows the error and rejects with `CallError`; after a lost answer the request is repeated with the same id.
   */
  order<Outcome>(bet: unknown, options?: { stake?: string }): Promise<Settled<Outcome>>
  /** Solo with stages: the same, but the round may stay open; then `act` and `look` until it is settled. */
  begin<Outcome>(bet: unknown, options?: { stake?: string }): Promise<Settled<Outcome> | Running>
  act<Outcome>(roundId: string, act: unknown): Promise<Settled<Outcome> | Running>
  /** State of a staged round, e.g. after its time is over. */
  look<Outcome>(roundId: string): Promise<Settled<Outcome> | Running>
  /** Shared: the session's table, or another of the engine. */
  table<Outcome, Offer>(id?: string, options?: TableOptions): TableFeed<Outcome, Offer>
  /** Room. */
  room<View>(): RoomFeed<View>
}
