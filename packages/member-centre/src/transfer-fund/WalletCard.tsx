import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { useMoney, useVendorName } from '@boardwalk/shell/feature'
import { Button, Heading, Money, Row, Stack, Text } from '@boardwalk/ui'
import styled from 'styled-components'
import { MAIN, type Move, type Wallet } from './types.ts'
import { isSome } from './wallets-of.ts'

type Props = { wallet: Wallet; cash: string; onMove: (move: Move) => void }

/** One provider's wallet. It offers only the ways in which there is something to move. */
export function WalletCard({ wallet: { id, vendor, balance }, cash, onMove }: Props) {
  const { t } = useTranslation('member-centre')
  const money = useMoney()
  const name = useVendorName()(vendor)
  return (
    <Card aria-label={name}>
      <Stack $gap="1">
        <Heading level={3} size="card">
          {name}
        </Heading>
        <Text $weight="bold">
          <Money text={money(balance)} />
        </Text>
      </Stack>
      <Row $gap="2">
        {isSome(cash) && (
          <Button variant="outline" size="small" onClick={() => onMove({ from: MAIN, to: id, available: cash })}>
            {t('transferFund.in')}
          </Button>
        )}
        {isSome(balance) && (
          <Button variant="outline" size="small" onClick={() => onMove({ from: id, to: MAIN, available: balance })}>
            {t('transferFund.out')}
          </Button>
        )}
      </Row>
    </Card>
  )
}

const Card = styled.article`
  display: grid;
  align-content: space-between;
  gap: ${token('space-4')};
  min-inline-size: 0;
  padding: ${token('space-4')};
  overflow-wrap: anywhere;
  border: ${token('border-width')} solid ${token('color-border')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
`
