import { useGameMenusQuery } from '@boardwalk/api-client'
import { useShellState } from '../app/store.ts'
import { menusArg } from './queries.ts'

/** Navigation by category, with vendors; empty while loading. */
export function useMenus() {
  const language = useShellState((state) => state.settings.language)
  const { data } = useGameMenusQuery(menusArg(language))
  return data?.menus.filter((menu) => menu.enabled) ?? []
}

/** Settings that the platform serves with the menus; undefined while loading. */
export function usePlatformSettings() {
  const language = useShellState((state) => state.settings.language)
  return useGameMenusQuery(menusArg(language)).data?.settings
}
