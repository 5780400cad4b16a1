import type { Tx } from '../db/client.ts'
import { type Answer, accepted, refusal } from './answer.ts'
import { claim, replay, storeAnswer } from './claim.ts'
import type { Call } from './context.ts'
import { fingerprintOf, type Message } from './message.ts'
import { findPlayer, lockWallet } from './player.ts'
import { betsOfRound, settleRound } from './round.ts'

/** Closes a round with its wins so far (contract E2-6). A round without a bet may still get one: repeat later. */
export async function closeRound(
  tx: Tx,
  { provider }: Pick<Call, 'provider'>,
  message: Message<'round/close'>,
): Promise<Answer> {
  const player = await findPlayer(tx, provider, message)
  if (!player) return refusal('BAD_REQUEST', { cash: 0n, bonus: 0n })
  const wallet = await lockWallet(tx, player)
  const { txId, roundId } = message
  const { memberId } = player
  const key = { provider, txId }
  const fingerprint = fingerprintOf('CLOSE', message)
  const known = await replay(tx, key, fingerprint, wallet)
  if (known) return known
  const own = (await betsOfRound(tx, provider, roundId)).filter((bet) => bet.memberId === memberId)
  if (own.length === 0) return refusal('TX_NOT_FOUND', wallet)
  await claim(tx, { ...key, kind: 'CLOSE', roundId, memberId, amount: 0n, fingerprint, state: 'APPLIED' })
  await settleRound(tx, provider, roundId, memberId)
  return await storeAnswer(tx, key, accepted(null, wallet))
}
