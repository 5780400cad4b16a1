/** Everything that is needed to verify a finished round, as JSON. Amounts are decimal strings. */
type Common = {
  v: 1
  engine: string
  roundId: string
  stake: string
  /** Amount debited. */
  cost: string
  payout: string
  bet: unknown
  at: string
  /** 64 hexadecimal digits, shown after the round. */
  seed: string
  /** SHA-256 of the seed, shown before the round. */
  commitment: string
}
export type SoloRecord = Common & { kind: 'solo'; clientSeed: string; outcome: unknown }
export type SharedRecord = Common & {
  kind: 'shared'
  table: string
  no: number
  outcome: unknown
  /** `commitment` is the seed of round `no - 1`, or the anchor itself. */
  chain: { anchor: string; firstNo: number; length: number }
}
export type RoomRecord = Common & {
  kind: 'room'
  clientSeed: string
  hand: string
  yourSeat: number
  moves: [seat: number, move: unknown][]
  shares: string[]
  /** Index among the seat's stakes: null for the one that seated it, else the number of the move. */
  part: number | null
}
export type RoundRecord = SoloRecord | SharedRecord | RoomRecord
