import type { Tx } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import { least, type Units } from '../ledger/money.ts'
import { balanceOf, lockAccounts, post, type Wallet } from '../ledger/post.ts'
import { grantSource } from '../reward-centre/claim.ts'
import type { Key } from './claim.ts'
import type { Player } from './player.ts'

/** A bonus that ended, as cash (`BNC`) or given up (`BNX`); `due` null takes all that comes back. */
type Ended = { id: string; kind: 'BNC' | 'BNX'; due: Units | null }
/** `key`: the message that moves the money. */
type Move = { player: Player; key: Key; amount: Units }

/** Bonuses of the player that ended after the message `key` moved bonus money, in their order. */
async function endedSince(tx: Tx, { provider, txId }: Key): Promise<Ended[]> {
  const { rows } = await tx.execute<Omit<Ended, 'due'> & { due: string | null }>(sql`
    SELECT g.id, CASE WHEN g.forfeited_at IS NULL THEN 'BNC' ELSE 'BNX' END AS kind, g.end_due AS due
    FROM game_tx t JOIN entry e ON e.journal_id = t.journal_id
      JOIN account a ON a.id = e.account_id AND a.type = 'BONUS'
      JOIN reward_grant g ON g.member_id = a.member_id AND g.end_version >= e.account_version
    WHERE t.provider = ${provider} AND t.tx_id = ${txId}
    ORDER BY g.end_version, coalesce(g.issued_at, g.forfeited_at), g.claimed_at, g.id`)
  return rows.map(({ due, ...row }) => ({ ...row, due: due === null ? null : BigInt(due) }))
}

/**
 * Bonus money that comes back from a stake follows the bonuses that ended after the stake, as if the round had ended
 * before them: it returns to the house after a bonus that was given up (contract G4, RBB), and is cash after one that was
 * wagered. Without it, money would be left in a bonus balance that nothing frees. `stake`: the bet of the money.
 * @returns the wallet after it, or null when everything stays bonus money
 */
export async function followEnded(tx: Tx, move: Move, stake: Key): Promise<Wallet | null> {
  let rest = move.amount
  let wallet: Wallet | null = null
  if (rest === 0n) return null
  for (const ended of await endedSince(tx, stake)) {
    const amount = ended.due === null ? rest : least(rest, ended.due)
    if (amount > 0n) wallet = await moveOn(tx, { ...move, amount }, ended)
    rest -= amount
  }
  return wallet
}

/** Moves bonus money to where the ended bonus went; a negative amount brings it back. */
async function moveOn(tx: Tx, { player, key, amount }: Move, { id, kind }: Ended, reverses?: string): Promise<Wallet> {
  const { memberId, currency, purse } = player
  const event = { memberId, currency, purse, source: grantSource, extId: `${id}:${key.provider}:${key.txId}` }
  const meta = { grant: id }
  const undoes = reverses === undefined ? {} : { reverses }
  const posted = await post(tx, kind, { ...event, ...undoes, actor: 'provider', meta, facts: { amount } })
  await tx.execute(sql`UPDATE reward_grant SET end_due = end_due - ${amount}::bigint, end_amount = end_amount + ${amount}
    WHERE id = ${id}`)
  return posted.wallet
}

/**
 * Before a win is undone, brings its bonus money back from where it followed ended bonuses, then or later, so that it is
 * taken from there and not from the money of another bonus. Cash that was spent in the meantime stays a debt of the win.
 */
export async function bringBack(tx: Tx, move: Move, win: Key): Promise<void> {
  let rest = move.amount
  if (rest === 0n) return
  for (const { journalId, amount, ...ended } of await followed(tx, move.player, win)) {
    await bringOne(tx, { ...move, amount }, ended, journalId)
    rest -= amount
  }
  const last = (await endedSince(tx, win)).find(({ due }) => due === null)
  if (last && rest > 0n) await bringOne(tx, { ...move, amount: rest }, last)
}

async function bringOne(tx: Tx, move: Move, ended: Ended, reverses?: string): Promise<void> {
  const { memberId, currency } = move.player
  const cash = balanceOf(await lockAccounts(tx, memberId, currency), 'CASH')
  const amount = ended.kind === 'BNC' ? least(move.amount, cash) : move.amount
  if (amount > 0n) await moveOn(tx, { ...move, amount: -amount }, ended, reverses)
}

/** The journals by which a win's bonus money followed ended bonuses. */
async function followed(tx: Tx, { memberId }: Player, { provider, txId }: Key) {
  const { rows } = await tx.execute<Omit<Ended, 'due'> & { journalId: string; amount: string }>(sql`
    SELECT g.id, j.kind, j.id AS "journalId", -e.amount AS amount
    FROM reward_grant g JOIN journal j ON (j.source, j.ext_id) = (${grantSource}, g.id || ${`:${provider}:${txId}`})
      JOIN entry e ON e.journal_id = j.id JOIN account a ON a.id = e.account_id AND a.type = 'BONUS'
    WHERE g.member_id = ${memberId} AND g.end_version IS NOT NULL ORDER BY j.id`)
  return rows.map(({ amount, ...row }) => ({ ...row, due: null, amount: BigInt(amount) }))
}
