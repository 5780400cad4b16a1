import type { Endpoints, Value } from '@boardwalk/api-client'

/** An account of the team, as a list has it. */
export type Downline = Value<Endpoints['agentTeam']>['list'][number]
/** The same with its contacts and contracts. */
export type DownlineFull = Value<Endpoints['downline']>
