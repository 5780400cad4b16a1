import { useGameMenusQuery } from '@boardwalk/api-client'
import { useMemo } from 'react'
import { useShellState } from '../app/store.ts'
import { menusArg } from './queries.ts'

/** Vendors' names by their codes; a code that is not in the menus is shown as it is. */
export function useVendorName(): (code: string) => string {
  const language = useShellState((state) => state.settings.language)
  const { data } = useGameMenusQuery(menusArg(language))
  const names = useMemo(
    () => new Map(data?.menus.flatMap(({ vendors }) => vendors.map(({ vassalage, name }) => [vassalage, name]))),
    [data],
  )
  return (code) => names.get(code) ?? code
}
