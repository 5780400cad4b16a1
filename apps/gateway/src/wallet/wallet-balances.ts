import type { Endpoints, Value } from '@boardwalk/api-client/contract'
import type { Tx } from '../db/client.ts'
import { inArray } from '../db/orm.ts'
import { vendors } from '../db/schema/catalogue.ts'
import { formatMoney } from '../ledger/money.ts'
import { lockAccounts } from '../ledger/post.ts'
import { vendorAccount } from '../ledger/rules.ts'
import type { Owner } from './vendor-wallet.ts'

type Balances = Value<Endpoints['walletTransfer']>['balances']

/** Present balances of the main wallet and of those at some vendors. */
export async function walletBalances(tx: Tx, { memberId, currency }: Owner, codes: string[]): Promise<Balances> {
  const held = await lockAccounts(tx, memberId, currency)
  const named = { wallet: vendors.accountTypeId, code: vendors.code }
  const found = codes.length === 0 ? [] : await tx.select(named).from(vendors).where(inArray(vendors.code, codes))
  const wallets = [{ wallet: 'MAIN', account: 'CASH' }].concat(
    found.map(({ wallet, code }) => ({ wallet, account: vendorAccount(code) })),
  )
  const balanceIn = (account: string) => held.find(({ type }) => type === account)?.balance ?? 0n
  return wallets.map(({ wallet, account }) => ({ wallet, balance: formatMoney(balanceIn(account)) }))
}
