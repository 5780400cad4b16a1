import { useGameListQuery } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import { useLanguage } from '@boardwalk/shell/feature'
import { AsyncView, Button, Grid, Stack, Text } from '@boardwalk/ui'
import { useState } from 'react'
import { GameTile } from '../games/GameTile.tsx'
import { searchArg } from '../games/queries.ts'
import { useFavourites } from '../games/use-favourites.ts'
import { useListLabels } from '../games/use-list-labels.ts'
import { Shapes } from './Shapes.tsx'

/** Count, results page by page, "more" while there are pages. */
export function SearchResults({ name }: { name: string }) {
  const { t } = useTranslation('game-lobby')
  const [pages, setPages] = useState(1)
  const { code: language } = useLanguage()
  const first = useGameListQuery(searchArg(name, 1, language))
  const labels = { ...useListLabels(), empty: t('search.none'), emptyHint: t('search.noneHint') }
  return (
    <AsyncView query={first} labels={labels} isEmpty={({ totalCount }) => totalCount === 0} skeleton={<Shapes />}>
      {({ totalCount, totalPages }) => (
        <Stack $gap="4">
          <Text $size="sm" $tone="muted" role="status">
            {t('search.results', { count: totalCount })}
          </Text>
          <Grid $columns="games">
            {Array.from({ length: pages }, (_, index) => (
              <ResultPage key={`page-${index + 1}`} name={name} page={index + 1} />
            ))}
          </Grid>
          {pages < totalPages && (
            <Button variant="soft" onClick={() => setPages(pages + 1)}>
              {t('search.more')}
            </Button>
          )}
        </Stack>
      )}
    </AsyncView>
  )
}

function ResultPage({ name, page }: { name: string; page: number }) {
  const { code: language } = useLanguage()
  const { t } = useTranslation('game-lobby')
  const favourites = useFavourites()
  const { currentData, isError, refetch } = useGameListQuery(searchArg(name, page, language))
  if (isError) return <Button onClick={() => refetch()}>{t('list.retry')}</Button>
  return currentData?.games.map((game) => <GameTile key={game.nodeId} game={game} favourites={favourites} />)
}
