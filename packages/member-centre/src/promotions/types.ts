import type { Endpoints, Value } from '@boardwalk/api-client'

export type Detail = Value<Endpoints['promotion']>
export type Offer = NonNullable<Detail['offer']>
export type Application = NonNullable<Detail['application']>
/** An offer that a member can take part in. */
export type Shown = Detail & { offer: Offer }
