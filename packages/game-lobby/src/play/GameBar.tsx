import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { ArrowStartIcon, ExpandIcon, Heading, IconButton, oneLine } from '@boardwalk/ui'
import styled from 'styled-components'
import { GameBalance } from './GameBalance.tsx'

type Props = { name: string; onBack: () => void; onFullScreen: () => void }

/** Above a game: the way back, what is being played, the balance, full screen. */
export function GameBar({ name, onBack, onFullScreen }: Props) {
  const { t } = useTranslation('game-lobby')
  return (
    <Bar>
      <IconButton label={t('game.back')} onClick={onBack}>
        <ArrowStartIcon />
      </IconButton>
      <Name level={1} size="card">
        {name}
      </Name>
      <GameBalance />
      <IconButton label={t('game.fullScreen')} onClick={onFullScreen}>
        <ExpandIcon />
      </IconButton>
    </Bar>
  )
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  padding: ${token('space-1')} ${token('space-2')};
  background: ${token('color-surface')};
  border-block-end: ${token('border-width')} solid ${token('color-border')};
`

const Name = styled(Heading)`
  ${oneLine}
  flex: 1;
  min-inline-size: 0;
`
