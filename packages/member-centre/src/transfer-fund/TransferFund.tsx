import { useBalanceQuery } from '@boardwalk/api-client'
import { useMerchantWalletQuery } from '@boardwalk/api-client/lazy'
import { useTranslation } from '@boardwalk/i18n'
import { ListSkeleton, PageView } from '@boardwalk/shell/page-kit'
import { Stack, Text } from '@boardwalk/ui'
import { useRefetchOnMoney } from '../records/use-refetch-on-money.ts'
import { Wallets } from './Wallets.tsx'
import { walletsOf } from './wallets-of.ts'

/** My wallet: the money in each place, and moves between the main wallet and those of providers. */
export function TransferFund() {
  const { t } = useTranslation('member-centre')
  const places = useMerchantWalletQuery({})
  const balance = useBalanceQuery({ sumBalance: true })
  useRefetchOnMoney(balance.refetch)
  return (
    <Stack $gap="6">
      <Text $size="sm" $tone="muted">
        {t('notRealMoney')}
      </Text>
      <PageView query={places} skeleton={<ListSkeleton />}>
        {({ wallets }) => (
          <PageView query={balance} skeleton={<ListSkeleton />}>
            {(held) => <Wallets balance={held} wallets={walletsOf(wallets, held)} />}
          </PageView>
        )}
      </PageView>
    </Stack>
  )
}
