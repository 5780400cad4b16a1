import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { LinkTo } from '@boardwalk/shell/feature'
import { Art, Badge, ClockIcon, HeartButton, target } from '@boardwalk/ui'
import { memo } from 'react'
import styled from 'styled-components'
import { fallbackArt } from '../games/fallback-art.ts'
import { DrawClock } from './DrawClock.tsx'
import { lotteryAddress } from './lottery-address.ts'

export type Lottery = {
  gameCode: string
  gameName: string
  icon: string
  nextDrawAt?: string | undefined
  drawEverySec?: number | undefined
  isDown?: boolean
}

type Props = { lottery: Lottery; isFavourite: boolean; onFavourite: (gameCode: string) => void; onDrawn: () => void }

/** A lottery with the clock of its next draw; the whole card opens it. */
export const LotteryCard = memo(function LotteryCard({ lottery, isFavourite, onFavourite, onDrawn }: Props) {
  const { t } = useTranslation(['lobby', 'game-lobby'])
  const { gameCode, gameName, icon, nextDrawAt, drawEverySec, isDown = false } = lottery
  return (
    <Card>
      <Picture src={icon} fallback={fallbackArt} width={56} height={56} />
      <Words>
        <Name to={lotteryAddress(gameCode)}>{gameName}</Name>
        {isDown ? (
          <Badge $tone="warning">{t('vendor.maintenance')}</Badge>
        ) : (
          nextDrawAt && (
            <Clock>
              <ClockIcon size={14} />
              <DrawClock name={gameName} drawAt={nextDrawAt} everySec={drawEverySec} onDrawn={onDrawn} />
            </Clock>
          )
        )}
      </Words>
      <HeartButton
        isOn={isFavourite}
        label={t(isFavourite ? 'game-lobby:favourite.remove' : 'game-lobby:favourite.add', { name: gameName })}
        onToggle={() => onFavourite(gameCode)}
      />
    </Card>
  )
})

const Card = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${token('space-3')};
  min-block-size: 80px;
  padding: ${token('space-3')};
  padding-inline-end: ${target};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  box-shadow: ${token('shadow-card')};
  &:has(> * > a:focus-visible) { outline: 2px solid ${token('color-focus')}; outline-offset: 2px; }
`

const Picture = styled(Art)`
  inline-size: 56px;
  block-size: 56px;
  border-radius: ${token('radius-card')};
`

const Words = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;
  gap: ${token('space-1')};
  justify-items: start;
  & > * { max-inline-size: 100%; white-space: normal; overflow-wrap: anywhere; }
`

const Clock = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')};
  color: ${token('color-text-muted')};
  font-size: ${token('text-sm')};
`

const Name = styled(LinkTo)`
  color: ${token('color-text')};
  font-weight: ${token('weight-medium')};
  text-decoration: none;
  outline: none;
  overflow-wrap: anywhere;
  &::after { content: ''; position: absolute; inset: 0; }
`
