import { useTranslation } from '@boardwalk/i18n'
import { useBrand } from '@boardwalk/shell/feature'
import { timeIn } from '@boardwalk/shell/page-kit'
import type { Column } from '@boardwalk/ui/table'
import { percentOf } from '../contracts/rate.ts'
import type { Downline } from './downline.ts'

/** The columns of an account in the file: plain amounts that a spreadsheet can add, and times that sort as text. */
export function useFileColumns(): Column<Downline>[] {
  const { t } = useTranslation('agent-centre')
  const { timeZone, currency } = useBrand()
  const column = (id: string, value: (row: Downline) => string): Column<Downline> => ({
    ...{ id, header: t(`column.${id}`), value },
  })
  const time = (id: 'registered' | 'lastLogin', at: (row: Downline) => string | null): Column<Downline> => ({
    ...{ id, header: `${t(`column.${id}`)} (${timeZone})` },
    value: (row) => {
      const text = at(row)
      return text === null ? '' : timeIn(timeZone, Date.parse(text))
    },
  })
  return [
    column('account', ({ account }) => account),
    column('level', ({ level }) => `${level}`),
    column('type', ({ type }) => t(type === 0 ? 'type.player' : 'type.agent')),
    column('status', ({ status }) => t(`status.${status}`)),
    column('balance', ({ balance }) => balance),
    column('teamBalance', ({ teamBalance }) => teamBalance),
    column('members', ({ members }) => `${members}`),
    column('rebate', ({ rebate }) => `${percentOf(rebate)}%`),
    time('registered', ({ registeredAt }) => registeredAt),
    time('lastLogin', ({ lastLoginAt }) => lastLoginAt),
    { id: 'note', header: t('note.label'), value: ({ remark }) => remark },
    { id: 'currency', header: t('page-kit:entry.column.currency'), value: () => currency.code },
  ]
}
