import type { Tx } from '../db/client.ts'
import { and, eq, sql } from '../db/orm.ts'
import { bets } from '../db/schema/ledger.ts'
import type { Key } from './claim.ts'

export type BetRow = typeof bets.$inferSelect

const isBet = ({ provider, txId }: Key) => and(eq(bets.provider, provider), eq(bets.txId, txId))
const inRound = (provider: string, roundId: string) => and(eq(bets.provider, provider), eq(bets.roundId, roundId))

export const findBet = async (tx: Tx, key: Key): Promise<BetRow | null> =>
  (await tx.select().from(bets).where(isBet(key)))[0] ?? null

export const betsOfRound = (tx: Tx, provider: string, roundId: string): Promise<BetRow[]> =>
  tx.select().from(bets).where(inRound(provider, roundId))

/** Bets against an opponent or an event count with the amount at risk; all others with the stake (contract G8). */
const validBet = sql`CASE WHEN ${bets.gameCategory} IN ('LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT')
  THEN least(${bets.stake}, abs(${bets.payout} - ${bets.stake})) ELSE ${bets.stake} END`

/** OPEN → SETTLED for the open bets of a member's round, with the wins so far. */
export async function settleRound(tx: Tx, provider: string, roundId: string, memberId: string): Promise<void> {
  const settled = tx
    .update(bets)
    .set({ status: 'SETTLED', settledAt: sql`now()`, validBet })
    .where(and(inRound(provider, roundId), eq(bets.memberId, memberId), eq(bets.status, 'OPEN')))
    .returning({ at: bets.settledAt })
  await tx.execute(sql`WITH settled AS ${settled}
    INSERT INTO member_day_due (member_id, at) SELECT ${memberId}::uuid, settled_at FROM settled LIMIT 1`)
}

export async function addWin(tx: Tx, key: Key, amount: bigint): Promise<void> {
  const won = { payout: sql`${bets.payout} + ${amount}`, liveWins: sql`${bets.liveWins} + 1` }
  await tx.update(bets).set(won).where(isBet(key))
}

/** A win was undone: SETTLED → OPEN, the only way back (contract F). */
export async function reverseWin(tx: Tx, key: Key, amount: bigint): Promise<void> {
  const won = { payout: sql`${bets.payout} - ${amount}`, liveWins: sql`${bets.liveWins} - 1` }
  const reopened = tx
    .update(bets)
    .set({ ...won, status: 'OPEN', settledAt: null, validBet: 0n })
    .where(isBet(key))
    .returning({ memberId: bets.memberId, settledAt: sql`old.settled_at` })
  await tx.execute(sql`WITH reopened AS ${reopened}
    INSERT INTO member_day_due (member_id, at) SELECT member_id, settled_at FROM reopened WHERE settled_at IS NOT NULL`)
}

export async function reverseStake(tx: Tx, key: Key): Promise<void> {
  const open = and(isBet(key), eq(bets.status, 'OPEN'))
  const moved = await tx.update(bets).set({ status: 'ROLLED_BACK' }).where(open).returning({ txId: bets.txId })
  if (moved.length !== 1) throw new Error(`Bet ${key.txId} was not open.`)
}
