import type { Tx } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import { newId } from '../ids.ts'
import { post } from '../ledger/post.ts'
import { hashToken } from '../session/tokens.ts'
import { type Answer, accepted, refusal } from './answer.ts'
import { claim, replay, storeAnswer } from './claim.ts'
import type { Call } from './context.ts'
import { fingerprintOf, type Message } from './message.ts'
import { findPlayer, lockWallet } from './player.ts'

/** A credit without a bet: a tournament's or a jackpot's prize (contract E2-7). */
export async function payPromo(
  tx: Tx,
  { provider }: Pick<Call, 'provider'>,
  message: Message<'promo'>,
): Promise<Answer> {
  const player = await findPlayer(tx, provider, message)
  if (!player) return refusal('BAD_REQUEST', { cash: 0n, bonus: 0n })
  const wallet = await lockWallet(tx, player)
  const { txId, amount, campaign, roundId = null } = message
  const key = { provider, txId }
  const fingerprint = fingerprintOf('PROMO', message)
  const known = await replay(tx, key, fingerprint, wallet)
  if (known) return known
  if (message.currency !== player.currency) return refusal('CURRENCY_MISMATCH', wallet)
  const { memberId, currency } = player
  const journalId = amount > 0n ? newId() : null
  await claim(tx, { ...key, kind: 'PROMO', roundId, memberId, amount, fingerprint, state: 'APPLIED', journalId })
  if (!journalId) return await storeAnswer(tx, key, accepted(null, wallet))
  const facts = { amount, vendor: await payer(tx, provider, message.session) }
  const event = { memberId, currency, source: provider, extId: txId, actor: 'provider', meta: { campaign } }
  const posted = await post(tx, 'PRM', { ...event, journalId, purse: player.purse, facts })
  return await storeAnswer(tx, key, accepted(posted.refNo, posted.wallet))
}

/** The vendor whose game it was won in, else the engine itself. */
async function payer(tx: Tx, provider: string, session: string | undefined): Promise<string> {
  const engine = provider.split('.')[0] ?? provider
  if (!session) return engine
  const { rows } = await tx.execute<{ vendor: string }>(sql`
    SELECT vendor FROM game_session WHERE play_hash = ${hashToken(session)} AND provider = ${provider}`)
  return rows[0]?.vendor ?? engine
}
