import { AppError, type Endpoints, type Value } from '@boardwalk/api-client/contract'
import { inArray } from 'drizzle-orm'
import type { Tx } from '../db/client.ts'
import { vendors } from '../db/schema/catalogue.ts'
import { formatMoney } from '../ledger/money.ts'
import { balanceOf, lockAccounts } from '../ledger/post.ts'
import { isVendorAccount, vendorAccount } from '../ledger/rules.ts'
import { type Owner, transfer } from './vendor-wallet.ts'

type Answer = Value<Endpoints['walletTransfer']>

/** Moves the money of every vendor wallet home, all of it or nothing; `refNo` is the last journal's. */
export async function bringHome(tx: Tx, owner: Owner): Promise<Answer> {
  const held = await lockAccounts(tx, owner.memberId, owner.currency)
  const filled = held.filter(({ type, balance }) => isVendorAccount(type) && balance > 0n)
  const codes = filled.map(({ type }) => type.slice(vendorAccount('').length))
  let [refNo, amount] = ['', 0n]
  for (const [at, { balance }] of filled.entries()) {
    const move = { vendor: codes[at] ?? '', direction: 'OUT', amount: balance, reason: 'PLAYER' } as const
    refNo = await transfer(tx, { ...owner, ...move, actor: 'player' })
    amount += balance
  }
  if (amount === 0n) throw new AppError('INSUFFICIENT_FUNDS', { available: formatMoney(0n) })
  const emptied = await tx.select({ wallet: vendors.accountTypeId }).from(vendors).where(inArray(vendors.code, codes))
  const cash = balanceOf(await lockAccounts(tx, owner.memberId, owner.currency), 'CASH')
  return {
    ...{ refNo, from: 'ALL', to: 'MAIN', amount: formatMoney(amount) },
    balances: [
      { wallet: 'MAIN', balance: formatMoney(cash) },
      ...emptied.map(({ wallet }) => ({ wallet, balance: formatMoney(0n) })),
    ],
  }
}
