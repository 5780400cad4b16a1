import type { Tx } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import { vendorTransfers } from '../db/schema/play.ts'
import type { Units } from '../ledger/money.ts'
import { lockAccounts, post } from '../ledger/post.ts'
import { newRef } from '../ledger/reference.ts'
import { isVendorAccount, type VendorAccount, vendorAccount } from '../ledger/rules.ts'

export type TransferReason = 'PLAYER' | 'LAUNCH' | 'END' | 'LEFT'
export type Owner = { memberId: string; currency: string }
export type Transfer = Owner & {
  vendor: string
  direction: 'IN' | 'OUT'
  amount: Units
  reason: TransferReason
  actor: string
  clientKey?: string
}

/** Opens a member's wallet at a transfer vendor; it is never removed. */
export async function openVendorWallet(tx: Tx, { memberId, currency }: Owner, vendor: string): Promise<VendorAccount> {
  const type = vendorAccount(vendor)
  await tx.execute(sql`
    INSERT INTO account (owner_kind, member_id, type, currency, balance, min_balance)
    VALUES ('member', ${memberId}, ${type}, ${currency}, 0, 0) ON CONFLICT DO NOTHING`)
  return type
}

/** Moves cash to a vendor's wallet or home; journal and transfer row are one. @throws AppError INSUFFICIENT_FUNDS */
export async function transfer(tx: Tx, { reason, actor, direction, clientKey, ...facts }: Transfer): Promise<string> {
  const { memberId, currency, vendor, amount } = facts
  const refNo = newRef('TR')
  const event = { memberId, currency, source: 'vtransfer', extId: refNo, refNo, actor, meta: { vendor, reason } }
  await post(tx, direction === 'IN' ? 'VTI' : 'VTO', { ...event, facts: { amount, vendor } })
  await tx.insert(vendorTransfers).values({ ...facts, refNo, direction, reason, clientKey })
  return refNo
}

/** Moves all cash into the vendor's wallet. Returns the moved amount. */
export async function fillVendorWallet(tx: Tx, owner: Owner, vendor: string): Promise<Units> {
  const held = await lockAccounts(tx, owner.memberId, owner.currency)
  const amount = held.find(({ type }) => type === 'CASH')?.balance ?? 0n
  if (amount > 0n) await transfer(tx, { ...owner, vendor, direction: 'IN', amount, reason: 'LAUNCH', actor: 'launch' })
  return amount
}

type Leaving = { vendor: string; reason: TransferReason; actor: string }

/** Moves the whole balance of a vendor's wallet back to cash. Returns the moved amount. */
export async function emptyVendorWallet(tx: Tx, owner: Owner, { vendor, ...why }: Leaving): Promise<Units> {
  const held = await lockAccounts(tx, owner.memberId, owner.currency)
  const amount = held.find(({ type }) => type === vendorAccount(vendor))?.balance ?? 0n
  if (amount > 0n) await transfer(tx, { ...owner, ...why, vendor, direction: 'OUT', amount })
  return amount
}

/** Moves money from all other vendor wallets back to the main wallet. */
export async function sweepOtherWallets(tx: Tx, owner: Owner, opened: string): Promise<void> {
  const held = await lockAccounts(tx, owner.memberId, owner.currency)
  for (const { type, balance } of held) {
    const vendor = isVendorAccount(type) ? type.slice(vendorAccount('').length) : opened
    if (vendor === opened || balance <= 0n) continue
    await transfer(tx, { ...owner, vendor, direction: 'OUT', amount: balance, reason: 'LAUNCH', actor: 'launch' })
  }
}
