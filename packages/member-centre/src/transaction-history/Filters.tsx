import { useTranslation } from '@boardwalk/i18n'
import { FilterBar, PeriodField, type useQuestion } from '@boardwalk/shell/page-kit'
import { Select, Stack } from '@boardwalk/ui'
import { useTxWords, wallets } from '../records/use-tx-words.ts'
import { type Asked, directions, kinds } from './question.ts'

type Props = ReturnType<typeof useQuestion<Asked>>

/** Which entries are shown: days, type, direction and wallet. */
export function Filters({ asked, ask, isNarrowed, reset }: Props) {
  const { t } = useTranslation('member-centre')
  const { walletOf } = useTxWords()
  const offered = [...new Set(['ALL', ...wallets, asked.wallet])]
  return (
    <Stack $gap="3">
      <PeriodField value={asked.period} onChange={(period) => ask({ period })} />
      <FilterBar isNarrowed={isNarrowed} onReset={reset}>
        <Select
          label={t('transactionHistory.type')}
          value={asked.kind}
          options={kinds.map((value) => ({ value, label: t(`group.${value}`) }))}
          onChange={({ target }) => ask({ kind: kinds.find((kind) => kind === target.value) ?? 'ALL' })}
        />
        <Select
          label={t('transactionHistory.direction')}
          value={asked.direction}
          options={directions.map((value) => ({ value, label: t(`transactionHistory.directions.${value}`) }))}
          onChange={({ target }) => ask({ direction: directions.find((one) => one === target.value) ?? 'ALL' })}
        />
        <Select
          label={t('transactionHistory.wallet')}
          value={asked.wallet}
          options={offered.map((value) => ({ value, label: value === 'ALL' ? t('wallet.ALL') : walletOf(value) }))}
          onChange={({ target }) => ask({ wallet: target.value })}
        />
      </FilterBar>
    </Stack>
  )
}
