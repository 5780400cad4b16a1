import { formatDay, useTranslation } from '@boardwalk/i18n'
import type { Day } from '@boardwalk/ui/calendar'
import { useBrand } from '../app/storefront-context.ts'
import { useLanguage } from '../settings/use-language.ts'
import type { Period } from './period.ts'

/** A day of the calendar, as the reader writes it. It has no time, so no zone moves it. */
export function useDayText() {
  const brand = useBrand()
  const { code } = useLanguage()
  return (day: Day) => formatDay(`${day}T00:00:00.000Z`, code, { ...brand, timeZone: 'UTC' })
}

/** A period in words; nothing where a page has none. */
export function usePeriodText(period: Period | undefined): string[] {
  const { t } = useTranslation('page-kit')
  const dayText = useDayText()
  if (period === undefined) return []
  if (typeof period === 'string') return [t(`period.${period}`)]
  return [[...new Set([period.from, period.to])].map(dayText).join(' – ')]
}
