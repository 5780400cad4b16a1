import type { Tx } from '../db/client.ts'
import { eq } from '../db/orm.ts'
import { accounts } from '../db/schema/ledger.ts'
import { merchants } from '../db/schema/settings.ts'
import { post } from './post.ts'
import { pointCurrency } from './rules.ts'

/** 1,000.00 of play money for every new player. */
export const welcomeAmount = 10_000_000n

/**
 * Opens a new member's accounts in the merchant's currency and gives the welcome credit, in the transaction that
 * stores the member.
 */
export async function openMemberAccounts(tx: Tx, member: { id: string; merchant: string }): Promise<void> {
  const currency = await currencyOf(tx, member.merchant)
  await openAccounts(tx, member.id, currency)
  const facts = { amount: welcomeAmount }
  await post(tx, 'ADJ', { memberId: member.id, currency, source: 'welcome', extId: member.id, actor: 'system', facts })
}

/** As above for a trial account: demo units of the merchant's currency, from the demo house (contract G2). */
export async function openTrialAccounts(tx: Tx, member: { id: string; merchant: string }): Promise<void> {
  const currency = `X-${await currencyOf(tx, member.merchant)}`
  await openAccounts(tx, member.id, currency)
  const facts = { amount: welcomeAmount }
  await post(tx, 'TRL', { memberId: member.id, currency, source: 'trial', extId: member.id, actor: 'system', facts })
}

async function currencyOf(tx: Tx, code: string): Promise<string> {
  const [merchant] = await tx.select({ currency: merchants.currency }).from(merchants).where(eq(merchants.code, code))
  if (!merchant) throw new Error(`Merchant ${code} is not stored.`)
  return merchant.currency
}

/** CASH comes first: its row, with the lowest id, is the member's mutex (contract I1). */
async function openAccounts(tx: Tx, memberId: string, currency: string): Promise<void> {
  const held = { ownerKind: 'member', memberId, currency, balance: 0n } as const
  await tx.insert(accounts).values([
    { ...held, type: 'CASH', minBalance: 0n },
    { ...held, type: 'BONUS', minBalance: 0n },
    { ...held, type: 'HOLD', minBalance: 0n },
    { ...held, type: 'DEBT', maxBalance: 0n },
  ])
}

/** Opens the accounts of a member's first points; later calls change nothing. */
export async function openPointAccounts(tx: Tx, memberId: string): Promise<void> {
  const held = { ownerKind: 'member', memberId, currency: pointCurrency, balance: 0n, minBalance: 0n } as const
  await tx
    .insert(accounts)
    .values([
      { ...held, type: 'PTS' },
      { ...held, type: 'PTSHOLD' },
    ])
    .onConflictDoNothing()
}
