import { dayIn } from '@boardwalk/api-client/contract'
import { formatDateTime, formatDay, formatTime } from '@boardwalk/i18n'
import { useBrand, useLanguage } from '@boardwalk/shell/feature'

const dayMs = 86_400_000

/** A settled period in words: its days, or its times where it is shorter than a day. */
export function useWindowText() {
  const brand = useBrand()
  const { code } = useLanguage()
  return ({ periodStart, periodEnd }: { periodStart: string; periodEnd: string }) => {
    const last = Date.parse(periodEnd) - 1
    if (last - Date.parse(periodStart) < dayMs - 1)
      return `${formatDateTime(periodStart, code, brand)} – ${formatTime(periodEnd, code, brand)}`
    const days = [formatDay(periodStart, code, brand), formatDay(last, code, brand)]
    return [...new Set(days)].join(' – ')
  }
}

/** First and last day of a settled period in the brand's time zone. */
export function useWindowDays() {
  const { timeZone } = useBrand()
  return ({ periodStart, periodEnd }: { periodStart: string; periodEnd: string }) => ({
    from: dayIn(timeZone, Date.parse(periodStart)),
    to: dayIn(timeZone, Date.parse(periodEnd) - 1),
  })
}
