import type { Bonus } from '@boardwalk/api-client/contract'
import { useTranslation } from '@boardwalk/i18n'
import { useBrand } from '@boardwalk/shell/feature'
import { timeIn } from '@boardwalk/shell/page-kit'
import type { Column } from '@boardwalk/ui/table'
import { useBonusWords } from './use-bonus-words.ts'

/** The columns of a bonus in the file: plain amounts that a spreadsheet can add, and times that sort as text. */
export function useFileColumns(): Column<Bonus>[] {
  const { t } = useTranslation('member-centre')
  const { timeZone, currency } = useBrand()
  const { sourceOf, stateOf } = useBonusWords()
  const column = (id: string, header: string, value: (bonus: Bonus) => string): Column<Bonus> => ({ id, header, value })
  const own = (id: string) => t(`bonusDetails.column.${id}`, { name: timeZone })
  const time = (at: string | null) => (at === null ? '' : timeIn(timeZone, Date.parse(at)))
  return [
    column('time', own('fileTime'), (bonus) => time(bonus.time)),
    column('ended', own('fileEnded'), ({ endedAt }) => time(endedAt)),
    column('source', own('source'), sourceOf),
    column('what', own('what'), ({ title }) => title ?? ''),
    column('state', own('state'), stateOf),
    column('amount', own('amount'), ({ amount }) => amount),
    column('required', own('required'), ({ wagerRequired }) => wagerRequired),
    column('done', own('wagered'), ({ wagerDone }) => wagerDone),
    column('converted', own('converted'), ({ converted }) => converted ?? ''),
    column('currency', t('page-kit:entry.column.currency'), () => currency.code),
    column('reference', t('page-kit:entry.column.reference'), ({ refNo }) => refNo),
  ]
}
