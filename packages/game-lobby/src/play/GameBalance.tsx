import { useTranslation } from '@boardwalk/i18n'
import { useLiveBalance, useMoney } from '@boardwalk/shell/feature'
import { Money, Text } from '@boardwalk/ui'
import styled from 'styled-components'

/** The live balance where the header's is out of sight: in full screen. Masked with it; absent for a visitor. */
export function GameBalance() {
  const { t } = useTranslation('game-lobby')
  const { balance, isHidden } = useLiveBalance()
  const money = useMoney()
  if (!balance) return null
  return (
    <Box data-testid="game-balance">
      <Text as="span" $size="xs" $tone="muted">
        {t('game.playMoney')}
      </Text>
      <Amount text={money(balance.sumBalance)} isMasked={isHidden} maskedLabel={t('game.hidden')} />
    </Box>
  )
}

const Box = styled.span`
  display: none;
  :fullscreen & { display: grid; }
  justify-items: end;
  line-height: 1.2;
`

const Amount = styled(Money)`
  font-weight: 700;
`
