import { useBrand, useLanguage, useLocation, useSearchParams } from '@boardwalk/shell/feature'
import { useCallback, useMemo } from 'react'
import { lobbyPathOf } from './categories.ts'
import { type LobbyState, readState, writeState } from './lobby-state.ts'

/** The screen that is open and its state; `change` puts another state into the address. */
export function useLobby() {
  const path = lobbyPathOf(useLocation().pathname)
  const { code: language } = useLanguage()
  const { merchantCode } = useBrand()
  const [search, setSearch] = useSearchParams()
  const text = search.toString()
  const state = useMemo(() => readState(new URLSearchParams(text)), [text])
  const change = useCallback(
    (next: (state: LobbyState) => LobbyState) =>
      setSearch((before) => writeState(before, next(readState(before))), { replace: true }),
    [setSearch],
  )
  return { path, language, merchantCode, state, change }
}

export type Lobby = ReturnType<typeof useLobby>
