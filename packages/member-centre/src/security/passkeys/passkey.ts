import type { Endpoints, Value } from '@boardwalk/api-client'

export type Passkey = Value<Endpoints['passkeys']>['list'][number]
