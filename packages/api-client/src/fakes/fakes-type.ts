import type { Parsed, Value } from '../contract/endpoint.ts'
import type { EndpointName, Endpoints } from '../contract/endpoints.ts'

/** The default response of every row; rules are in the gateway only. */
export type Fakes = { [K in EndpointName]: (input: Parsed<Endpoints[K]>) => Value<Endpoints[K]> }
