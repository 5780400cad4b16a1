import { usePageName, useSearchParams } from '@boardwalk/shell/feature'
import { lobbyOf } from '../lobby/choices.ts'
import { Game } from './Game.tsx'
import { NoGame } from './LaunchState.tsx'
import { playKey } from './open-window.ts'
import { WindowGame } from './WindowGame.tsx'

/** A game in its frame. Its address names it, so a reload or a shared link opens it again. */
export function GamePage() {
  const [search] = useSearchParams()
  const id = search.get('id')
  const name = search.get('name') ?? ''
  usePageName(name || undefined)
  if (!id) return <NoGame />
  const vendor = search.get('vendor') ?? ''
  const lobby = lobbyOf(search.get('type') ?? '', vendor)
  const named = { id, vendor, name }
  const isTrial = search.get('trial') === '1'
  const props = { ...named, lobby, isTrial }
  // Another game, or the same one after the trial, starts again.
  const key = playKey(props)
  const wantsWindow = search.get('open') === 'window'
  return wantsWindow ? <WindowGame key={key} {...props} /> : <Game key={key} {...props} />
}
