import { yearOfDays } from '@boardwalk/api-client/contract'
import { useTranslation } from '@boardwalk/i18n'
import { Button } from '@boardwalk/ui'
import { addDays } from '@boardwalk/ui/calendar'
import type { PageViewProps } from '../PageView.tsx'
import { daysOf, type Period } from '../period.ts'
import { useToday } from '../use-today.ts'

type Asking = {
  asked: { period: Period; page?: number }
  ask: (changes: { period?: Period; page?: number }) => void
  reset: () => void
}
type Empty = NonNullable<PageViewProps<unknown>['empty']>
/** Key of the page's texts with its namespace, and whether a filter other than the days is chosen. */
type Page = { page: string; isFiltered: boolean }

type Step = { label: string; act: () => void }

/** The step from a later page of a list that is empty there. */
export const toFirstPage = (page: number, onPage: (page: number) => void): Step | undefined =>
  page > 1 ? { label: 'record.first', act: () => onPage(1) } : undefined

/** Texts of an empty state by their key, which names its namespace, with the button of a step that finds something. */
export function useEmptyState() {
  const { t } = useTranslation('page-kit')
  return (name: string, step?: Step): Empty => ({
    title: t(name),
    hint: t(`${name}Hint`),
    ...(step && { action: <Button onClick={step.act}>{t(step.label)}</Button> }),
  })
}

/** Explains an empty record and offers the step that finds something. */
export function useEmptyText({ asked, ask, reset }: Asking, { page, isFiltered }: Page): Empty {
  const state = useEmptyState()
  const today = useToday()
  const first = toFirstPage(asked.page ?? 1, (page) => ask({ page }))
  if (first) return state('record.beyond', first)
  if (isFiltered) return state(`${page}.narrowed`, { label: 'resetFilters', act: reset })
  const year = { from: addDays(today, 1 - yearOfDays), to: today }
  const isYear = daysOf(asked.period, today).from <= year.from
  return state(`${page}.empty`, isYear ? undefined : { label: 'record.longer', act: () => ask({ period: year }) })
}
