import type { Launch } from '@boardwalk/api-client/contract'
import { lazyApi } from '@boardwalk/api-client/lazy'
import { createBalanceHold, type ShellStore } from '@boardwalk/shell/write'
import { playKey, type RunningWindow, running } from './open-window.ts'
import { ASK_EVERY_MS } from './use-game-session.ts'
import type { WindowedGame } from './window-frame.ts'

const { gameSession, endGameSession } = lazyApi.endpoints

/** Ends a launch, also one whose page is gone. */
export const endLaunch = (store: ShellStore, { gameSessionId: id }: Launch): void =>
  void store.dispatch(endGameSession.initiate({ id }))

/** Reads of the session are its heartbeats, on every page of the tab. */
function keepAlive(store: ShellStore, { gameSessionId: id }: Launch) {
  const options = { subscriptionOptions: { pollingInterval: ASK_EVERY_MS } }
  const reading = store.dispatch(gameSession.initiate({ id }, options))
  return () => reading.unsubscribe()
}

/** Whether the player of now is the one of the call. */
function samePlayer(store: ShellStore): () => boolean {
  const player = () => {
    const { status, username } = store.getState().session
    return status === 'member' ? username : null
  }
  const first = player()
  return () => player() === first
}

/** The hold of a game's credits, which any page can follow. */
function followedHold(store: ShellStore) {
  const watchers = new Set<() => void>()
  let isHeld = false
  const held = createBalanceHold(store, (now) => {
    isHeld = now
    for (const see of watchers) see()
  })
  const onHeld = (see: () => void) => {
    watchers.add(see)
    return () => void watchers.delete(see)
  }
  return { ...held, isHeld: () => isHeld, onHeld }
}

type Played = { id: string; isTrial: boolean; launch: Launch; game: WindowedGame }

/**
 * Runs a game in its window until the window is closed or its player signs out. Pages come and go in that time, so
 * nothing here belongs to one.
 */
export function runInWindow(store: ShellStore, { launch, game, ...named }: Played): RunningWindow {
  const key = playKey(named)
  const { hold, release, ...held } = followedHold(store)
  const own = { launch, game, ...held }
  const isSamePlayer = samePlayer(store)
  const stopWatching = store.subscribe(() => isSamePlayer() || game.close())
  const stopAsking = keepAlive(store, launch)
  running.set(key, own)
  game.watch((what) => {
    if (what === 'roundOpen') hold()
    if (what === 'roundClosed') release()
    if (what !== 'left') return
    stopWatching()
    stopAsking()
    release()
    running.delete(key)
    if (isSamePlayer()) endLaunch(store, launch)
  })
  return own
}
