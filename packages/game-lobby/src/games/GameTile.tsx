import type { Game } from '@boardwalk/api-client/contract'
import { useTranslation } from '@boardwalk/i18n'
import { LinkTo, useHydrated } from '@boardwalk/shell/feature'
import { GameCard } from '@boardwalk/ui'
import { fallbackArt } from './fallback-art.ts'
import { gameLink } from './game-link.ts'

type Props = {
  game: Game
  /** The house's name as people know it. */
  vendor: string
  isFavourite: boolean
  onFavourite: (game: Game) => void
  isPriority: boolean
}

/** One game of a list: its card opens the game, its heart keeps it. */
export function GameTile({ game, vendor, isFavourite, onFavourite, isPriority }: Props) {
  const { t } = useTranslation('game-lobby')
  const isHydrated = useHydrated()
  const kind = game.isHot ? 'hot' : game.isNew ? 'new' : null
  const name = game.displayName
  return (
    <GameCard
      as={LinkTo}
      to={gameLink(game)}
      name={name}
      vendor={vendor}
      image={game.iconUrl}
      fallbackImage={fallbackArt}
      isPriority={isPriority}
      {...(kind && { mark: { kind, label: t(`mark.${kind}`) } })}
      // A heart can do nothing before the page lives, so it is no part of the first HTML.
      {...(isHydrated && {
        favourite: {
          isOn: isFavourite,
          label: t(isFavourite ? 'favourite.remove' : 'favourite.add', { name }),
          onToggle: () => onFavourite(game),
        },
      })}
    />
  )
}
