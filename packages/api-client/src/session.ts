import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { QueryCacheKey } from '@reduxjs/toolkit/query'
import { api } from './api.ts'
import type { Tag } from './contract/tags.ts'
import { endpointRegistry } from './endpoint-registry.ts'

type Dispatch = ThunkDispatch<{ api: ReturnType<typeof api.reducer> }, unknown, UnknownAction>
type GetState = () => { api: ReturnType<typeof api.reducer> }

/**
 * Dispatch once a token is stored: refetches all data that depends on the session, and the caller's tags, in one step,
 * so that a read with two of the tags is sent once.
 */
export const sessionStarted = (also: Tag[] = []) => api.util.invalidateTags(['Session', ...also])

const isPersonal = (name: string | undefined) => {
  const route = endpointRegistry[name ?? '']
  return route?.token === true && !route.anonymous
}

/** Dispatch before the token is given back: reads of the member's data that are on their way would be refused. */
export const sessionEnding = () => (dispatch: Dispatch, getState: GetState) => {
  for (const read of dispatch(api.util.getRunningQueriesThunk())) {
    if (isPersonal(getState().api.queries[read.queryCacheKey]?.endpointName)) read.abort()
  }
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
}
