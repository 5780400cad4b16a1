import type { Endpoints, Handlers } from '@boardwalk/api-client/contract'
import { vendorReader } from '../catalogue/vendors.ts'
import type { Deps } from '../deps.ts'
import { readOperation } from '../idempotency/operation.ts'
import { memberCurrency } from './member-currency.ts'
import { readWallet } from './read-wallet.ts'

type Rows = Pick<Endpoints, 'balance' | 'merchantWallet' | 'operation'>

/** A member's money, its possible places, and the status of a write (contract C-18, C-42, D1-2). */
export function walletHandlers(deps: Deps): Handlers<Rows> {
  const vendors = vendorReader(deps.db, deps.clock)
  return {
    balance: ({ input, caller }) =>
      readWallet(deps.pool, {
        memberId: caller.memberId,
        currency: memberCurrency(deps, caller),
        withVendors: input.sumBalance ?? false,
      }),
    merchantWallet: async ({ caller }) => {
      const offered = await vendors.offered(deps.merchants.byCode(caller.merchant)?.currency ?? '')
      const wallets = offered.map(({ accountTypeId, code, walletMode: mode }) => ({
        ...{ accountTypeId, vassalage: code, mode },
        transferable: mode === 'TRANSFER',
      }))
      return { isSingle: wallets.every(({ transferable }) => !transferable), wallets }
    },
    operation: ({ input, caller }) => readOperation(deps.db, caller, input.key),
  }
}
