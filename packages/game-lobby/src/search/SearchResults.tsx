import { formatCount, useTranslation } from '@boardwalk/i18n'
import { useLanguage } from '@boardwalk/shell/feature'
import { AsyncView, Stack, Text } from '@boardwalk/ui'
import { useState } from 'react'
import { GameGrid } from '../games/GameGrid.tsx'
import { GameShapes } from '../games/GameShapes.tsx'
import { MoreGames } from '../games/MoreGames.tsx'
import { searchArg, searchPageSize } from '../games/queries.ts'
import { useGamePages } from '../games/use-game-pages.ts'
import { useGameTile } from '../games/use-game-tile.tsx'
import { useListLabels } from '../games/use-list-labels.ts'
import { HotGames } from './HotGames.tsx'

/** How many games carry the name, and twelve of them at a time; what is hot where there are none. */
export function SearchResults({ name }: { name: string }) {
  const { t } = useTranslation('game-lobby')
  const { code: language } = useLanguage()
  const [pages, setPages] = useState(1)
  const { query, ...rest } = useGamePages(searchArg(name, language), pages)
  const tile = useGameTile()
  const labels = { ...useListLabels(), empty: t('search.none'), emptyHint: t('search.noneHint') }
  return (
    <>
      <AsyncView
        query={query}
        labels={labels}
        isEmpty={({ games }) => games.length === 0}
        skeleton={<GameShapes count={searchPageSize} />}
      >
        {({ games, total }) => (
          <Stack $gap="4">
            <Text $size="sm" $tone="muted" role="status">
              {t('search.results', { count: formatCount(total) })}
            </Text>
            <GameGrid>{games.map(tile)}</GameGrid>
            <MoreGames {...rest} label={t('search.more')} onMore={() => setPages(pages + 1)} />
          </Stack>
        )}
      </AsyncView>
      {query.currentData?.games.length === 0 && <HotGames />}
    </>
  )
}
