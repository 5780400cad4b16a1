import type { Endpoints, Input, Value } from '@boardwalk/api-client'

export type Info = Value<Endpoints['withdrawInfo']>
export type Account = Info['accounts'][number]
export type Withdrawn = Value<Endpoints['withdrawal']>
export type Order = Input<Endpoints['createWithdrawal']>
export type Answer = Input<Endpoints['receiveWithdrawal']>
