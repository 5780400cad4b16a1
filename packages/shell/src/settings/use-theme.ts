import type { Theme } from '@boardwalk/api-client/contract'
import { useCallback } from 'react'
import { useShellDispatch, useShellState } from '../app/store.ts'
import { themeChanged } from './settings-slice.ts'
import { rememberPreference } from './visitor-storage.ts'

/** Colours follow an attribute of the root, so a switch of theme renders nothing but its own button. */
export function useTheme() {
  const theme = useShellState((state) => state.settings.theme)
  const dispatch = useShellDispatch()
  const change = useCallback(
    (next: Theme) => {
      document.documentElement.dataset.theme = next
      rememberPreference('theme', next)
      dispatch(themeChanged(next))
    },
    [dispatch],
  )
  return { theme, change, toggle: () => change(theme === 'dark' ? 'light' : 'dark') }
}
