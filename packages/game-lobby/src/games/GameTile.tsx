import type { Game } from '@boardwalk/api-client/contract'
import type { useTranslation } from '@boardwalk/i18n'
import { LinkTo } from '@boardwalk/shell/feature'
import { GameCard } from '@boardwalk/ui'
import { type MouseEvent, memo } from 'react'
import { cardPress } from './card-press.ts'
import { fallbackArt } from './fallback-art.ts'
import { gameLink } from './game-link.ts'

export type GameTileProps = {
  game: Game
  /** The vendor's display name. */
  vendor: string
  isFavourite: boolean
  onFavourite: (game: Game) => void
  isPriority: boolean
  isBelow?: boolean
  /** False before hydration, unless the server draws the whole card. */
  isHydrated: boolean
  /** Read once for a list: a card must be cheap to make. */
  t: ReturnType<typeof useTranslation>['t']
}

/** One game of a list: its card opens the game, its heart keeps it. */
export const GameTile = memo(function GameTile({
  game,
  vendor,
  isFavourite,
  onFavourite,
  isPriority,
  isBelow,
  isHydrated,
  t,
}: GameTileProps) {
  const kind = game.isHot ? 'hot' : game.isNew ? 'new' : null
  const name = game.displayName
  return (
    <GameCard
      as={LinkTo}
      to={gameLink(game)}
      onClick={(event: MouseEvent) => cardPress.on?.(event, game, t('play:opening'))}
      data-game={isHydrated ? game.nodeId : undefined}
      name={name}
      vendor={vendor}
      image={game.iconUrl}
      fallbackImage={fallbackArt}
      isPriority={isPriority}
      isBelow={isBelow ?? false}
      {...(kind && { mark: { kind, label: t(`game-lobby:mark.${kind}`) } })}
      // Hearts of long lists would weigh too much in the first HTML.
      {...(isHydrated && {
        favourite: {
          isOn: isFavourite,
          label: t(isFavourite ? 'game-lobby:favourite.remove' : 'game-lobby:favourite.add', { name }),
          onToggle: () => onFavourite(game),
        },
      })}
    />
  )
})
