import type { Game } from '@boardwalk/api-client/contract'
import { useTranslation } from '@boardwalk/i18n'
import { useHydrated, useVendorName } from '@boardwalk/shell/feature'
import { GameTile } from './GameTile.tsx'
import { useFavourites } from './use-favourites.ts'

/** Cards in the first view load their artwork at once: `games.map(useGameTile({ priority: 3 }))`. */
type Options = {
  priority?: number
  /** The server draws the cards with their hearts, so that they need no code before they are touched. */
  isWhole?: boolean
  /** The row is below the first view. */
  isBelow?: boolean
}

/** Draws a list's games. Values that all cards share are read once per list. */
export function useGameTile({ priority = 0, isWhole = false, isBelow = false }: Options = {}) {
  const favourites = useFavourites()
  const vendorName = useVendorName()
  const isHydrated = useHydrated()
  const { t } = useTranslation()
  return (game: Game, index: number) => (
    <GameTile
      key={game.nodeId}
      game={game}
      vendor={vendorName(game.vassalage)}
      isFavourite={favourites.has(game)}
      onFavourite={favourites.toggle}
      isPriority={index < priority}
      isBelow={isBelow}
      isHydrated={isWhole || isHydrated}
      t={t}
    />
  )
}
