import { AppError, type Endpoints, type Value } from '@boardwalk/api-client/contract'
import type { Tx } from '../db/client.ts'
import { formatMoney } from '../ledger/money.ts'
import { lockAccounts } from '../ledger/post.ts'
import { isVendorAccount, vendorAccount } from '../ledger/rules.ts'
import { type Owner, transfer } from './vendor-wallet.ts'
import { walletBalances } from './wallet-balances.ts'

type Answer = Value<Endpoints['walletTransfer']>

/** Moves the money of every vendor wallet home, all of it or nothing; `refNo` is the last journal's. */
export async function bringHome(tx: Tx, owner: Owner, clientKey: string): Promise<Answer> {
  const held = await lockAccounts(tx, owner.memberId, owner.currency)
  const filled = held.filter(({ type, balance }) => isVendorAccount(type) && balance > 0n)
  const codes = filled.map(({ type }) => type.slice(vendorAccount('').length))
  let [refNo, amount] = ['', 0n]
  for (const [at, { balance }] of filled.entries()) {
    const move = { vendor: codes[at] ?? '', direction: 'OUT', amount: balance, reason: 'PLAYER' } as const
    refNo = await transfer(tx, { ...owner, ...move, actor: 'player', clientKey })
    amount += balance
  }
  if (amount === 0n) throw new AppError('INSUFFICIENT_FUNDS', { available: formatMoney(0n) })
  return {
    ...{ refNo, from: 'ALL', to: 'MAIN', amount: formatMoney(amount) },
    balances: await walletBalances(tx, owner, codes),
  }
}
