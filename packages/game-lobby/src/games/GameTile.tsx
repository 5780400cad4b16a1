import type { Game } from '@boardwalk/api-client/contract'
import { useTranslation } from '@boardwalk/i18n'
import { LinkTo } from '@boardwalk/shell/feature'
import { GameCard } from '@boardwalk/ui'
import { gameLink } from './game-link.ts'
import type { useFavourites } from './use-favourites.ts'

/** Shown when a game's own artwork fails. */
const fallbackImage = '/art/fallback.svg'

type Props = { game: Game; favourites: ReturnType<typeof useFavourites>; isPriority?: boolean }

/** One game of a list: its card opens the game, its heart keeps it. */
export function GameTile({ game, favourites, isPriority = false }: Props) {
  const { t } = useTranslation('game-lobby')
  const kind = game.isHot ? 'hot' : game.isNew ? 'new' : null
  const isOn = favourites.has(game)
  const name = game.displayName
  return (
    <GameCard
      as={LinkTo}
      to={gameLink(game)}
      name={name}
      vendor={game.vassalage}
      image={game.iconUrl}
      fallbackImage={fallbackImage}
      isPriority={isPriority}
      {...(kind && { mark: { kind, label: t(`mark.${kind}`) } })}
      favourite={{
        isOn,
        label: t(isOn ? 'favourite.remove' : 'favourite.add', { name }),
        onToggle: () => favourites.toggle(game),
      }}
    />
  )
}
