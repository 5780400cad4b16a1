import { useTranslation } from '@boardwalk/i18n'
import { useMoney } from '@boardwalk/shell/feature'
import { Totals } from '@boardwalk/shell/page-kit'
import { useResumed, useWrite } from '@boardwalk/shell/write'
import { Button, EmptyState, Grid, Heading, Row, Stack, Text } from '@boardwalk/ui'
import { useState } from 'react'
import { MoveDialog } from './MoveDialog.tsx'
import { type Balance, EVERYWHERE, MAIN, type Move, type Wallet } from './types.ts'
import { WalletCard } from './WalletCard.tsx'
import { awayIn, isSome } from './wallets-of.ts'

/** The sums, then each provider's wallet with the ways in and out. */
export function Wallets({ balance, wallets }: { balance: Balance; wallets: readonly Wallet[] }) {
  const { t } = useTranslation('member-centre')
  const money = useMoney()
  const [asked, setAsked] = useState<Move | null>(null)
  const write = useWrite('walletTransfer', 'wallet')
  const away = awayIn(balance)
  const isResumed = useResumed(write)
  const resumed = isResumed && write.body ? { ...write.body, available: write.body.amount } : null
  const shown = asked ?? resumed
  const sums = { cash: balance.cash, bonus: balance.bonus, hold: balance.hold, away }
  const totals = (['cash', 'away', 'bonus', 'hold'] as const).map((key) => ({
    ...{ key, label: t(`transferFund.sum.${key}`), text: money(sums[key]) },
  }))
  return (
    <Stack $gap="6">
      <Totals label={t('transferFund.sums')} totals={totals} />
      <Stack as="section" $gap="4">
        <Row $justify="space-between" $gap="3">
          <Heading level={2} size="section">
            {t('transferFund.wallets')}
          </Heading>
          {isSome(away) && (
            <Button variant="solid" onClick={() => setAsked({ from: EVERYWHERE, to: MAIN, available: away })}>
              {t('transferFund.bringAll')}
            </Button>
          )}
        </Row>
        {wallets.length === 0 ? (
          <EmptyState title={t('transferFund.single')} hint={t('transferFund.singleHint')} />
        ) : (
          <>
            <Text $tone="muted">{t('transferFund.about')}</Text>
            <Grid>
              {wallets.map((wallet) => (
                <WalletCard key={wallet.id} wallet={wallet} cash={balance.cash} onMove={setAsked} />
              ))}
            </Grid>
          </>
        )}
      </Stack>
      {shown && (
        <MoveDialog
          key={`${shown.from} ${shown.to}`}
          {...{ move: shown, wallets, write }}
          onClose={() => setAsked(null)}
        />
      )}
    </Stack>
  )
}
