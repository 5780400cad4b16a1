import { AppError, type Caller, type Endpoints, type Value } from '@boardwalk/api-client/contract'
import type { Db, Reader, Tx } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import { formatMoney } from '../ledger/money.ts'
import { lockAccounts } from '../ledger/post.ts'
import { emptyVendorWallet } from '../wallet/vendor-wallet.ts'
import type { SessionRow } from './session-row.ts'
import { isOver, isPlayedFrom } from './session-sql.ts'
import { whyStopped } from './why-stopped.ts'

type View = Value<Endpoints['gameSession']>

/** The state of a launch for its player; also a heartbeat of the game page. @throws AppError NOT_FOUND */
export async function readGameSession(db: Db, caller: Caller, id: string): Promise<View> {
  const seen = await db.execute(sql`
    UPDATE game_session SET seen_at = now() WHERE id = ${id} AND member_id = ${caller.memberId} RETURNING id`)
  if (seen.rows.length === 0) throw new AppError('NOT_FOUND')
  return await viewOf(db, caller, id)
}

/** Ends a launch: no more stakes, a running round still settles, a transfer wallet comes home. */
export async function endGameSession(db: Db, caller: Caller, id: string): Promise<Value<Endpoints['endGameSession']>> {
  const sweptAmount = await db.transaction(async (tx) => {
    const { vendor, currency, purse } = await endRow(tx, caller, id)
    if (purse === 'CASH') return 0n
    // Another launch of the same vendor may still play from the wallet.
    if (await isPlayedFrom(tx, { memberId: caller.memberId, purse, currency })) return 0n
    return await emptyVendorWallet(
      tx,
      { memberId: caller.memberId, currency },
      { vendor, reason: 'END', actor: 'player' },
    )
  })
  return { session: await viewOf(db, caller, id), sweptAmount: formatMoney(sweptAmount) }
}

type Ended = Pick<SessionRow, 'vendor' | 'currency' | 'purse'>

async function endRow(tx: Tx, { memberId }: Caller, id: string): Promise<Ended> {
  // The wallet before the session, as a bet locks them.
  const { rows: found } = await tx.execute<Ended>(sql`
    SELECT vendor, currency, purse FROM game_session WHERE id = ${id} AND member_id = ${memberId}`)
  const session = found[0]
  if (!session) throw new AppError('NOT_FOUND')
  await lockAccounts(tx, memberId, session.currency)
  await tx.execute(sql`UPDATE game_session SET ended_at = coalesce(ended_at, now()) WHERE id = ${id}`)
  return session
}

async function viewOf(db: Reader, caller: Caller, id: string): Promise<View> {
  const { rows } = await db.execute<SessionRow>(sql`
    SELECT gs.id, coalesce(gs.launched_at, gs.created_at) AS "startedAt", now() AS at, gs.ended_at AS "endedAt",
      gs.is_demo AS "isDemo", gs.currency, gs.vendor, gs.purse, g.min_bet AS "minBet",
      CASE gs.purse WHEN 'CASH' THEN 'MAIN' ELSE v.account_type_id END AS wallet,
      ${sql.raw(isOver)} AS "isOver", m.status <> 'ACTIVE' AS "isBlocked",
      played.rounds, played.stake, played.payout, held.available
    FROM game_session gs JOIN vendor v ON v.code = gs.vendor JOIN game g ON g.id = gs.game_id
      JOIN member m ON m.id = gs.member_id LEFT JOIN session s ON s.id = gs.session_id,
    LATERAL (SELECT count(DISTINCT b.round_id) AS rounds, coalesce(sum(b.stake), 0) AS stake,
        coalesce(sum(b.payout), 0) AS payout
      FROM bet b WHERE b.member_id = gs.member_id AND b.placed_at >= gs.created_at AND b.game_session_id = gs.id
        AND b.status <> 'ROLLED_BACK') played,
    LATERAL (SELECT coalesce(sum(a.balance), 0) AS available FROM account a WHERE a.member_id = gs.member_id
      AND a.currency = gs.currency AND (a.type = gs.purse OR (gs.purse = 'CASH' AND a.type = 'BONUS'))) held
    WHERE gs.id = ${id} AND gs.member_id = ${caller.memberId}`)
  const row = rows[0]
  if (!row) throw new AppError('NOT_FOUND')
  const [stake, payout] = [BigInt(row.stake), BigInt(row.payout)]
  const time = (text: string) => new Date(text).toISOString()
  return {
    ...{ id: row.id, startedAt: time(row.startedAt), at: time(row.at), endedAt: row.endedAt && time(row.endedAt) },
    ...{ isDemo: row.isDemo, rounds: Number(row.rounds), currency: row.currency, wallet: row.wallet },
    ...{ stake: formatMoney(stake), payout: formatMoney(payout), net: formatMoney(payout - stake) },
    available: formatMoney(BigInt(row.available)),
    minStake: formatMoney(BigInt(row.minBet)),
    stop: await whyStopped(db, caller.memberId, row),
  }
}
