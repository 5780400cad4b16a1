import { useHotGamesQuery } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import { useBrand, useLanguage } from '@boardwalk/shell/feature'
import { AsyncView, Button, Heading, Row, Stack } from '@boardwalk/ui'
import { useState } from 'react'
import { GameGrid } from '../games/GameGrid.tsx'
import { GameShapes } from '../games/GameShapes.tsx'
import { useLobbyTile } from '../games/LobbyTile.tsx'
import { hotArg, searchPageSize } from '../games/queries.ts'
import { useListLabels } from '../games/use-list-labels.ts'

/** What others play, twelve at a time. */
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
            {list.length > shown && (
              <Row $justify="center">
                <Button variant="soft" onClick={() => setShown(shown + searchPageSize)}>
                  {t('search.more')}
                </Button>
              </Row>
            )}
          </Stack>
        )}
      </AsyncView>
    </Stack>
  )
}
