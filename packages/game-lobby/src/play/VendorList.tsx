import { useTranslation } from '@boardwalk/i18n'
import { useLanguage, useSearchParams, useVendorName } from '@boardwalk/shell/feature'
import { AsyncView, Modal, Stack } from '@boardwalk/ui'
import { useState } from 'react'
import { GameGrid } from '../games/GameGrid.tsx'
import { GameShapes } from '../games/GameShapes.tsx'
import { listSource } from '../games/list-source.ts'
import { MoreGames } from '../games/MoreGames.tsx'
import { client, lobbyPageSize } from '../games/queries.ts'
import { useGameList } from '../games/use-game-list.ts'
import { useGameTile } from '../games/use-game-tile.tsx'
import { useListLabels } from '../games/use-list-labels.ts'
import { armCards } from './open-window.ts'

armCards()

/** The games of one vendor in a popup (specification A§4: a game flagged VASSALAGE opens a popup game list). */
export function VendorList() {
  const { t } = useTranslation('play')
  const [search, setSearch] = useSearchParams()
  const { code: language } = useLanguage()
  const vendorName = useVendorName()
  const vassalage = search.get('list') ?? ''
  const close = () =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete('list')
        return next
      },
      { replace: true },
    )
  return (
    <Modal
      isOpen
      onClose={close}
      title={t('list', { vendor: vendorName(vassalage) })}
      closeLabel={t('dismiss')}
      width={960}
    >
      <Games key={`${vassalage} ${language}`} vassalage={vassalage} language={language} />
    </Modal>
  )
}

type GamesProps = { vassalage: string; language: ReturnType<typeof useLanguage>['code'] }

/** The vendor's games, a page at a time; shown games stay while more load. */
function Games({ vassalage, language }: GamesProps) {
  const { t } = useTranslation('play')
  const [source] = useState(() => listSource({ ...client, vassalage, language, pageNo: 1, pageSize: lobbyPageSize }))
  const { query, ...more } = useGameList(source)
  const tile = useGameTile()
  return (
    <AsyncView
      query={query}
      labels={useListLabels()}
      isEmpty={({ slots }) => slots.length === 0}
      skeleton={<GameShapes count={lobbyPageSize} />}
    >
      {({ slots }) => (
        <Stack $gap="3">
          {/* The vendor's own entry would only open this list again. */}
          <GameGrid>
            {slots.flatMap((game, index) => (game && game.launch !== 'LIST' ? tile(game, index) : []))}
          </GameGrid>
          <MoreGames {...more} label={t('more')} />
        </Stack>
      )}
    </AsyncView>
  )
}
