import { formatCount, useTranslation } from '@boardwalk/i18n'
import { LinkTo } from '@boardwalk/shell/feature'
import { AsyncView, Button, LinkButton, Stack, Text } from '@boardwalk/ui'
import { GameGrid } from '../games/GameGrid.tsx'
import { GameShapes } from '../games/GameShapes.tsx'
import { MoreGames } from '../games/MoreGames.tsx'
import { lobbyPageSize } from '../games/queries.ts'
import { type GameQuestion, useGamePages } from '../games/use-game-pages.ts'
import { useGameTile } from '../games/use-game-tile.tsx'
import { useListLabels } from '../games/use-list-labels.ts'
import { usePageCount } from './use-page-count.ts'

/** Cards that a phone shows without scrolling. */
const inFirstView = 6

type Props = {
  question: GameQuestion
  /** Takes the filters away; absent where none is set. */
  onClear?: () => void
}

/** The answer to one question; a page gives every question a list of its own (`key`), so that answers cannot mix. */
export function LobbyList({ question, onClear }: Props) {
  const { t } = useTranslation('game-lobby')
  const { pages, showMore } = usePageCount(JSON.stringify(question))
  const { query, ...rest } = useGamePages(question, pages)
  const tile = useGameTile({ priority: inFirstView })
  const labels = {
    ...useListLabels(),
    ...(onClear && { empty: t('filter.noMatch'), emptyHint: t('filter.noMatchHint') }),
  }
  const nextStep = onClear ? (
    <Button onClick={onClear}>{t('filter.clear')}</Button>
  ) : (
    <LinkButton as={LinkTo} to="/rng">
      {t('list.allSlots')}
    </LinkButton>
  )
  return (
    <AsyncView
      query={query}
      labels={labels}
      isEmpty={({ games }) => games.length === 0}
      emptyAction={nextStep}
      level={2}
      skeleton={<GameShapes count={lobbyPageSize} />}
    >
      {({ games, total }) => (
        <Stack $gap="5">
          <Text $size="sm" $tone="muted" role="status">
            {t('list.count', { shown: formatCount(games.length), total: formatCount(total) })}
          </Text>
          <GameGrid>{games.map(tile)}</GameGrid>
          <MoreGames {...rest} label={t('list.more')} onMore={showMore} />
        </Stack>
      )}
    </AsyncView>
  )
}
