import { useHotGamesQuery } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import { useBrand, useLanguage } from '@boardwalk/shell/feature'
import { AsyncView, Heading, Stack } from '@boardwalk/ui'
import { useState } from 'react'
import { GameGrid } from '../games/GameGrid.tsx'
import { GameShapes } from '../games/GameShapes.tsx'
import { useLobbyTile } from '../games/LobbyTile.tsx'
import { MoreGames } from '../games/MoreGames.tsx'
import { hotArg, searchPageSize } from '../games/queries.ts'
import { useListLabels } from '../games/use-list-labels.ts'

/** Mounted from the start; only its cards render in steps. */
const whole = { isLoadingMore: false, hasMoreFailed: false, retryMore: () => undefined }

/** Popular games, twelve at a time. */
export function HotGames() {
  const { t } = useTranslation('lobby')
  const { code: language } = useLanguage()
  const { merchantCode } = useBrand()
  const query = useHotGamesQuery(hotArg(merchantCode, language))
  const [shown, setShown] = useState(searchPageSize)
  const tile = useLobbyTile()
  return (
    <Stack as="section" $gap="3">
      <Heading level={3} size="card">
        {t('search.hot')}
      </Heading>
      <AsyncView
        query={query}
        labels={useListLabels()}
        isEmpty={({ list }) => list.length === 0}
        skeleton={<GameShapes count={searchPageSize} />}
      >
        {({ list }) => (
          <Stack $gap="4">
            <GameGrid>{list.slice(0, shown).map(tile)}</GameGrid>
            <MoreGames
              {...whole}
              hasMore={list.length > shown}
              label={t('search.more')}
              showMore={() => setShown(shown + searchPageSize)}
            />
          </Stack>
        )}
      </AsyncView>
    </Stack>
  )
}
