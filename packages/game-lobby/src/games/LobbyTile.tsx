import type { Game } from '@boardwalk/api-client/contract'
import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { useHydrated, useVendorName } from '@boardwalk/shell/feature'
import { bareButton, InfoIcon, target, tint } from '@boardwalk/ui'
import { memo } from 'react'
import styled from 'styled-components'
import { armCards } from '../play/open-window.ts'
import { useOpenSheet } from '../sheet/sheet-address.ts'
import { GameTile, type GameTileProps } from './GameTile.tsx'
import { useFavourites } from './use-favourites.ts'

armCards()

type Props = GameTileProps & { onSheet: (game: Game) => void }

/** A card with a button for the game's details, for lists to choose from. */
const LobbyTile = memo(function LobbyTile({ onSheet, ...card }: Props) {
  const { game, isHydrated, t } = card
  return (
    <Cell>
      <GameTile {...card} />
      {isHydrated && (
        <OverArt>
          <About
            type="button"
            aria-label={t('lobby:sheet.open', { name: game.displayName })}
            onClick={() => onSheet(game)}
          >
            <Disc>
              <InfoIcon size={18} />
            </Disc>
          </About>
        </OverArt>
      )}
    </Cell>
  )
})

/**
 * Draws a list's cards. Values that all cards share are read once per list. The pictures of `priority` cards load at
 * once.
 */
export function useLobbyTile({ priority = 0 }: { priority?: number } = {}) {
  const favourites = useFavourites()
  const vendorName = useVendorName()
  const isHydrated = useHydrated()
  const { t } = useTranslation()
  const openSheet = useOpenSheet()
  return (game: Game, index: number) => (
    <LobbyTile
      key={game.nodeId}
      game={game}
      vendor={vendorName(game.vassalage)}
      isFavourite={favourites.has(game)}
      onFavourite={favourites.toggle}
      isPriority={index < priority}
      // The server's page has the pictures of the first view only: a browser would load those a thousand pixels below.
      isBelow={index >= priority}
      isHydrated={isHydrated}
      t={t}
      onSheet={openSheet}
    />
  )
}

const Cell = styled.div`
  position: relative;
  min-inline-size: 0;
  contain: layout style;
`

/** As large as the artwork, which is three wide and four high; presses go through to the card. */
const OverArt = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  display: grid;
  place-items: end;
  aspect-ratio: 3 / 4;
  pointer-events: none;
`

const About = styled.button`
  ${bareButton}
  display: grid;
  place-items: center;
  inline-size: ${target};
  block-size: ${target};
  border-radius: ${token('radius-card')};
  pointer-events: auto;
`

const Disc = styled.span`
  display: grid;
  place-items: center;
  inline-size: 30px;
  block-size: 30px;
  border-radius: ${token('radius-pill')};
  background: ${tint('color-surface', 88)};
  color: ${token('color-text')};
`
