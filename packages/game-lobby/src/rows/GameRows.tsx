import type { GameCategory, GameRow } from '@boardwalk/api-client/contract'
import { useGameRowsQuery } from '@boardwalk/api-client/lazy'
import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { useLanguage, useSession, useSessionReady } from '@boardwalk/shell/feature'
import { Chip, GameCardSkeleton, Rail, Row, railCard } from '@boardwalk/ui'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { useGameTile } from '../games/use-game-tile.tsx'
import { useLongPress } from '../games/use-long-press.ts'
import { armCards } from '../play/open-window.ts'
import { useRowTitle } from './use-row-title.ts'

armCards()

/**
 * A player's way into a category: continue, favourites, more of the same, new. One row at a time, so the list stays
 * near. Signed-in players get its room reserved from the first paint; visitors have none.
 */
export function GameRows({ gameType, isHidden }: { gameType: GameCategory; isHidden: boolean }) {
  const { code: language } = useLanguage()
  const { isLoggedIn, isTrial } = useSession()
  const isReady = useSessionReady()
  const isPlayer = isLoggedIn && !isTrial
  const { currentData, isError } = useGameRowsQuery({ gameType, language }, { skip: !isPlayer })
  const isNothing = (isReady && !isPlayer) || isError || currentData?.length === 0
  if (isHidden || isNothing) return null
  return <Place $isKept={isPlayer}>{currentData ? <Choice rows={currentData} /> : <Awaited />}</Place>
}

function Awaited() {
  const { t } = useTranslation('lobby')
  return (
    <div aria-hidden="true" inert>
      <Chips>
        <Chip>{t('rail.recent')}</Chip>
      </Chips>
      <Room>
        <GameCardSkeleton />
      </Room>
    </div>
  )
}

function Choice({ rows }: { rows: GameRow[] }) {
  const { t } = useTranslation(['lobby', 'game-lobby'])
  const title = useRowTitle()
  const tile = useGameTile()
  const area = useRef<HTMLDivElement>(null)
  const [chosen, choose] = useState<GameRow['row']>()
  const shown = rows.find(({ row }) => row === chosen) ?? rows[0]
  useLongPress(area, (nodeId) => shown?.games.find((game) => game.nodeId === nodeId))
  if (!shown) return null
  return (
    <div ref={area}>
      <Chips role="group" aria-label={t('rail.label')}>
        {rows.map((row) => (
          <Chip key={row.row} isSelected={row === shown} onClick={() => choose(row.row)}>
            {title(row)}
          </Chip>
        ))}
      </Chips>
      <Rail
        key={shown.row}
        title={title(shown)}
        isTitleHidden
        labels={{ previous: t('game-lobby:rail.previous'), next: t('game-lobby:rail.next') }}
      >
        {shown.games.map(tile)}
      </Rail>
    </div>
  )
}

/** Before the session is known, the attribute set by the page's first script decides whether there will be a row. */
const Place = styled.div<{ $isKept: boolean }>`
  min-inline-size: 0;
  html:not([data-session='member']) & { display: ${({ $isKept }) => ($isKept ? 'block' : 'none')}; }
`

/** As high as a rail of cards; a rail itself would weigh on every visitor's page. */
const Room = styled.div`
  ${railCard}
  inline-size: var(--rail-card);
`

/** A row may be named after a game, whose title can be longer than a narrow screen. */
const Chips = styled(Row).attrs({ $gap: '2' })`
  margin-block-end: ${token('space-3')};
  & > * { max-inline-size: 100%; white-space: normal; }
`
