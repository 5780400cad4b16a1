import type { Endpoints, Input, Value } from '@boardwalk/api-client'

export type Methods = Value<Endpoints['depositMethods']>
export type Method = Methods['list'][number]
export type Offer = Method['promos'][number]
export type Deposited = Value<Endpoints['deposit']>
/** The account that a bank transfer goes to. */
export type PayTo = Extract<Deposited['next'], { type: 'BANK' }>
export type Order = Input<Endpoints['createDeposit']>
