import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { api } from './api.ts'
import { endpointRegistry } from './endpoint-registry.ts'

type Dispatch = ThunkDispatch<{ api: ReturnType<typeof api.reducer> }, unknown, UnknownAction>
type GetState = () => { api: ReturnType<typeof api.reducer> }

/** To dispatch when a page finds a stored session: its first responses were made for a visitor. */
export const sessionFound = () => (dispatch: Dispatch, getState: GetState) => {
  for (const { endpointName = '', originalArgs } of Object.values(getState().api.queries).filter((query) => !!query)) {
    if (!endpointRegistry[endpointName]?.audience) continue
    const { initiate } = api.endpoints[endpointName as 'announcements']
    dispatch(initiate(originalArgs as never, { forceRefetch: true, subscribe: false }))
  }
}
