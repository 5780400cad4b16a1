import type { Game } from '@boardwalk/api-client/contract'
import { useTranslation } from '@boardwalk/i18n'
import { LinkTo } from '@boardwalk/shell/feature'
import { type AsyncQuery, AsyncView, GameCardSkeleton, LinkButton, Rail } from '@boardwalk/ui'
import type { ReactNode } from 'react'
import { GameTile } from '../games/GameTile.tsx'
import { useFavourites } from '../games/use-favourites.ts'
import { useListLabels } from '../games/use-list-labels.ts'

type Props = {
  title: string
  query: AsyncQuery<{ list: Game[] }>
  /** Where the whole list is. */
  allPath?: string
  isPriority?: boolean
}

const placeholders = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

/** A row of games on the home page, as tall while it loads as when it is there. */
export function GameRail({ title, query, allPath, isPriority = false }: Props) {
  const { t } = useTranslation('game-lobby')
  const labels = useListLabels()
  const favourites = useFavourites()
  const frame = (children: ReactNode) => (
    <Rail
      title={title}
      labels={{ previous: t('rail.previous'), next: t('rail.next') }}
      action={
        allPath && (
          <LinkButton as={LinkTo} to={allPath} variant="ghost" size="small">
            {t('rail.all')}
          </LinkButton>
        )
      }
    >
      {children}
    </Rail>
  )
  return (
    <AsyncView
      query={query}
      labels={labels}
      isEmpty={({ list }) => list.length === 0}
      skeleton={frame(placeholders.map((key) => <GameCardSkeleton key={key} />))}
    >
      {({ list }) =>
        frame(
          list.map((game, index) => (
            <GameTile key={game.nodeId} game={game} favourites={favourites} isPriority={isPriority && index < 3} />
          )),
        )
      }
    </AsyncView>
  )
}
