import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { QueryCacheKey } from '@reduxjs/toolkit/query'
import { api } from './api.ts'
import type { Tag } from './contract/tags.ts'
import { endpointRegistry } from './endpoint-registry.ts'

type Dispatch = ThunkDispatch<{ api: ReturnType<typeof api.reducer> }, unknown, UnknownAction>
type GetState = () => { api: ReturnType<typeof api.reducer> }

/**
 * To dispatch once a token is stored: everything that depends on who is asking is asked again, and what else the caller
 * names. In one step, so that a read with two of the tags is sent once.
 */
export const sessionStarted = (also: Tag[] = []) => api.util.invalidateTags(['Session', ...also])

const isPersonal = (name: string | undefined) => {
  const route = endpointRegistry[name ?? '']
  return route?.token === true && !route.anonymous
}

/**
 * To dispatch once the token is gone: forgets what only the member could see, so that the next one cannot,
 * and asks again for what visitors see as well.
 */
export const sessionEnded = () => (dispatch: Dispatch, getState: GetState) => {
  const { queries } = getState().api
  for (const key of Object.keys(queries) as QueryCacheKey[]) {
    if (isPersonal(queries[key]?.endpointName)) dispatch(api.internalActions.removeQueryResult({ queryCacheKey: key }))
  }
  dispatch(api.util.invalidateTags(['Session']))
}
