import type { Tx } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import { formatMoney } from '../ledger/money.ts'
import { lockAccounts, walletOf } from '../ledger/post.ts'
import type { Purse } from '../ledger/rules.ts'
import { readCheck } from '../protection/reality-check.ts'
import { stakesFrom } from '../seed/engines.ts'
import { hashToken, newToken } from '../session/tokens.ts'
import type { Call } from './context.ts'
import type { Message } from './message.ts'

type Opened = {
  memberId: string
  currency: string
  purse: Purse
  language: string
  alias: string
  gameCode: string
  category: string
  engine: string
  theme: string
  minBet: string
  demo: boolean
}

/** Initial balance of a demo, in worthless units that the vendor keeps. */
const demoPurse = '1000.00'

/**
 * Exchanges a launch token, once, for a play session (contract E2-1). The facts of the game (engine, theme, stakes) are
 * sent from server to server, so that no page can change them.
 */
export async function openPlay(tx: Tx, { provider, deps, merchant }: Call, { launchToken }: Message<'authenticate'>) {
  const session = newToken()
  const { rows } = await tx.execute<Opened>(sql`
    UPDATE game_session gs SET launched_at = now(), play_hash = ${hashToken(session)}
    FROM session s, member m, player_alias p, game g
    WHERE gs.launch_hash = ${hashToken(launchToken)} AND gs.provider = ${provider} AND gs.launched_at IS NULL
      AND gs.launch_expires_at > now() AND gs.ended_at IS NULL
      AND s.id = gs.session_id AND s.ended_at IS NULL AND s.expires_at > now()
      AND m.id = gs.member_id AND m.status = 'ACTIVE' AND g.id = gs.game_id
      AND p.provider = gs.provider AND p.member_id = gs.member_id AND p.currency = gs.currency
    RETURNING gs.member_id AS "memberId", gs.currency, gs.language, p.alias, gs.game_code AS "gameCode",
      gs.game_category AS category, g.engine, g.theme,
      g.min_bet AS "minBet", gs.is_demo AS demo, gs.purse`)
  const opened = rows[0]
  if (!opened) return { status: await whyNot(tx, provider, launchToken) }
  const { memberId, currency, purse, language, alias: player, minBet, ...game } = opened
  const country = deps.merchants.byCode(merchant)?.country ?? ''
  const balance = game.demo ? demoPurse : await spendable(tx, { memberId, currency, purse })
  const realityCheckSec = (await readCheck(tx, memberId)).minutes * 60
  const seat = { player, session, currency, language, country, balance, realityCheckSec }
  return { status: 'OK', ...seat, ...game, ...boundsOf(game.engine, minBet) }
}

/** The stakes that the lobby shows of the game. An engine that is not known gets no bounds. */
function boundsOf(engine: string, minBet: string) {
  const { min, max } = stakesFrom(engine, BigInt(minBet)) ?? { min: 0n, max: 0n }
  return { minStake: formatMoney(min), maxStake: formatMoney(max) }
}

type Held = Pick<Opened, 'memberId' | 'currency' | 'purse'>

async function spendable(tx: Tx, { memberId, currency, purse }: Held): Promise<string> {
  const { cash, bonus } = walletOf(await lockAccounts(tx, memberId, currency), purse)
  return formatMoney(cash + bonus)
}

/** A token that was ours is reported as expired; any other was never valid. */
async function whyNot(tx: Tx, provider: string, launchToken: string) {
  const { rows } = await tx.execute(sql`
    SELECT 1 FROM game_session WHERE launch_hash = ${hashToken(launchToken)} AND provider = ${provider}`)
  return rows.length > 0 ? 'SESSION_EXPIRED' : 'SESSION_INVALID'
}
