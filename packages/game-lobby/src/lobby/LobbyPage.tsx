import { useTranslation } from '@boardwalk/i18n'
import { useLocation, useSearchParams } from '@boardwalk/shell/feature'
import { AsyncView, Button, GameCardSkeleton, Grid, Heading, Stack, Text } from '@boardwalk/ui'
import { useCallback } from 'react'
import { GameTile } from '../games/GameTile.tsx'
import { lobbyPageSize } from '../games/queries.ts'
import { useFavourites } from '../games/use-favourites.ts'
import { useListLabels } from '../games/use-list-labels.ts'
import { type LobbyPath, lobbyPathOf } from './categories.ts'
import { LobbyFilters } from './LobbyFilters.tsx'
import { useLobbyGames } from './use-lobby-games.ts'

const placeholders = Array.from({ length: lobbyPageSize }, (_, index) => `card-${index}`)

/** A category's games. What is shown is in the address: a link opens it, Back restores it. */
export function LobbyPage() {
  const { t } = useTranslation('game-lobby')
  const path = lobbyPathOf(useLocation().pathname)
  const [search, setSearch] = useSearchParams()
  const change = useCallback(
    (filter: Record<string, string>) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before)
          for (const [name, value] of Object.entries(filter)) value ? after.set(name, value) : after.delete(name)
          return after
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  )
  return (
    <Stack $gap="5">
      <Heading level={1} size="page">
        {t(`title.${path}`)}
      </Heading>
      <LobbyFilters path={path} vendor={search.get('vendor') ?? ''} name={search.get('q') ?? ''} onChange={change} />
      <LobbyList path={path} search={search} onClear={() => change({ vendor: '', q: '' })} />
    </Stack>
  )
}

type ListProps = { path: LobbyPath; search: URLSearchParams; onClear: () => void }

function LobbyList({ path, search, onClear }: ListProps) {
  const { t } = useTranslation('game-lobby')
  const { query, hasMore, more, isLoadingMore, hasMoreFailed } = useLobbyGames(path, search)
  const favourites = useFavourites()
  const isFiltered = search.has('vendor') || search.has('q')
  const labels = {
    ...useListLabels(),
    ...(isFiltered && { empty: t('filter.noMatch'), emptyHint: t('filter.noMatchHint') }),
  }
  return (
    <AsyncView
      query={query}
      labels={labels}
      isEmpty={({ games }) => games.length === 0}
      emptyAction={isFiltered && <Button onClick={onClear}>{t('filter.clear')}</Button>}
      skeleton={
        <Grid $columns="games">
          {placeholders.map((key) => (
            <GameCardSkeleton key={key} />
          ))}
        </Grid>
      }
    >
      {({ games, total }) => (
        <Stack $gap="5">
          <Text $size="sm" $tone="muted" role="status">
            {t('list.count', { shown: games.length, total })}
          </Text>
          <Grid $columns="games">
            {games.map((game, index) => (
              <GameTile key={game.nodeId} game={game} favourites={favourites} isPriority={index < 3} />
            ))}
          </Grid>
          {hasMore && (
            <Button variant="soft" isBusy={isLoadingMore} onClick={more}>
              {hasMoreFailed ? t('list.retry') : t('list.more')}
            </Button>
          )}
        </Stack>
      )}
    </AsyncView>
  )
}
