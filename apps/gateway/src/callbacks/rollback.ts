import type { Tx } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import { newId } from '../ids.ts'
import { type Posted, post, type Wallet } from '../ledger/post.ts'
import type { Leg } from '../ledger/rules.ts'
import { type Answer, accepted, refusal, type Status } from './answer.ts'
import { claim, findTx, type GameTx, type Key, markReversed, replay, storeAnswer } from './claim.ts'
import type { Call } from './context.ts'
import { bringBack, followEnded } from './follow-ended.ts'
import { fingerprintOf, type Message } from './message.ts'
import { findPlayer, lockWallet, type Player } from './player.ts'
import { betsOfRound, findBet, reverseStake, reverseWin } from './round.ts'
import { winShare } from './win.ts'

type Reversal = { provider: string; player: Player; wallet: Wallet; message: Message<'rollback'>; fingerprint: Buffer }

/** Reverses a bet or a win exactly once, also before it has arrived (contract E2-5). */
export async function rollBack(
  tx: Tx,
  { provider }: Pick<Call, 'provider'>,
  message: Message<'rollback'>,
): Promise<Answer> {
  const player = await findPlayer(tx, provider, message)
  if (!player) return refusal('BAD_REQUEST', { cash: 0n, bonus: 0n })
  const wallet = await lockWallet(tx, player)
  const fingerprint = fingerprintOf('ROLLBACK', message)
  const known = await replay(tx, { provider, txId: message.txId }, fingerprint, wallet)
  if (known) return known
  // A message that reverses itself would wait for itself forever.
  if (message.refTxId === message.txId) return refusal('BAD_REQUEST', wallet)
  const reversal = { provider, player, wallet, message, fingerprint }
  const target = await findTx(tx, { provider, txId: message.refTxId })
  if (!target) return await leaveTombstone(tx, reversal)
  if (target.memberId !== player.memberId) return refusal('BAD_REQUEST', wallet)
  if (target.state !== 'APPLIED') return await confirm(tx, reversal, true)
  if (target.kind === 'BET') return await rollBackBet(tx, reversal, target)
  if (target.kind === 'WIN') return await rollBackWin(tx, reversal, target)
  return refusal('BAD_REQUEST', wallet)
}

async function claimReversal(tx: Tx, reversal: Reversal, journalId: string | null, amount = 0n): Promise<Key> {
  const { provider, player, message, fingerprint } = reversal
  const { txId, refTxId, roundId = null } = message
  const { memberId } = player
  const row = { provider, txId, refTxId, roundId, memberId, amount, fingerprint, journalId }
  await claim(tx, { ...row, kind: 'ROLLBACK', state: 'APPLIED' })
  return { provider, txId }
}

async function confirm(tx: Tx, reversal: Reversal, dup: boolean): Promise<Answer> {
  return await storeAnswer(tx, await claimReversal(tx, reversal, null), accepted(null, reversal.wallet, dup))
}

/** The message to reverse has not arrived yet; when it does, it finds this row and is refused. */
async function leaveTombstone(tx: Tx, reversal: Reversal): Promise<Answer> {
  const { provider, player, message } = reversal
  const answer = await confirm(tx, reversal, false)
  const { memberId } = player
  const tombstone = { provider, txId: message.refTxId, memberId, amount: 0n, refTxId: message.txId }
  await claim(tx, { ...tombstone, kind: 'TOMBSTONE', state: 'TOMBSTONE' })
  return answer
}

async function rollBackBet(tx: Tx, reversal: Reversal, target: GameTx): Promise<Answer> {
  const { provider, player, wallet } = reversal
  const refused = await reversalRefusal(tx, target)
  if (refused) return refusal(refused, wallet)
  const journalId = target.journalId ? newId() : null
  const key = await claimReversal(tx, reversal, journalId, target.amount)
  const posted =
    journalId && target.journalId
      ? await reverseBet(tx, { player, key, txId: target.txId, journalId }, target.journalId)
      : null
  await markReversed(tx, target)
  await reverseStake(tx, { provider, txId: target.txId })
  return await storeAnswer(tx, key, accepted(posted?.refNo ?? null, posted?.wallet ?? wallet))
}

/** A round that paid or was closed is settled; its stake cannot be reversed (contract F Bet). */
async function reversalRefusal(tx: Tx, { provider, txId, roundId }: GameTx): Promise<Status | null> {
  const round = await betsOfRound(tx, provider, roundId ?? '')
  const isSettled = round.some((bet) => bet.liveWins > 0 || (bet.txId === txId && bet.status === 'SETTLED'))
  return isSettled ? 'ALREADY_SETTLED' : null
}

type ReversedBet = { player: Player; key: Key; txId: string; journalId: string }

async function reverseBet(tx: Tx, { player, key, txId, journalId }: ReversedBet, reverses: string): Promise<Posted> {
  const { rows } = await tx.execute<{ account: Leg['account']; amount: string }>(sql`
    SELECT a.type AS account, e.amount FROM entry e JOIN account a ON a.id = e.account_id
    WHERE e.journal_id = ${reverses} ORDER BY e.seq`)
  const undoes = rows.map(({ account, amount }) => ({ account, amount: BigInt(amount) }))
  const event = { ...player, source: key.provider, extId: key.txId, actor: 'provider' }
  const posted = await post(tx, 'RBB', { ...eventOf(event), journalId, reverses, facts: { undoes } })
  const amount = -(undoes.find(({ account }) => account === 'BONUS')?.amount ?? 0n)
  const wallet = await followEnded(tx, { player, key, amount }, { provider: key.provider, txId })
  return wallet ? { ...posted, wallet } : posted
}

async function rollBackWin(tx: Tx, reversal: Reversal, target: GameTx): Promise<Answer> {
  const { provider, player, wallet } = reversal
  const betKey = { provider, txId: target.refTxId ?? '' }
  const bet = await findBet(tx, betKey)
  if (!bet) throw new Error(`Win ${target.txId} has no bet.`)
  const journalId = target.journalId ? newId() : null
  const key = await claimReversal(tx, reversal, journalId, target.amount)
  const event = { ...player, source: provider, extId: key.txId, actor: 'provider' }
  const facts = winShare(bet, target.amount)
  await bringBack(tx, { player, key, amount: facts.bonus }, { provider, txId: target.txId })
  const posted =
    journalId && target.journalId
      ? await post(tx, 'RBW', { ...eventOf(event), journalId, reverses: target.journalId, facts })
      : null
  await markReversed(tx, target)
  await reverseWin(tx, betKey, target.amount)
  return await storeAnswer(tx, key, accepted(posted?.refNo ?? null, posted?.wallet ?? wallet))
}

const eventOf = ({
  memberId,
  currency,
  purse,
  source,
  extId,
  actor,
}: Player & Record<'source' | 'extId' | 'actor', string>) => ({
  memberId,
  currency,
  purse,
  source,
  extId,
  actor,
})
