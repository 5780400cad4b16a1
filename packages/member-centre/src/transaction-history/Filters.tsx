import { useTranslation } from '@boardwalk/i18n'
import { FilterBar, type useQuestion } from '@boardwalk/shell/page-kit'
import { Select } from '@boardwalk/ui'
import { chosenOf } from '../records/chosen-of.ts'
import { useTxWords, wallets } from '../records/use-tx-words.ts'
import { type Asked, directions, kinds } from './question.ts'

type Props = ReturnType<typeof useQuestion<Asked>>

/** Which entries are shown: days, type, direction and wallet. */
export function Filters({ asked, ask, isNarrowed, reset }: Props) {
  const { t } = useTranslation('member-centre')
  const { walletOf } = useTxWords()
  const options = {
    kind: kinds.map((value) => ({ value, label: t(`group.${value}`) })),
    direction: directions.map((value) => ({ value, label: t(`transactionHistory.directions.${value}`) })),
    wallet: [...new Set(['ALL', ...wallets, asked.wallet])].map((value) => ({
      ...{ value, label: value === 'ALL' ? t('wallet.ALL') : walletOf(value) },
    })),
  }
  return (
    <FilterBar
      isNarrowed={isNarrowed}
      onReset={reset}
      period={{ value: asked.period, onChange: (period) => ask({ period }) }}
      chosen={chosenOf(options, asked)}
    >
      <Select
        label={t('transactionHistory.type')}
        value={asked.kind}
        options={options.kind}
        onChange={({ target }) => ask({ kind: kinds.find((kind) => kind === target.value) ?? 'ALL' })}
      />
      <Select
        label={t('transactionHistory.direction')}
        value={asked.direction}
        options={options.direction}
        onChange={({ target }) => ask({ direction: directions.find((one) => one === target.value) ?? 'ALL' })}
      />
      <Select
        label={t('transactionHistory.wallet')}
        value={asked.wallet}
        options={options.wallet}
        onChange={({ target }) => ask({ wallet: target.value })}
      />
    </FilterBar>
  )
}
