import type { Tx } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import { lockAccounts, type Wallet, walletOf } from '../ledger/post.ts'
import type { Purse } from '../ledger/rules.ts'
import { hashToken } from '../session/tokens.ts'

export type Player = { memberId: string; merchant: string; currency: string; purse: Purse }

type Named = { player: string; session?: string | undefined }

/**
 * The player of an alias, and the purse of the session in the message. Aliases of demo sessions have no player here:
 * the vendor keeps demo units itself.
 */
export async function findPlayer(tx: Tx, provider: string, { player, session }: Named): Promise<Player | null> {
  const playHash = session ? hashToken(session) : null
  const { rows } = await tx.execute<Player>(sql`
    SELECT p.member_id AS "memberId", p.merchant, p.currency, coalesce(gs.purse, 'CASH') AS purse
    FROM player_alias p LEFT JOIN game_session gs
      ON gs.play_hash = ${playHash}::bytea AND gs.provider = p.provider AND gs.member_id = p.member_id
    WHERE p.alias = ${player} AND p.provider = ${provider}
      AND EXISTS (SELECT FROM account a WHERE a.member_id = p.member_id AND a.type = 'CASH' AND a.currency = p.currency)`)
  return rows[0] ?? null
}

/**
 * Locks the player's accounts, CASH first. Callbacks take this lock before their claim row, unlike contract G6: a refusal
 * must leave no trace, and a rollback that claims two rows can so never wait for a bet that waits for it.
 */
export const lockWallet = async (tx: Tx, { memberId, currency, purse }: Player): Promise<Wallet> =>
  walletOf(await lockAccounts(tx, memberId, currency), purse)
