import { type ApiContext, api } from '@boardwalk/api-client'
import type { Boot } from '@boardwalk/api-client/contract'
import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { useDispatch, useSelector } from 'react-redux'
import { sessionSlice } from '../session/session-slice.ts'
import { settingsSlice } from '../settings/settings-slice.ts'
import { modalSlice } from './modal-slice.ts'

const reducer = combineReducers({
  [api.reducerPath]: api.reducer,
  session: sessionSlice.reducer,
  settings: settingsSlice.reducer,
  modal: modalSlice.reducer,
})

export type ShellState = ReturnType<typeof reducer>

/** One store per page, and per request on the server; `context` is what the API client needs besides its input. */
export function createStore({ merchantCode, language, theme, savesData = false }: Boot, context: ApiContext) {
  return configureStore({
    reducer,
    middleware: (defaults) => defaults({ thunk: { extraArgument: context } }).concat(api.middleware),
    preloadedState: { settings: { merchantCode, language, theme, isBalanceHidden: false, savesData } },
  })
}

export type ShellStore = ReturnType<typeof createStore>
export type ShellDispatch = ShellStore['dispatch']
export const useShellDispatch = useDispatch.withTypes<ShellDispatch>()
export const useShellState = useSelector.withTypes<ShellState>()
