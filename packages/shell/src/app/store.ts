import { type ApiContext, api } from '@boardwalk/api-client'
import type { Boot } from '@boardwalk/api-client/contract'
import { combineReducers, configureStore, type Reducer } from '@reduxjs/toolkit'
import { setAutoFreeze } from 'immer'
import { useDispatch, useSelector } from 'react-redux'
import { sessionSlice } from '../session/session-slice.ts'
import { settingsSlice } from '../settings/settings-slice.ts'
import { modalSlice } from './modal-slice.ts'

// Development and tests find code that changes state; a visitor's phone need not freeze each object of a response.
if (import.meta.env.PROD) setAutoFreeze(false)

const reducers = {
  [api.reducerPath]: api.reducer,
  session: sessionSlice.reducer,
  settings: settingsSlice.reducer,
  modal: modalSlice.reducer,
}

/** A feature that may bring state of its own. */
type WithReducer = { name: string; reducer?: Reducer }

/** The reducers of the features by their names, beside those of the shell. */
const rootReducer = (features: readonly WithReducer[]) => {
  const own = features.flatMap(({ name, reducer }) => (reducer ? [[name, reducer]] : []))
  return combineReducers({ ...(Object.fromEntries(own) as object), ...reducers })
}

export type ShellState = ReturnType<ReturnType<typeof rootReducer>>

/** One store per page, and per request on the server; `context` contains the API client's dependencies. */
export function createStore(
  { merchantCode, language, theme, savesData = false }: Boot,
  context: ApiContext,
  features: readonly WithReducer[] = [],
) {
  return configureStore({
    reducer: rootReducer(features),
    middleware: (defaults) => defaults({ thunk: { extraArgument: context } }).concat(api.middleware),
    preloadedState: { settings: { merchantCode, language, theme, isBalanceHidden: false, savesData } },
  })
}

export type ShellStore = ReturnType<typeof createStore>
export type ShellDispatch = ShellStore['dispatch']
export const useShellDispatch = useDispatch.withTypes<ShellDispatch>()
export const useShellState = useSelector.withTypes<ShellState>()

/** The state that a feature's own reducer keeps: `useFeatureState<ChatState>('chat')`. */
export const useFeatureState = <S>(name: string): S =>
  useShellState((state) => (state as unknown as Record<string, S>)[name] as S)
