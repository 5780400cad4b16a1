import { useGameMenusQuery } from '@boardwalk/api-client'
import { useShellState } from '../app/store.ts'
import { menusArg } from './queries.ts'

type Menus = { menus: { gameCategory: string; vendors: { vassalage: string }[] }[] }

/** Whether the sports menu lists a vendor; true while the menus are not here, because it is not known yet. */
export function hasSportsVendor(menus: unknown, code: string): boolean {
  const sports = (menus as Menus | undefined)?.menus.filter(({ gameCategory }) => gameCategory === 'SPORTS')
  return !sports || sports.some(({ vendors }) => vendors.some(({ vassalage }) => vassalage === code))
}

/** The same for a page that is open; undefined while the menus are on their way. */
export function useHasSportsVendor(code: string): boolean | undefined {
  const language = useShellState((state) => state.settings.language)
  const { data, isLoading } = useGameMenusQuery(menusArg(language))
  return isLoading ? undefined : hasSportsVendor(data, code)
}
