import type { Endpoints, Input, Value } from '@boardwalk/api-client'

export type Methods = Value<Endpoints['depositMethods']>
export type Method = Methods['list'][number]
export type Offer = Method['promos'][number]
export type Deposited = Value<Endpoints['deposit']>
export type Order = Input<Endpoints['createDeposit']>
