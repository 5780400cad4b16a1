import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { QueryCacheKey } from '@reduxjs/toolkit/query'
import { api } from './api.ts'
import type { Tag } from './contract/tags.ts'
import { endpointRegistry } from './endpoint-registry.ts'

type Dispatch = ThunkDispatch<{ api: ReturnType<typeof api.reducer> }, unknown, UnknownAction>
type GetState = () => { api: ReturnType<typeof api.reducer> }
type Read = NonNullable<ReturnType<GetState>['api']['queries'][string]>
type Initiate = (arg: unknown, options: { forceRefetch: true; subscribe: false }) => Parameters<Dispatch>[0]

/**
 * Dispatch once a token is stored: refetches all data that depends on the session, and the caller's tags, in one step,
 * so that a read with two of the tags is sent once.
 */
export const sessionStarted = (also: Tag[] = []) => api.util.invalidateTags(['Session', ...also])

const hasToken = (name: string | undefined) => endpointRegistry[name ?? '']?.token === true
const isPersonal = (name: string | undefined) => hasToken(name) && !endpointRegistry[name ?? '']?.anonymous

/**
 * Dispatch before the token is given back: reads that are on their way with it would be refused, also those that visitors
 * may do. The latter are done again by `sessionEnded`. Rows with an audience are answered as a visitor's instead.
 */
export const sessionEnding = () => (dispatch: Dispatch, getState: GetState) => {
  for (const read of dispatch(api.util.getRunningQueriesThunk())) {
    if (hasToken(getState().api.queries[read.queryCacheKey]?.endpointName)) read.abort()
  }
}

const wasStopped = ({ endpointName, error }: Read) =>
  hasToken(endpointName) && (error as Error | undefined)?.name === 'AbortError'

/** A read that was stopped before its first response has no tags yet that would refetch it. */
const again = ({ endpointName = '', originalArgs }: Read) => {
  const endpoints = api.endpoints as unknown as Record<string, { initiate: Initiate } | undefined>
  return endpoints[endpointName]?.initiate(originalArgs, { forceRefetch: true, subscribe: false })
}

/**
 * Dispatch once the token is removed: drops the member's data, so that the next member cannot see it, and refetches
 * data that visitors see too.
 */
export const sessionEnded = () => (dispatch: Dispatch, getState: GetState) => {
  const { queries } = getState().api
  for (const key of Object.keys(queries) as QueryCacheKey[]) {
    if (isPersonal(queries[key]?.endpointName)) dispatch(api.internalActions.removeQueryResult({ queryCacheKey: key }))
  }
  dispatch(api.util.invalidateTags(['Session']))
  for (const read of Object.values(getState().api.queries)) {
    const refetch = read && wasStopped(read) && again(read)
    if (refetch) dispatch(refetch)
  }
}
