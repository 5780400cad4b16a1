import { vendorAccount } from '../ledger/rules.ts'

/** Wallets of a record that are one account, by the name that players see. */
const accounts: Record<string, string> = { MAIN: 'CASH', BONUS: 'BONUS', HOLD: 'HOLD', DEBT: 'DEBT' }
const vendorPrefix = vendorAccount('')

/** Type of the account that a filter names; null finds all. */
export const accountIn = (wallet: string): string | null =>
  wallet === 'ALL' ? null : (accounts[wallet] ?? vendorAccount(wallet))

/** Name of an account's wallet. */
export function walletNamed(type: string): string {
  if (type.startsWith(vendorPrefix)) return type.slice(vendorPrefix.length)
  return Object.keys(accounts).find((wallet) => accounts[wallet] === type) ?? type
}
