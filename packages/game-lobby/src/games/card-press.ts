import type { Game } from '@boardwalk/api-client/contract'
import type { MouseEvent } from 'react'

/**
 * What a press on a card does before its link is followed. Cards are there before the page lives, so it is put here by
 * what comes later (`armCards`).
 */
export const cardPress: { on?: (event: MouseEvent, game: Game, waiting: string) => void } = {}
