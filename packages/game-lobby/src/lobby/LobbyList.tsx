import { useSession, useSessionReady } from '@boardwalk/shell/feature'
import { useMemo } from 'react'
import { GameShapes } from '../games/GameShapes.tsx'
import { lobbyPageSize } from '../games/queries.ts'
import { GameList } from './GameList.tsx'
import { OwnGamesFirst } from './OwnGamesFirst.tsx'
import type { Lobby } from './use-lobby.ts'
import { sourceOf } from './use-source.ts'

/** The games of the chosen mode; a player's own lists need a session. */
export function LobbyList({ lobby }: { lobby: Lobby }) {
  const { isLoggedIn, isTrial } = useSession()
  const isReady = useSessionReady()
  const isOwn = lobby.state.mode === 'fav' || lobby.state.mode === 'recent'
  if (isOwn && !isReady) return <GameShapes count={lobbyPageSize} />
  if (isOwn && (!isLoggedIn || isTrial)) return <OwnGamesFirst isTrial={isLoggedIn} />
  return <Listed lobby={lobby} />
}

/** Every query has a list of its own (`key`), so that responses cannot mix. */
function Listed({ lobby }: { lobby: Lobby }) {
  const { path, language, merchantCode, state } = lobby
  const source = useMemo(() => sourceOf(lobby), [path, language, merchantCode, state])
  return <GameList key={source.key} lobby={lobby} source={source} />
}
