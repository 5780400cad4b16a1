import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { ArrowStartIcon, CloseIcon, ExpandIcon, from, Heading, IconButton, oneLine } from '@boardwalk/ui'
import styled from 'styled-components'

type Props = { name: string; onBack: () => void; isFilled: boolean; onFill: () => void }

/** Bar above a game: the way back, the game's name, full screen. */
export function GameBar({ name, onBack, isFilled, onFill }: Props) {
  const { t } = useTranslation('play')
  return (
    <Bar>
      <IconButton label={t('back')} onClick={onBack}>
        <ArrowStartIcon />
      </IconButton>
      <Name level={1} size="card">
        {name}
      </Name>
      <IconButton label={t(isFilled ? 'leaveFullScreen' : 'fullScreen')} onClick={onFill}>
        {isFilled ? <CloseIcon /> : <ExpandIcon />}
      </IconButton>
    </Bar>
  )
}

/** On a desktop as high as the safety bar next to it, which comes with the game. */
const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  padding: ${token('space-1')} ${token('space-2')};
  background: ${token('color-surface')};
  border-block-end: ${token('border-width')} solid ${token('color-border')};
  ${from('desktop')} { min-block-size: calc(${token('control-height')} + 2 * ${token('space-1')} + ${token('border-width')}); }
`

const Name = styled(Heading)`
  ${oneLine}
  flex: 1;
  min-inline-size: 0;
`
