import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { useLiveBalance, useMoney } from '@boardwalk/shell/feature'
import { ArrowStartIcon, ExpandIcon, Heading, IconButton, Text } from '@boardwalk/ui'
import styled from 'styled-components'

type Props = { name: string; onBack: () => void; onFullScreen: () => void }

/** Above a game: the way back, what is being played, the balance, full screen. */
export function GameBar({ name, onBack, onFullScreen }: Props) {
  const { t } = useTranslation('game-lobby')
  const { balance } = useLiveBalance()
  const money = useMoney()
  return (
    <Bar>
      <IconButton label={t('game.back')} onClick={onBack}>
        <ArrowStartIcon />
      </IconButton>
      <Name>
        <Heading level={1} size="card">
          {name}
        </Heading>
      </Name>
      {balance && (
        <Balance>
          <Text as="span" $size="xs" $tone="muted">
            {t('game.balance')} · {t('game.playMoney')}
          </Text>
          <strong data-testid="game-balance">{money(balance.sumBalance)}</strong>
        </Balance>
      )}
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

const Name = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Balance = styled.span`
  display: grid;
  justify-items: end;
  line-height: 1.2;
  font-variant-numeric: tabular-nums;
`
