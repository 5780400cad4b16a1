import type { Tx } from '../db/client.ts'
import { newId } from '../ids.ts'
import { shareRoundedUp, type Units } from '../ledger/money.ts'
import { post, type Wallet } from '../ledger/post.ts'
import { type Answer, accepted, refusal, type Status } from './answer.ts'
import { claim, findTx, type Key, replay, storeAnswer } from './claim.ts'
import type { Call } from './context.ts'
import { followEnded } from './follow-ended.ts'
import { fingerprintOf, type Message } from './message.ts'
import { findPlayer, lockWallet, type Player } from './player.ts'
import { addWin, type BetRow, findBet, settleRound } from './round.ts'

type Win = Message<'win'>

/** Pays a win on an active bet; also after log-out, block or expiry (contract E2-4). */
export async function payWin(tx: Tx, { provider }: Pick<Call, 'provider'>, win: Win): Promise<Answer> {
  const player = await findPlayer(tx, provider, win)
  if (!player) return refusal('BAD_REQUEST', { cash: 0n, bonus: 0n })
  const wallet = await lockWallet(tx, player)
  const key = { provider, txId: win.txId }
  const fingerprint = fingerprintOf('WIN', win)
  const known = await replay(tx, key, fingerprint, wallet)
  if (known) return known
  const bet = await findBet(tx, { provider, txId: win.refTxId })
  const refused = bet ? refusesWin(bet, player, win) : await unknownBet(tx, { provider, txId: win.refTxId })
  if (refused || !bet) return refusal(refused ?? 'TX_NOT_FOUND', wallet)
  return await credit(tx, { key, player, wallet, bet, fingerprint }, win)
}

async function unknownBet(tx: Tx, key: Key): Promise<Status> {
  const other = await findTx(tx, key)
  if (!other) return 'TX_NOT_FOUND'
  return other.state === 'TOMBSTONE' ? 'ROLLED_BACK' : 'BAD_REQUEST'
}

function refusesWin(bet: BetRow, player: Player, win: Win): Status | null {
  if (bet.memberId !== player.memberId || bet.roundId !== win.roundId) return 'BAD_REQUEST'
  if (bet.currency !== win.currency) return 'CURRENCY_MISMATCH'
  if (bet.status === 'ROLLED_BACK') return 'ROLLED_BACK'
  return bet.status === 'SETTLED' ? 'ROUND_CLOSED' : null
}

/** A win returns to where the stake came from; the cash part is rounded up (contract G3). */
export function winShare(bet: Pick<BetRow, 'stake' | 'stakeCash' | 'vendor' | 'purse'>, amount: Units) {
  const cash = bet.stake === 0n ? amount : shareRoundedUp(amount, bet.stakeCash, bet.stake)
  return { cash, bonus: amount - cash, vendor: bet.vendor, purse: bet.purse }
}

type Payment = { key: Key; player: Player; wallet: Wallet; bet: BetRow; fingerprint: Buffer }

async function credit(tx: Tx, { key, player, wallet, bet, fingerprint }: Payment, win: Win): Promise<Answer> {
  const { memberId, currency } = player
  const { refTxId, roundId, amount } = win
  const journalId = amount > 0n ? newId() : null
  const row = { ...key, kind: 'WIN', refTxId, roundId, memberId, amount, fingerprint, journalId } as const
  await claim(tx, { ...row, state: 'APPLIED' })
  const event = { memberId, currency, source: key.provider, extId: key.txId, actor: 'provider' }
  const facts = winShare(bet, amount)
  // The money goes to the purse of the stake; the answer has the balance of the session's purse.
  const posted = journalId ? await post(tx, 'WIN', { ...event, journalId, purse: player.purse, facts }) : null
  const stake = { provider: key.provider, txId: refTxId }
  const after = await followEnded(tx, { player, key, amount: facts.bonus }, stake)
  await addWin(tx, stake, amount)
  if (win.closed) await settleRound(tx, key.provider, roundId, memberId)
  return await storeAnswer(tx, key, accepted(posted?.refNo ?? null, after ?? posted?.wallet ?? wallet))
}
