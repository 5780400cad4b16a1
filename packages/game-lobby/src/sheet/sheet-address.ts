import type { Game } from '@boardwalk/api-client/contract'
import { useSearchParams } from '@boardwalk/shell/feature'
import { useCallback, useLayoutEffect, useRef } from 'react'

/** Query parameter with the game whose sheet is open: a link opens it, Back closes it. */
const param = 'sheet'
const address = /^([A-Za-z0-9_-]{1,64})\.([A-Za-z0-9_.-]{1,128})$/

type Named = Pick<Game, 'vassalage' | 'gameCode'>

/** The game that an address shows the sheet of; null when it names none. */
export function sheetIn(search: URLSearchParams): Named | null {
  const [, vassalage, gameCode] = address.exec(search.get(param) ?? '') ?? []
  return vassalage && gameCode ? { vassalage, gameCode } : null
}

/** Stays the same function for every address: a new one would render every card of a list again. */
export function useOpenSheet() {
  const [, setSearch] = useSearchParams()
  const latest = useRef(setSearch)
  useLayoutEffect(() => {
    latest.current = setSearch
  })
  return useCallback(
    ({ vassalage, gameCode }: Named) =>
      latest.current((before) => {
        const next = new URLSearchParams(before)
        next.set(param, `${vassalage}.${gameCode}`)
        return next
      }),
    [],
  )
}

/** Takes the sheet out of the address. */
export function useCloseSheet() {
  const [, setSearch] = useSearchParams()
  return useCallback(
    () =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before)
          next.delete(param)
          return next
        },
        { replace: true },
      ),
    [setSearch],
  )
}
