import { setupListeners } from '@reduxjs/toolkit/query'

/**
 * Makes answers refresh when the network returns, and when the page does for hooks that ask `refetchOnFocus`.
 * Browser only; returns what undoes it.
 */
export const refetchWhenBack = (dispatch: Parameters<typeof setupListeners>[0]) => setupListeners(dispatch)
