import type { Route } from './contract/endpoint.ts'

/** Rows that have been loaded so far, by name. */
export const known: Record<string, Route> = {}
