import type { Endpoint, Situation } from './endpoint.ts'

/** Whether a row is served in a situation in which others are refused. */
export const isServed = (row: Pick<Endpoint, 'servedWhen'>, situation: Situation): boolean =>
  row.servedWhen?.includes(situation) ?? false
