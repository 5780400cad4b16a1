import type { Endpoints, Input, Value } from '@boardwalk/api-client'

export type Balance = Value<Endpoints['balance']>
export type Order = Input<Endpoints['walletTransfer']>
/** A wallet that money can be moved to; `id` names it in a transfer. */
export type Wallet = { id: string; vendor: string; balance: string }
/** The subject of a dialog; `available` is in the wallet that is left. */
export type Move = Pick<Order, 'from' | 'to'> & { available: string }

export const MAIN = 'MAIN'
/** All wallets of providers at once, on the way home. */
export const EVERYWHERE = 'ALL'
