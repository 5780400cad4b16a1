export type PlaySession = {
  id: string
  /** SHA-256 of the game page's bearer. */
  bearerHash: string
  operator: string
  player: string
  walletSession: string
  currency: string
  gameCode: string
  engine: string
  theme: string
  /** Bounds that the operator sets on stakes; empty: the engine's own ladder. */
  minStake: string
  maxStake: string
  /** 1: plays with a local purse, never with the wallet. */
  demo: 0 | 1
  /** Seed of the next round; its hash is shown to the player. */
  nextSeed: string
}

/**
 * `PLACED`: stored, the bet may have been sent. `RUNNING`: the bet is confirmed, the result is still to come (a shared
 * draw, a round with stages, a hand). `STAKED`: the bet is confirmed, the win is owed. `SETTLED`: both are confirmed.
 * `REFUSED`: the wallet declined, nothing was debited. `UNDOING`/`UNDONE`: the bet's answer was lost, or its hand could
 * not begin, and it is being, or has been, rolled back. `…_STUCK`: the wallet refuses it; an operator must look.
 */
export type WagerState =
  | 'PLACED'
  | 'RUNNING'
  | 'STAKED'
  | 'SETTLED'
  | 'REFUSED'
  | 'UNDOING'
  | 'UNDONE'
  | 'WIN_STUCK'
  | 'UNDO_STUCK'

/** One stake of a player, in any kind of game. Each is a separate round for the wallet. */
export type Wager = {
  id: string
  sessionId: string
  engine: string
  state: WagerState
  stake: string
  /** Amount debited. */
  cost: string
  /** JSON, as the game's schema gave it; acts of a staged round change it. */
  bet: string
  /** Null until the result is known. */
  payout: string | null
  /** Empty where the result comes from a table's chain or a hand. */
  seed: string
  clientSeed: string
  tableId: string | null
  no: number | null
  handId: string | null
  /** Epoch ms of the wallet's yes; a staged round's clock. */
  startedAt: number | null
  status: string
  balance: string | null
  at: string
  /** 1: the result was shown to the player. */
  acknowledged: 0 | 1
}

/** A message that the wallet confirmed, in the vendor's own books. `ROLLBACK` has the amount that went back. */
export type Confirmed = {
  txId: string
  operator: string
  kind: 'BET' | 'WIN' | 'ROLLBACK'
  wagerId: string
  currency: string
  amount: string
  /** ISO time of the confirmation. */
  at: string
}

/** Seeds of a table, committed beforehand: `anchor` is `tail` hashed `length` times; round `firstNo + i` uses the seed i + 1 steps from the anchor. */
export type Chain = { engine: string; tableId: string; firstNo: number; length: number; anchor: string; tail: string }

/** A hand of a room. `BETTING`: stakes are being taken; `PLAYING`: dealt; `DONE`: shares are owed or paid; `VOID`: stakes go back. */
export type Hand = {
  id: string
  engine: string
  room: string
  phase: 'BETTING' | 'PLAYING' | 'DONE' | 'VOID'
  stake: string
  /** JSON: players by seat. */
  seats: string
  /** JSON of the game's state; empty before the deal. */
  state: string
  /** JSON: `[seat, move]` in order. */
  moves: string
  /** JSON: amounts per seat; empty before the end. */
  shares: string
  seed: string
  clientSeed: string
  at: string
}
