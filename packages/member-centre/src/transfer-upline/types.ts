import type { Endpoints, Input, Value } from '@boardwalk/api-client'

export type Info = Value<Endpoints['transferInfo']>
export type Order = Input<Endpoints['transferUpline']>
export type Transfer = Value<Endpoints['transfers']>['list'][number]
