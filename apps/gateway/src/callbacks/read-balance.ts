import type { Tx } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import { type Answer, accepted, refusal } from './answer.ts'
import type { Call } from './context.ts'
import type { Message } from './message.ts'
import { findPlayer } from './player.ts'

/** The spendable balance of a player (contract E2-2). */
export async function readBalance(
  tx: Tx,
  { provider }: Pick<Call, 'provider'>,
  message: Message<'balance'>,
): Promise<Answer> {
  const none = { cash: 0n, bonus: 0n }
  const player = await findPlayer(tx, provider, message)
  if (!player) return refusal('SESSION_INVALID', none)
  if (player.currency !== message.currency) return refusal('CURRENCY_MISMATCH', none)
  const { rows } = await tx.execute<{ cash: string; bonus: string }>(sql`
    SELECT coalesce(sum(balance) FILTER (WHERE type = ${player.purse}), 0) AS cash,
      coalesce(sum(balance) FILTER (WHERE type = 'BONUS' AND ${player.purse} = 'CASH'), 0) AS bonus
    FROM account WHERE member_id = ${player.memberId} AND currency = ${player.currency}`)
  const { cash = '0', bonus = '0' } = rows[0] ?? {}
  return accepted(null, { cash: BigInt(cash), bonus: BigInt(bonus) })
}
