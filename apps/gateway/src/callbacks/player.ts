import { sql } from 'drizzle-orm'
import type { Tx } from '../db/client.ts'
import { lockAccounts, type Wallet, walletOf } from '../ledger/post.ts'

export type Player = { memberId: string; merchant: string; currency: string }

export async function findPlayer(tx: Tx, provider: string, alias: string): Promise<Player | null> {
  const { rows } = await tx.execute<Player>(sql`
    SELECT member_id AS "memberId", merchant, currency FROM player_alias WHERE alias = ${alias} AND provider = ${provider}`)
  return rows[0] ?? null
}

/**
 * Locks the player's accounts, CASH first. Callbacks take this lock before their claim row, unlike contract G6: a refusal
 * must leave no trace, and a rollback that claims two rows can so never wait for a bet that waits for it.
 */
export const lockWallet = async (tx: Tx, { memberId, currency }: Player): Promise<Wallet> =>
  walletOf(await lockAccounts(tx, memberId, currency))
