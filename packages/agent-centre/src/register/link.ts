import type { Endpoints, Value } from '@boardwalk/api-client'

/** A registration link of the agent, as a list has it. */
export type RegLink = Value<Endpoints['regLinks']>['list'][number]
export type LinkType = RegLink['type']
