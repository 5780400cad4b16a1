import { useGameSearchQuery } from '@boardwalk/api-client/lazy'
import { useLanguage } from '@boardwalk/shell/feature'
import type { ReactNode } from 'react'
import { searchPageSize } from '../games/queries.ts'
import { FoundInstead } from '../lobby/FoundInstead.tsx'

/** Suggestions for a name that no game has; `children` if there are none. */
export function Forgiving({ name, children }: { name: string; children: ReactNode }) {
  const { code: language } = useLanguage()
  const { currentData, isError } = useGameSearchQuery({ q: name, language, pageSize: searchPageSize })
  if (isError || currentData?.games.length === 0) return children
  return currentData ? <FoundInstead found={currentData} /> : null
}
