import { formatCount, useTranslation } from '@boardwalk/i18n'
import { AsyncView, Stack, Text } from '@boardwalk/ui'
import { useState } from 'react'
import { GameShapes } from '../games/GameShapes.tsx'
import { useLobbyTile } from '../games/LobbyTile.tsx'
import type { ListSource } from '../games/list-source.ts'
import { MoreGames } from '../games/MoreGames.tsx'
import { lobbyPageSize } from '../games/queries.ts'
import { useGameList } from '../games/use-game-list.ts'
import { useListLabels } from '../games/use-list-labels.ts'
import { VirtualGrid } from '../games/VirtualGrid.tsx'
import { EmptyList } from './EmptyList.tsx'
import type { Lobby } from './use-lobby.ts'
import { usePlace, useScrollBack } from './use-place.ts'

/** Cards that a phone shows without scrolling. */
const inFirstView = 6

type Props = { lobby: Lobby; source: ListSource }

/** The games of one query, part after part. */
export function GameList({ lobby, source: given }: Props) {
  const { t } = useTranslation('lobby')
  const labels = useListLabels()
  // The same source for as long as this list is shown, even if other parts change.
  const [source] = useState(given)
  const { query, see, reading, resume, ...more } = useGameList(source)
  const { slots = [], total } = query.currentData ?? {}
  const tile = useLobbyTile({ priority: inFirstView })
  const pending = usePlace(source.key, reading, resume)
  useScrollBack(pending, query.currentData !== undefined)
  // Placeholders at the end are not counted: a skipped part is requested when it is in view.
  const shown = formatCount(slots.findLastIndex(Boolean) + 1)

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
            <VirtualGrid slots={slots} tile={tile} onView={see} />
            <MoreGames {...more} label={t('list.more')} />
          </Stack>
        )
      }
    </AsyncView>
  )
}
