import type { Game } from '@boardwalk/api-client/contract'
import { formatCount, useTranslation } from '@boardwalk/i18n'
import { AsyncView, Stack, Text } from '@boardwalk/ui'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { GameShapes } from '../games/GameShapes.tsx'
import { useLobbyTile } from '../games/LobbyTile.tsx'
import { MoreGames } from '../games/MoreGames.tsx'
import type { PageSource } from '../games/page-source.ts'
import { lobbyPageSize } from '../games/queries.ts'
import { useListLabels } from '../games/use-list-labels.ts'
import { usePages } from '../games/use-pages.ts'
import { VirtualGrid } from '../games/VirtualGrid.tsx'
import { EmptyList } from './EmptyList.tsx'
import { useFollow } from './use-follow.ts'
import type { Lobby } from './use-lobby.ts'
import { usePlace, useScrollBack } from './use-place.ts'

/** Cards that a phone shows without scrolling. */
const inFirstView = 6

type Props = { lobby: Lobby; source: PageSource; isOurs?: ((game: Game) => boolean) | undefined }

/** The answer to one question, page after page. */
export function GameList({ lobby, source: given, isOurs }: Props) {
  const { t } = useTranslation('lobby')
  const labels = useListLabels()
  // The same source for as long as this list is shown, whatever else changes around it.
  const [source] = useState(given)
  const { pages, showMore, pending } = usePlace(source.key)
  const { query, see, most, ...more } = usePages(source, pages)
  const games = query.currentData?.slots
  const slots = useMemo(() => (isOurs ? games?.filter((game) => !game || isOurs(game)) : games) ?? [], [games, isOurs])
  const tile = useLobbyTile({ priority: inFirstView })
  const { begin, seen } = useFollow({ ...more, most: isOurs ? undefined : most }, slots.length, showMore)
  useScrollBack(pending, games !== undefined)

  const onView = useCallback(
    (first: number, last: number, isPassing: boolean) => {
      const page = (index: number) => Math.floor(Math.max(0, index) / source.pageSize) + 1
      if (!isPassing) see({ from: page(first), to: page(last) })
      seen(last)
    },
    [source, see, seen],
  )
  // Of a list that the row cannot narrow, pages come until there is something to show.
  const isShort = isOurs !== undefined && games !== undefined && slots.length < lobbyPageSize
  useEffect(() => {
    if (isShort && more.hasMore && !more.isLoadingMore) showMore(1)
  }, [isShort, more.hasMore, more.isLoadingMore, showMore])
  // What is awaited at the end is not shown yet; a page that flew by is asked for when it is seen.
  const shown = formatCount(slots.findLastIndex(Boolean) + 1)
  const total = isOurs ? undefined : query.currentData?.total

  return (
    <AsyncView query={query} labels={labels} level={2} skeleton={<GameShapes count={lobbyPageSize} />}>
      {() =>
        slots.length === 0 && !more.hasMore && !more.isLoadingMore ? (
          <EmptyList lobby={lobby} />
        ) : (
          <Stack $gap="5">
            <Text $size="sm" $tone="muted" role="status">
              {total === undefined
                ? t('list.some', { shown })
                : t('list.count', { count: total, shown, total: formatCount(total) })}
            </Text>
            <VirtualGrid slots={slots} tile={tile} onView={onView} />
            <MoreGames {...more} label={t('list.more')} onMore={begin} />
          </Stack>
        )
      }
    </AsyncView>
  )
}
