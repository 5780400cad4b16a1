import type { Game } from '@boardwalk/api-client/contract'
import type { MouseEvent } from 'react'

/**
 * The action of a press on a card before its link is followed. Cards are there before hydration, so it is set by
 * later code (`armCards`).
 */
export const cardPress: { on?: (event: MouseEvent, game: Game, waiting: string) => void } = {}
