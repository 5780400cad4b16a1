import { useGameListQuery } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import { useLanguage, useSearchParams, useVendorName } from '@boardwalk/shell/feature'
import { AsyncView, Button, Modal, Row, Skeleton, Stack } from '@boardwalk/ui'
import { useState } from 'react'
import { GameGrid } from '../games/GameGrid.tsx'
import { client, lobbyPageSize } from '../games/queries.ts'
import { useGameTile } from '../games/use-game-tile.tsx'
import { useListLabels } from '../games/use-list-labels.ts'

/** The games of one house in a popup (specification A§4: a game flagged VASSALAGE opens a popup game list). */
export function VendorList() {
  const { t } = useTranslation('play')
  const [search, setSearch] = useSearchParams()
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
      <Games key={vassalage} vassalage={vassalage} />
    </Modal>
  )
}

function Games({ vassalage }: { vassalage: string }) {
  const { t } = useTranslation('play')
  const { code: language } = useLanguage()
  const labels = useListLabels()
  const tile = useGameTile()
  const [pages, setPages] = useState(1)
  const query = useGameListQuery({
    ...client,
    vassalage,
    language,
    pageNo: 1,
    pageSize: Math.min(100, pages * lobbyPageSize),
  })
  return (
    <AsyncView
      query={query}
      labels={labels}
      isEmpty={({ games }) => games.length === 0}
      skeleton={<Skeleton $height="20rem" />}
    >
      {({ games, totalCount }) => (
        <Stack $gap="3">
          {/* The entry that stands for the house would only open this list again. */}
          <GameGrid>{games.filter(({ launch }) => launch !== 'LIST').map(tile)}</GameGrid>
          {games.length < Math.min(totalCount, 100) && (
            <Row $justify="center">
              <Button variant="ghost" onClick={() => setPages(pages + 1)}>
                {t('more')}
              </Button>
            </Row>
          )}
        </Stack>
      )}
    </AsyncView>
  )
}
