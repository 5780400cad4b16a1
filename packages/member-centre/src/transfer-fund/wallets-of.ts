import type { Endpoints, Value } from '@boardwalk/api-client'
import { parseMoney, toDecimal } from '@boardwalk/i18n/money'
import type { Balance, Wallet } from './types.ts'

type Places = Value<Endpoints['merchantWallet']>['wallets']

/** The providers with a wallet of their own, each with its balance; one that was never used is empty. */
export const walletsOf = (places: Places, { vendors }: Pick<Balance, 'vendors'>): Wallet[] =>
  places
    .filter(({ transferable }) => transferable)
    .map(({ accountTypeId: id, vassalage: vendor }) => ({
      ...{ id, vendor },
      balance: vendors.find(({ accountTypeId }) => accountTypeId === id)?.balance ?? '0.00',
    }))

/** Money in all wallets of providers, those that are no longer offered included. */
export const awayIn = ({ vendors }: Pick<Balance, 'vendors'>): string =>
  toDecimal(vendors.reduce((sum, { balance }) => sum + parseMoney(balance), 0n))

export const isSome = (amount: string): boolean => parseMoney(amount) > 0n
