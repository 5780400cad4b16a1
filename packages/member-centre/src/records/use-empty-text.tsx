import { yearOfDays } from '@boardwalk/api-client/contract'
import { useTranslation } from '@boardwalk/i18n'
import { daysOf, type PageViewProps, type Period, useToday } from '@boardwalk/shell/page-kit'
import { Button } from '@boardwalk/ui'
import { addDays } from '@boardwalk/ui/calendar'

type Asking = {
  asked: { period: Period; page?: number }
  ask: (changes: { period?: Period; page?: number }) => void
  reset: () => void
}
type Empty = NonNullable<PageViewProps<unknown>['empty']>
/** Key of the page's texts, and whether a filter other than the days is chosen. */
type Page = { page: string; isFiltered: boolean }

/** Why a record shows nothing, and the step that finds something. */
export function useEmptyText({ asked, ask, reset }: Asking, { page, isFiltered }: Page): Empty {
  const { t } = useTranslation('member-centre')
  const today = useToday()
  const text = (name: string, step: string, onStep: () => void): Empty => ({
    title: t(name),
    hint: t(`${name}Hint`),
    action: <Button onClick={onStep}>{t(step)}</Button>,
  })
  if ((asked.page ?? 1) > 1) return text('record.beyond', 'record.first', () => ask({ page: 1 }))
  if (isFiltered) return text(`${page}.narrowed`, 'page-kit:resetFilters', reset)
  const year = { from: addDays(today, 1 - yearOfDays), to: today }
  const isYear = daysOf(asked.period, today).from <= year.from
  return isYear
    ? { title: t(`${page}.empty`), hint: t(`${page}.emptyHint`) }
    : text(`${page}.empty`, 'record.longer', () => ask({ period: year }))
}
