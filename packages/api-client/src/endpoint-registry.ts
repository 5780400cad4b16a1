import type { Route } from './contract/endpoint.ts'

/** Endpoints whose code is loaded, by name. */
export const endpointRegistry: Record<string, Route> = {}
