import { formatCount, useTranslation } from '@boardwalk/i18n'
import { useLanguage } from '@boardwalk/shell/feature'
import { AsyncView, Stack, Text } from '@boardwalk/ui'
import { useEffect, useState } from 'react'
import { GameGrid } from '../games/GameGrid.tsx'
import { GameShapes } from '../games/GameShapes.tsx'
import { useLobbyTile } from '../games/LobbyTile.tsx'
import { listSource } from '../games/list-source.ts'
import { MoreGames } from '../games/MoreGames.tsx'
import { searchArg, searchPageSize } from '../games/queries.ts'
import { useGameList } from '../games/use-game-list.ts'
import { useListLabels } from '../games/use-list-labels.ts'
import { Forgiving } from './Forgiving.tsx'
import { HotGames } from './HotGames.tsx'
import { useRecentSearches } from './recent-searches.ts'

/**
 * The number of games with the name, and twelve of them at a time; without a match, the results of a tolerant search.
 */
export function SearchResults({ name }: { name: string }) {
  const { t } = useTranslation('lobby')
  const { code: language } = useLanguage()
  const [source] = useState(() => listSource(searchArg(name, language)))
  const { query, ...more } = useGameList(source)
  const tile = useLobbyTile()
  const { remember } = useRecentSearches()
  const hasFound = (query.currentData?.slots.length ?? 0) > 0
  useEffect(() => {
    if (hasFound) remember(name)
  }, [hasFound, name, remember])
  const labels = { ...useListLabels(), empty: t('search.none'), emptyHint: t('search.noneHint') }
  return (
    <>
      <AsyncView
        query={query}
        labels={labels}
        isEmpty={({ slots }) => slots.length === 0}
        skeleton={<GameShapes count={searchPageSize} />}
      >
        {({ slots, total = 0 }) => (
          <Stack $gap="4">
            <Text $size="sm" $tone="muted" role="status">
              {t('search.results', { count: total, total: formatCount(total) })}
            </Text>
            <GameGrid>{slots.flatMap((game, index) => (game ? tile(game, index) : []))}</GameGrid>
            <MoreGames {...more} label={t('search.more')} />
          </Stack>
        )}
      </AsyncView>
      {query.currentData?.slots.length === 0 && (
        <Forgiving name={name}>
          <HotGames />
        </Forgiving>
      )}
    </>
  )
}
