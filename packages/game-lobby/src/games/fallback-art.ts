/** Shown when a game's own artwork fails. */
export const fallbackArt = '/art/fallback.svg'
