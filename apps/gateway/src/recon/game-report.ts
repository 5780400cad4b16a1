import type { Units } from '../ledger/money.ts'

/** A bet, win or rollback of a game vendor. A rollback has the amount that went back to the player. */
export type GameMessage = {
  txId: string
  kind: 'BET' | 'WIN' | 'ROLLBACK'
  currency: string
  amount: Units
  /** The ledger's time, or that of the vendor's confirmation. */
  at: Date
}

/** Most messages of one page, and most ids of one question. */
export const pageSize = 1_000

/** The interface of a vendor's report: messages that it sent and saw confirmed, from its own records. */
export type GameReport = {
  /** From when on the vendor knows every message. */
  since(merchant: string): Promise<Date>
  /** The messages of a period, oldest first. */
  pages(merchant: string, from: Date, until: Date): AsyncIterable<GameMessage[]>
  named(merchant: string, txIds: readonly string[]): Promise<GameMessage[]>
}

/** The vendor gave no report that can be read. */
export class NoReport extends Error {}
