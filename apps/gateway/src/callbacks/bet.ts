import pg from 'pg'
import type { Tx } from '../db/client.ts'
import { bets } from '../db/schema/ledger.ts'
import { newId } from '../ids.ts'
import { least } from '../ledger/money.ts'
import { type Posted, post, type Wallet } from '../ledger/post.ts'
import { newRef } from '../ledger/reference.ts'
import { troubleOf, withRetries } from '../ledger/retry.ts'
import { brokenLimit } from '../protection/limits.ts'
import { hashToken } from '../session/tokens.ts'
import { type Answer, accepted, refusal } from './answer.ts'
import type { TakeCash } from './bet-batches.ts'
import { claim, replay, storeAnswer } from './claim.ts'
import { type Call, claimNonce, ReplayedNonce } from './context.ts'
import { fingerprintOf, type Message } from './message.ts'
import { findPlayer, lockWallet, type Player } from './player.ts'
import { type Gate, readGate } from './stake-gate.ts'

type Bet = Message<'bet'> & { fingerprint: Buffer; playHash: Buffer }
type Work = <T>(work: () => Promise<T>) => Promise<T>

/** The two ways to take a bet: in a statement with others, or in steps within the provider's share of the database. */
export type Ways = { takeCash: TakeCash; atDatabase: Work }

/** Takes a stake once, or refuses and leaves no trace (contract E2-3). Claims the call's nonce itself. */
export async function takeBet(call: Call, message: Message<'bet'>, { takeCash, atDatabase }: Ways): Promise<Answer> {
  const bet = { ...message, fingerprint: fingerprintOf('BET', message), playHash: hashToken(message.session) }
  let ownsNonce = false
  let lost: unknown
  return withRetries(async () => {
    try {
      const taken = await takeCashBet(call, bet, takeCash, !ownsNonce)
      if (typeof taken === 'object') return taken
      ownsNonce ||= taken === 'not taken'
      return await atDatabase(async () => {
        if (!ownsNonce) await claimNonce(call)
        ownsNonce = true
        return await call.deps.db.transaction((tx) => takeSplitBet(tx, call, bet))
      })
    } catch (error) {
      // An interrupted attempt may have stored the nonce, and taken the stake: no later refusal may say otherwise.
      if (troubleOf(error) === 'lost') lost = error
      ownsNonce ||= lost !== undefined
      throw lost ?? error
    }
  })
}

/** `not taken` uses the nonce up, `undone` does not. */
async function takeCashBet(
  { provider, nonce }: Call,
  bet: Bet,
  takeCash: TakeCash,
  checksNonce: boolean,
): Promise<Answer | 'not taken' | 'undone'> {
  if (bet.amount === 0n) return 'undone'
  const refNo = newRef('BT')
  try {
    const balance = await takeCash({
      provider,
      nonce,
      checks_nonce: checksNonce,
      play_hash: hex(bet.playHash),
      player: bet.player,
      currency: bet.currency,
      game_code: bet.gameCode,
      round_id: bet.roundId,
      tx_id: bet.txId,
      stake: String(bet.amount),
      fingerprint: hex(bet.fingerprint),
      ref_no: refNo,
    })
    return balance === null ? 'not taken' : { status: 'OK', opRef: refNo, balance, dup: false }
  } catch (error) {
    const taken = takenKey(error)
    if (taken === 'used_once') throw new ReplayedNonce()
    if (taken !== 'game_tx') throw error
    return 'undone'
  }
}

const hex = (bytes: Buffer) => `\\x${bytes.toString('hex')}`

/** Table of the violated key; the statement was undone with all its writes. */
const takenKey = (error: unknown): string | undefined =>
  error instanceof pg.DatabaseError && error.code === '23505' ? error.table : undefined

/** The same in steps: replays, refusals, stakes of nothing and stakes that need bonus money. */
export async function takeSplitBet(tx: Tx, { provider }: Pick<Call, 'provider'>, bet: Bet): Promise<Answer> {
  const player = await findPlayer(tx, provider, bet)
  if (!player) return refusal('SESSION_INVALID', { cash: 0n, bonus: 0n })
  const wallet = await lockWallet(tx, player)
  const known = await replay(tx, { provider, txId: bet.txId }, bet.fingerprint, wallet)
  if (known) return known
  const gate = await readGate(tx, { ...bet, provider })
  if (!gate || gate.refusal) return refusal(gate?.refusal ?? 'SESSION_INVALID', wallet)
  if (wallet.cash + wallet.bonus < bet.amount) return refusal('INSUFFICIENT_FUNDS', wallet)
  if (gate.hasLimits && (await brokenLimit(tx, gate.memberId, bet.amount))) return refusal('LIMIT', wallet)
  return await stake(tx, { provider, player, wallet, gate }, bet)
}

type Table = { provider: string; player: Player; wallet: Wallet; gate: Gate }

async function stake(tx: Tx, { provider, player, wallet, gate }: Table, bet: Bet): Promise<Answer> {
  const { memberId, currency } = player
  const { txId, roundId, amount, fingerprint } = bet
  const key = { provider, txId }
  const cash = least(amount, wallet.cash)
  const { purse } = gate
  const fund = { cash, bonus: amount - cash, vendor: gate.vendor, purse }
  const journalId = amount > 0n ? newId() : null
  await claim(tx, { ...key, kind: 'BET', roundId, memberId, amount, fingerprint, state: 'APPLIED', journalId })
  const event = { memberId, currency, source: provider, extId: txId, actor: 'provider' }
  const posted: Posted | null = journalId ? await post(tx, 'BET', { ...event, journalId, purse, facts: fund }) : null
  const refNo = posted?.refNo ?? newRef('BT')
  const { refusal: _none, hasLimits: _checked, ...game } = gate
  const funded = { stake: amount, stakeCash: fund.cash, stakeBonus: fund.bonus }
  await tx.insert(bets).values({ ...key, ...game, ...funded, refNo, memberId, roundId, currency })
  return await storeAnswer(tx, key, accepted(refNo, posted?.wallet ?? wallet))
}
