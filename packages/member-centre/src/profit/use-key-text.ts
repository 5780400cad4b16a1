import type { ProfitGroup } from '@boardwalk/api-client/contract'
import { useTranslation } from '@boardwalk/i18n'
import { useBrand, useLanguage } from '@boardwalk/shell/feature'
import { monthName, shortDay, useDayText, useGameWords } from '@boardwalk/shell/page-kit'

/** The name of a row: its day, week, month, kind of games or provider. */
export function useKeyText(group: ProfitGroup): (key: string) => string {
  const { t } = useTranslation('member-centre')
  const { bcp47 } = useLanguage()
  const dayText = useDayText()
  const { categoryOf, vendorOf } = useGameWords()
  const texts: Record<ProfitGroup, (key: string) => string> = {
    DAY: dayText,
    WEEK: (key) => t('personalProfit.weekOf', { day: dayText(key) }),
    MONTH: (key) => monthName(bcp47, key),
    CATEGORY: categoryOf,
    VENDOR: vendorOf,
  }
  return texts[group]
}

/** The same where there is little room: a day without its year, a week by its first day. */
export function useShortText(group: ProfitGroup): (key: string) => string {
  const { country } = useBrand()
  const { code } = useLanguage()
  const keyText = useKeyText(group)
  return group === 'DAY' || group === 'WEEK' ? (key) => shortDay(code, country, key) : keyText
}
