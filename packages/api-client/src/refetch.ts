import { setupListeners } from '@reduxjs/toolkit/query'

/**
 * Refetches queries when the network returns, and when the page does for hooks with `refetchOnFocus`. Browser only.
 * Returns a function that removes the listeners.
 */
export const refetchWhenBack = (dispatch: Parameters<typeof setupListeners>[0]) => setupListeners(dispatch)
