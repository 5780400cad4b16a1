import { useTranslation } from '@boardwalk/i18n'
import type { Choice } from '@boardwalk/shell/page-kit'
import { useTxWords, wallets } from '../records/use-tx-words.ts'
import { type Asked, directions, kinds } from './question.ts'

/** Which entries are shown, besides the days: type, direction and wallet. */
export function useChoices(asked: Asked): Choice<Asked>[] {
  const { t } = useTranslation('member-centre')
  const { walletOf } = useTxWords()
  return [
    {
      name: 'kind',
      label: t('transactionHistory.type'),
      options: kinds.map((value) => ({ value, label: t(`group.${value}`) })),
    },
    {
      name: 'direction',
      label: t('transactionHistory.direction'),
      options: directions.map((value) => ({ value, label: t(`transactionHistory.directions.${value}`) })),
    },
    {
      name: 'wallet',
      label: t('transactionHistory.wallet'),
      options: [...new Set(['ALL', ...wallets, asked.wallet])].map((value) => ({
        ...{ value, label: value === 'ALL' ? t('wallet.ALL') : walletOf(value) },
      })),
    },
  ]
}
