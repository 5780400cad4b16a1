import { useTranslation } from '@boardwalk/i18n'
import { type Choice, useEntryChoices, useTxWords, wallets } from '@boardwalk/shell/page-kit'
import type { Asked } from './question.ts'

/** Which entries are shown, besides the days: type, direction and wallet. */
export function useChoices(asked: Asked): Choice<Asked>[] {
  const { t } = useTranslation('page-kit')
  const { walletOf } = useTxWords()
  return [
    ...useEntryChoices(),
    {
      name: 'wallet',
      label: t('entry.column.wallet'),
      options: [...new Set(['ALL', ...wallets, asked.wallet])].map((value) => ({
        ...{ value, label: value === 'ALL' ? t('wallet.ALL') : walletOf(value) },
      })),
    },
  ]
}
