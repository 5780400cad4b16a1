import type { Game, Launch } from '@boardwalk/api-client/contract'
import type { MouseEvent } from 'react'
import { cardPress } from '../games/card-press.ts'
import type { WindowedGame } from './window-frame.ts'

const SIZE = 'popup,width=1024,height=720'

/** A game that runs in a window of its own, and whether credits are held back for its round. */
export type RunningWindow = {
  launch: Launch
  game: WindowedGame
  isHeld: () => boolean
  onHeld: (see: () => void) => () => void
}

/** The games in windows of their own, by `playKey`; they outlive the pages that opened them. */
export const running = new Map<string, RunningWindow>()

/** Names a game as it is played: for money and as a demo, it is two. */
export const playKey = ({ id, isTrial }: { id: string; isTrial: boolean }): string => `${id} ${isTrial}`

/** Without it, a phone lays the document out as wide as a desktop. */
function fitScreen({ document: page }: Window) {
  const node = page.createElement('meta')
  page.head.append(Object.assign(node, { name: 'viewport', content: 'width=device-width, initial-scale=1' }))
}

/**
 * Opens an empty window; to be called inside the click, or browsers block it. `noopener` as a feature would leave us
 * without the window that gets its game later, so its way back is cut by hand. Null when the browser refused.
 */
export function openGameWindow(waiting: string): Window | null {
  const opened = window.open('', '_blank', SIZE)
  if (!opened || opened.closed) return null
  try {
    opened.opener = null
    opened.document.title = waiting
    fitScreen(opened)
    opened.document.body.textContent = waiting
  } catch {
    // The words are missing until the game is there.
  }
  return opened
}

let ahead: Window | 'blocked' | null = null

/**
 * Opens the window inside the click on a card, or shows the one in which the game runs; the game's page, to which the
 * card leads, fills it. A click that opens the page elsewhere, such as in another tab, opens no window ahead of it.
 */
export function openFromCard(event: MouseEvent, game: Game, waiting: string, isTrial = false): void {
  const { launch, nodeId: id } = game
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (launch !== 'POPUP' || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
  const own = running.get(playKey({ id, isTrial }))
  if (own) {
    own.game.focus()
    return
  }
  if (ahead !== 'blocked') ahead?.close()
  ahead = openGameWindow(waiting) ?? 'blocked'
}

/** Makes every card of the page open its window; code that runs after hydration may call it. */
export function armCards(): void {
  cardPress.on = openFromCard
}

/** The window that the click opened, or that the browser blocked it; once. */
export function takeAhead(): Window | 'blocked' | null {
  const opened = ahead
  ahead = null
  return opened !== 'blocked' && opened?.closed ? null : opened
}
