import type { Tx } from '@boardwalk/api-client'
import { formatDateTime, useTranslation } from '@boardwalk/i18n'
import { BalanceDelta, Money } from '@boardwalk/ui'
import type { Column } from '@boardwalk/ui/table'
import { useBrand } from '../../app/storefront-context.ts'
import { useLanguage } from '../../settings/use-language.ts'
import { useMoney } from '../../settings/use-money.ts'
import { TwoLines } from './TwoLines.tsx'
import { useTxWords } from './use-tx-words.ts'

const directions = { IN: 'in', OUT: 'out' } as const

/** The columns of an entry on the screen, in the order of the server. */
export function useEntryColumns(): Column<Tx>[] {
  const { t } = useTranslation('page-kit')
  const brand = useBrand()
  const { code: language } = useLanguage()
  const { kindOf, reasonOf } = useTxWords()
  const money = useMoney()
  const header = (id: string) => ({ id, header: t(`entry.column.${id}`), isSortable: false })
  return [
    { ...header('when'), value: ({ time }) => formatDateTime(time, language, brand), card: 'state' },
    {
      ...{ ...header('what'), value: kindOf, card: 'title', width: 136 },
      cell: (entry) => <TwoLines first={kindOf(entry)} second={entry.remark} />,
    },
    {
      ...{ ...header('why'), value: reasonOf },
      cell: (entry) => <TwoLines first={reasonOf(entry)} second={<bdi>{entry.refNo}</bdi>} />,
    },
    {
      ...{ ...header('amount'), kind: 'number', value: ({ amount }) => amount, card: 'amount' },
      cell: ({ amount, direction }) => (
        <BalanceDelta text={money(amount)} direction={directions[direction]} label={t(`entry.${direction}`)} />
      ),
    },
    {
      ...{ ...header('before'), kind: 'number', value: ({ balanceBefore }) => balanceBefore },
      cell: ({ balanceBefore }) => <Money text={money(balanceBefore)} />,
    },
    {
      ...{ ...header('after'), kind: 'number', value: ({ balanceAfter }) => balanceAfter },
      cell: ({ balanceAfter }) => <Money text={money(balanceAfter)} />,
    },
  ]
}
