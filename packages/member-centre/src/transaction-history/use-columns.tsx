import type { Tx } from '@boardwalk/api-client'
import { formatDateTime, useTranslation } from '@boardwalk/i18n'
import { useBrand, useLanguage, useMoney } from '@boardwalk/shell/feature'
import { BalanceDelta, Money } from '@boardwalk/ui'
import type { Column } from '@boardwalk/ui/table'
import { TwoLines } from '../records/TwoLines.tsx'
import { useTxWords } from '../records/use-tx-words.ts'

const directions = { IN: 'in', OUT: 'out' } as const

/** The columns of an entry on the screen. The order is the server's, newest first. */
export function useColumns(): Column<Tx>[] {
  const { t } = useTranslation('member-centre')
  const brand = useBrand()
  const { code: language } = useLanguage()
  const { kindOf, reasonOf } = useTxWords()
  const money = useMoney()
  const header = (id: string) => ({ id, header: t(`transactionHistory.column.${id}`), isSortable: false })
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
        <BalanceDelta
          text={money(amount)}
          direction={directions[direction]}
          label={t(`transactionHistory.${direction}`)}
        />
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
