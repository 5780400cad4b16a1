import type { Game } from '@boardwalk/api-client/contract'
import { type MouseEvent, useEffect } from 'react'

let windows: typeof import('../play/open-window.ts') | undefined

/** Has what opens windows ready before a card is pressed: one that is opened after the press is blocked. */
export function useWindows(): void {
  useEffect(() => {
    import('../play/open-window.ts').then(
      (read) => {
        windows = read
      },
      // The game's page opens the window with a press of its own.
      () => {},
    )
  }, [])
}

/** What a press on the card does before its link is followed, for a game that wants a window of its own. */
export const pressOf = ({ launch }: Game, waiting: string) =>
  launch === 'POPUP' ? (event: MouseEvent) => windows?.openFromCard(event, waiting) : undefined
