import type { Game } from '@boardwalk/api-client/contract'
import { useTranslation } from '@boardwalk/i18n'
import { LinkTo, Section } from '@boardwalk/shell/feature'
import { type AsyncQuery, AsyncView, GameCardSkeleton, LinkButton, Rail } from '@boardwalk/ui'
import type { ReactNode } from 'react'
import { firstCards } from '../games/queries.ts'
import { useGameTile } from '../games/use-game-tile.tsx'
import { useListLabels } from '../games/use-list-labels.ts'

type Props = {
  title: string
  query: AsyncQuery<Game[]>
  /** Address of the whole list. */
  allPath?: string
  /** In the first view: its first cards load at once. */
  isPriority?: boolean
}

const shapes = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

/** A row of games on the home page, titled and as tall in every state. */
export function GameRail({ title, query, allPath, isPriority = false }: Props) {
  const { t } = useTranslation('game-lobby')
  const labels = useListLabels()
  const tile = useGameTile(isPriority ? { priority: 3, isWhole: true } : { isBelow: true })
  const frame = (children: ReactNode) => (
    <Rail
      title={title}
      first={firstCards.games}
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
  const view = (
    <AsyncView
      query={query}
      labels={labels}
      isEmpty={(games) => games.length === 0}
      skeleton={frame(shapes.map((key) => <GameCardSkeleton key={key} />))}
    >
      {(games) => frame(games.map(tile))}
    </AsyncView>
  )
  // A row has its own title; a message without a row needs it too.
  const isRow = query.currentData ? query.currentData.length > 0 && !query.isError : !query.isError
  return isRow ? view : <Section title={title}>{view}</Section>
}
