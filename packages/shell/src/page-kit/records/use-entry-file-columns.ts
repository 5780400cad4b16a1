import type { Tx } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import type { Column } from '@boardwalk/ui/table'
import { useBrand } from '../../app/storefront-context.ts'
import { timeIn } from '../zone-time.ts'
import { useTxWords } from './use-tx-words.ts'

const signed = ({ amount, direction }: Tx) => (direction === 'OUT' ? `-${amount}` : amount)

/** The columns of an entry in the file: plain amounts that a spreadsheet can add, and times that sort as text. */
export function useEntryFileColumns(): Column<Tx>[] {
  const { t } = useTranslation('page-kit')
  const { timeZone, currency } = useBrand()
  const { kindOf, reasonOf, walletOf } = useTxWords()
  const column = (id: string, value: (entry: Tx) => string): Column<Tx> => ({
    ...{ id, header: t(`entry.column.${id}`, { name: timeZone }), value },
  })
  return [
    column('fileTime', ({ time }) => timeIn(timeZone, Date.parse(time))),
    column('what', kindOf),
    column('why', reasonOf),
    column('game', ({ remark }) => remark),
    column('wallet', ({ wallet }) => walletOf(wallet)),
    column('amount', signed),
    column('before', ({ balanceBefore }) => balanceBefore),
    column('after', ({ balanceAfter }) => balanceAfter),
    column('currency', () => currency.code),
    column('reference', ({ refNo }) => refNo),
    column('bet', ({ relatedNo }) => relatedNo ?? ''),
  ]
}
