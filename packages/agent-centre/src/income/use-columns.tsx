import { useTranslation } from '@boardwalk/i18n'
import { useBrand, useMoney } from '@boardwalk/shell/feature'
import { percentOf, timeIn } from '@boardwalk/shell/page-kit'
import { Badge, Money, type Tone } from '@boardwalk/ui'
import type { Column } from '@boardwalk/ui/table'
import type { Item } from './question.ts'
import { useWindowText } from './use-window-text.ts'

const tones: Record<Item['status'], Tone> = { DUE: 'info', PAID: 'positive', NONE: 'neutral' }
const rateOf = ({ rate }: Item) => (rate === null ? '' : `${percentOf(rate)}%`)

/** The columns of a payment on the screen, in the order of the server. */
export function useColumns(): Column<Item>[] {
  const { t } = useTranslation('agent-centre')
  const money = useMoney()
  const windowText = useWindowText()
  const header = (id: string) => ({ id, header: t(`income.${id}`), isSortable: false })
  const amount = (id: 'base' | 'gross' | 'deducted' | 'net'): Column<Item> => ({
    ...{ ...header(id), kind: 'number', value: (item) => item[id] },
    ...{ cell: (item) => <Money text={money(item[id])} />, card: id === 'net' ? 'amount' : 'detail' },
  })
  return [
    { ...header('sourceOf'), value: ({ kind }) => t(`income.source.${kind}`), card: 'title' },
    { ...header('period'), value: windowText },
    amount('base'),
    { ...header('rate'), kind: 'number', value: rateOf, cell: (item) => rateOf(item) || t('income.perBet') },
    amount('gross'),
    amount('deducted'),
    amount('net'),
    {
      ...{ ...header('status'), value: ({ status }) => t(`income.state.${status}`), card: 'state' },
      cell: ({ status }) => <Badge $tone={tones[status]}>{t(`income.state.${status}`)}</Badge>,
    },
  ]
}

/** The columns of a payment in the file: plain amounts that a spreadsheet can add, and times that sort as text. */
export function useFileColumns(): Column<Item>[] {
  const { t } = useTranslation('agent-centre')
  const { timeZone, currency } = useBrand()
  const column = (id: string, value: (item: Item) => string): Column<Item> => ({
    ...{ id, header: t(`income.${id}`, { name: timeZone }), value },
  })
  const time = (at: string | null) => (at === null ? '' : timeIn(timeZone, Date.parse(at)))
  return [
    column('sourceOf', ({ kind }) => t(`income.source.${kind}`)),
    column('fileStart', ({ periodStart }) => time(periodStart)),
    column('fileEnd', ({ periodEnd }) => time(periodEnd)),
    ...(['base', 'gross', 'deducted', 'net', 'corrected'] as const).map((id) => column(id, (item) => item[id])),
    column('rate', rateOf),
    column('status', ({ status }) => t(`income.state.${status}`)),
    column('filePaid', ({ paidAt }) => time(paidAt)),
    { id: 'currency', header: t('page-kit:entry.column.currency'), value: () => currency.code },
    { id: 'reference', header: t('page-kit:entry.column.reference'), value: ({ refNo }) => refNo },
  ]
}
