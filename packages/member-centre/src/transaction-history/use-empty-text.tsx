import { yearOfDays } from '@boardwalk/api-client/contract'
import { useTranslation } from '@boardwalk/i18n'
import { daysOf, type PageViewProps, type useQuestion, useToday } from '@boardwalk/shell/page-kit'
import { Button } from '@boardwalk/ui'
import { addDays } from '@boardwalk/ui/calendar'
import type { Asked } from './question.ts'

type Asking = ReturnType<typeof useQuestion<Asked>>
type Empty = PageViewProps<unknown>['empty']

/** Why there is no entry, and the step that finds some. */
export function useEmptyText({ asked, ask, reset }: Asking): Empty {
  const { t } = useTranslation('member-centre')
  const today = useToday()
  const text = (title: string, hint: string, step: string, onStep: () => void): Empty => ({
    title: t(title),
    hint: t(hint),
    action: <Button onClick={onStep}>{t(step)}</Button>,
  })
  const key = (name: string) => `transactionHistory.empty.${name}`
  const isFiltered = [asked.kind, asked.direction, asked.wallet].some((choice) => choice !== 'ALL')
  if (asked.page > 1) return text(key('beyond'), key('beyondHint'), key('first'), () => ask({ page: 1 }))
  if (isFiltered) return text(key('narrowed'), key('narrowedHint'), 'page-kit:resetFilters', reset)
  const year = { from: addDays(today, 1 - yearOfDays), to: today }
  const isYear = daysOf(asked.period, today).from <= year.from
  return isYear
    ? { title: t(key('title')), hint: t(key('hint')) }
    : text(key('title'), key('hint'), key('longer'), () => ask({ period: year }))
}
