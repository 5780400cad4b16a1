import { AppError } from '@boardwalk/api-client/contract'
import type { Tx } from '../db/client.ts'
import { journals } from '../db/schema/ledger.ts'
import { newId } from '../ids.ts'
import { balancedLegs, repayDebt } from './balance-legs.ts'
import { formatMoney, type Units } from './money.ts'
import { pastTime } from './past.ts'
import { balanceOf, lockMembers, type Posted, publishBalance, walletOf, writeLeg } from './post.ts'
import { newRef } from './reference.ts'
import type { Leg } from './rules.ts'

/** Transfers to an upline and to a downline (contract G4). */
export type TransferKind = 'TRU' | 'TRD'
export type TransferPosting = {
  payer: string
  payee: string
  currency: string
  amount: Units
  /** Unique with the source `transfer` (contract G5). */
  extId: string
  actor: string
  meta?: Record<string, unknown>
}

export const transferSource = 'transfer'

/**
 * Moves cash from one member to another in one journal, which belongs to the payer and is in both records: the payer's
 * leg is the first, the payee's the second. Both members' accounts are locked in ascending id, so that transfers that
 * cross do not block each other.
 * @throws AppError INSUFFICIENT_FUNDS
 */
export async function postBetween(tx: Tx, kind: TransferKind, posting: TransferPosting): Promise<Posted> {
  const { payer, payee, currency, amount, ...event } = posting
  if (payer === payee) throw new Error('A member cannot be paid by themselves.')
  const held = await lockMembers(tx, [payer, payee], currency)
  const [own, theirs] = [held.get(payer) ?? [], held.get(payee) ?? []]
  const available = balanceOf(own, 'CASH')
  if (available < amount) throw new AppError('INSUFFICIENT_FUNDS', { available: formatMoney(available) })
  const taken: Leg = { account: 'CASH', amount: -amount }
  const credit = repayDebt([{ account: 'CASH', amount }], balanceOf(theirs, 'DEBT'))
  balancedLegs([taken, ...credit])
  const at = pastTime()
  const [journalId, refNo] = [newId(at?.getTime()), newRef('TR', at)]
  await tx
    .insert(journals)
    .values({ ...event, id: journalId, kind, source: transferSource, refNo, at, shardKey: payer })
  await writeLeg(tx, journalId, 0, taken, currency, own)
  for (const [at, leg] of credit.entries()) await writeLeg(tx, journalId, at + 1, leg, currency, theirs)
  await publishBalance(tx, payer, own)
  await publishBalance(tx, payee, theirs)
  return { journalId, refNo, wallet: walletOf(own) }
}
