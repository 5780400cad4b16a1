import type { GenericSchema } from 'valibot'
import type { EngineName } from './engines.ts'
import type { Draw } from './fair.ts'

/**
 * The three shapes of a game's rules. Rules are pure and free of Node and of the DOM: the server deals with them and
 * the verifier page deals again. Amounts are bigint of 1/10 000 of the currency; outcomes, bets and states are plain
 * JSON (no bigint, no Map, no Date). Chance comes from `draw` alone.
 */
export type Facts = {
  engine: EngineName
  /** Stated return, in 1/10 000 of the stake, rounded down; a test of the game proves it. */
  rtp: number
  volatility: 1 | 2 | 3 | 4 | 5
  /** Pay lines or ways; 0 where the word means nothing. */
  lines: number
  /** Short names in kebab-case, such as `free-games`, `cascades`, `live-table`. */
  features: readonly string[]
  /** Ladder of stakes, ascending, as decimal strings. */
  stakes: readonly string[]
  /** Most that an order can pay, in stakes. The kernel cuts off nothing: the game's own payout keeps to it. */
  maxWin: number
}

type Money<Bet> = {
  facts: Facts
  /** Schema of a player's bet, without the stake; unknown fields are refused (`v.strictObject`). */
  bet: GenericSchema<unknown, Bet>
  /** Units debited for an order, when it is more than one stake (chips on several fields, several tickets). */
  cost?(stake: bigint, bet: Bet): bigint
}

/** One order = one settled round. */
export type SoloGame<Bet = unknown, Outcome = unknown> = Money<Bet> & {
  kind: 'solo'
  /** Everything that chance decides in the round, drawn at once. */
  play(draw: Draw, bet: Bet): Promise<Outcome>
  /** Units credited; 0n for a loss. Called again by the verifier. */
  payout(stake: bigint, outcome: Outcome, bet: Bet): bigint
  /** Marks rounds in which the player acts after the stake (cash-out, hold, next card). Absent: settled at once. */
  stages?: Stages<Bet, Outcome>
}

/** The outcome is drawn and stored before the first act; acts only change the bet, which the verifier is given. */
export type Stages<Bet = unknown, Outcome = unknown> = {
  /** Schema of the payload of `POST /api/act`. */
  act: GenericSchema
  /** The bet after an act that came `elapsedMs` after the stake was confirmed; null: not allowed now. */
  after(bet: Bet, outcome: Outcome, act: unknown, elapsedMs: number): Bet | null
  /** Duration of the round from the confirmed stake; 0 when nothing is left to decide. At most an hour. */
  lastsMs(bet: Bet, outcome: Outcome): number
  /** The visible part of a running round; never its future. */
  view(bet: Bet, outcome: Outcome, elapsedMs: number): unknown
}

/**
 * A table on the clock: round `no` = floor(epoch ms / everyMs) and begins at `no * everyMs`. Bets are taken until
 * `closesMs` into the round, the draw falls at `drawsMs`, results are shown until the next round begins.
 */
export type Table = { id: string; everyMs: number; closesMs: number; drawsMs: number }
/** Times of a round in epoch ms. */
export type RoundTimes = { no: number; opensAt: number; closesAt: number; drawsAt: number; endsAt: number }

/** The same rounds for all players; many bets per player and round, each settled at the draw. */
export type SharedGame<Bet = unknown, Outcome = unknown> = Money<Bet> & {
  kind: 'shared'
  tables: readonly [Table, ...Table[]]
  /** Table of a catalogue entry; absent: the one whose id is the theme, else the first. */
  tableFor?(theme: string, gameCode: string): string
  /** Offer of a round (fixtures, odds): public and deterministic. */
  offer?(table: string, no: number): Promise<unknown>
  /** How many rounds ahead of the running one bets are taken; absent: 0. */
  ahead?: number
  /** Why a bet does not fit the round or its stake (odds not on offer), as a code in CAPITALS; null when it does. */
  refuse?(bet: Bet, table: string, no: number, stake: string): Promise<string | null>
  outcome(draw: Draw, table: string, no: number): Promise<Outcome>
  payout(stake: bigint, outcome: Outcome, bet: Bet): bigint
  /** Lotteries: the numbers reported to the operator for every draw, with or without bets. */
  announce?(outcome: Outcome): string[]
}

/** Seats, turns, time-outs; players of one stake and currency, empty seats filled by bots that are named as such. */
export type RoomGame<State = unknown, Move = unknown> = {
  kind: 'room'
  facts: Facts
  seats: number
  turnMs: number
  /** Pause between hands. */
  pauseMs: number
  move: GenericSchema<unknown, Move>
  /** Deals a hand; every seat has paid one stake. */
  deal(draw: Draw, seats: number): Promise<State>
  /** Seat of the current turn; null when the hand is over. */
  turn(state: State): number | null
  /** Further stakes that a move costs its seat; absent: none. */
  cost?(state: State, seat: number, move: Move): number
  /** The state after a move; null: not allowed. */
  after(state: State, seat: number, move: Move): State | null
  /** View of a seat (own cards); `null` is a spectator. After the hand everything. */
  view(state: State, seat: number | null): unknown
  /** The move of a player who does not answer in time; must be allowed and free. */
  timeout(state: State, seat: number): Move
  /** The move of a player who has left; must be allowed and free. Default: `timeout`. */
  leave?(state: State, seat: number): Move
  /** A bot sees no more than a player of its seat; `draw` is for its whims and is not the hand's. */
  bot(view: unknown, seat: number, draw: Draw): Promise<Move>
  /** Units for each seat when the hand is over, rake taken off; never more in all than was paid in. */
  shares(state: State, stake: bigint): bigint[]
}

export type Game = SoloGame | SharedGame | RoomGame

/** Infers the types of a game's rules and returns them as `Game`; the schema validates input. */
export const solo = <Bet, Outcome>(game: Omit<SoloGame<Bet, Outcome>, 'kind'>) => ({ ...game, kind: 'solo' as const })
export const shared = <Bet, Outcome>(game: Omit<SharedGame<Bet, Outcome>, 'kind'>) => ({
  ...game,
  kind: 'shared' as const,
})
export const room = <State, Move>(game: Omit<RoomGame<State, Move>, 'kind'>) => ({ ...game, kind: 'room' as const })

export const timesOf = ({ everyMs, closesMs, drawsMs }: Table, no: number): RoundTimes => {
  const opensAt = no * everyMs
  return { no, opensAt, closesAt: opensAt + closesMs, drawsAt: opensAt + drawsMs, endsAt: opensAt + everyMs }
}
/** The round that runs at a moment. */
export const schedule = (table: Table, nowMs: number): RoundTimes => timesOf(table, Math.floor(nowMs / table.everyMs))

/** Rules by engine. */
export type Games = Readonly<Record<string, Game>>
