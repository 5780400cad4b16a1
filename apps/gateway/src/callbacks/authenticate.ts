import { sql } from 'drizzle-orm'
import type { Tx } from '../db/client.ts'
import { formatMoney } from '../ledger/money.ts'
import { lockAccounts, walletOf } from '../ledger/post.ts'
import { hashToken, newToken } from '../session/tokens.ts'
import type { Call } from './context.ts'
import type { Message } from './message.ts'

type Opened = { memberId: string; currency: string; language: string; alias: string }

/** Minutes between reality checks of a game that shows them; players' own settings come with player protection. */
const realityCheckSec = 3600

/** Exchanges a launch token, once, for a play session (contract E2-1). */
export async function openPlay(tx: Tx, { provider, deps, merchant }: Call, { launchToken }: Message<'authenticate'>) {
  const session = newToken()
  const { rows } = await tx.execute<Opened>(sql`
    UPDATE game_session gs SET launched_at = now(), play_hash = ${hashToken(session)}
    FROM session s, member m, player_alias p
    WHERE gs.launch_hash = ${hashToken(launchToken)} AND gs.provider = ${provider} AND gs.launched_at IS NULL
      AND gs.launch_expires_at > now() AND s.id = gs.session_id AND s.ended_at IS NULL AND s.expires_at > now()
      AND m.id = gs.member_id AND m.status = 'ACTIVE'
      AND p.provider = gs.provider AND p.member_id = gs.member_id AND p.currency = gs.currency
    RETURNING gs.member_id AS "memberId", gs.currency, gs.language, p.alias`)
  const opened = rows[0]
  if (!opened) return { status: await whyNot(tx, provider, launchToken) }
  const { memberId, currency, language, alias: player } = opened
  const { cash, bonus } = walletOf(await lockAccounts(tx, memberId, currency))
  const country = deps.merchants.byCode(merchant)?.country ?? ''
  const balance = formatMoney(cash + bonus)
  return { status: 'OK', player, session, currency, language, country, balance, realityCheckSec }
}

/** A token that was ours is said to be over; anything else was never one. */
async function whyNot(tx: Tx, provider: string, launchToken: string) {
  const { rows } = await tx.execute(sql`
    SELECT 1 FROM game_session WHERE launch_hash = ${hashToken(launchToken)} AND provider = ${provider}`)
  return rows.length > 0 ? 'SESSION_EXPIRED' : 'SESSION_INVALID'
}
