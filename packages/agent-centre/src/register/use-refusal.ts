import type { ApiError } from '@boardwalk/api-client'
import { formatCount, formatDateTime, useTranslation } from '@boardwalk/i18n'
import { useBrand, useErrorText, useLanguage } from '@boardwalk/shell/feature'

/** Why an account was not created: the accounts of a day with the next date, else the text of the code. */
export function useRefusal() {
  const { t } = useTranslation('agent-centre')
  const errorText = useErrorText()
  const brand = useBrand()
  const { code: language } = useLanguage()
  return (error: ApiError): string => {
    const { limit, resetsAt } = { ...error.data }
    if (error.code !== 'DAILY_LIMIT' || typeof resetsAt !== 'string') return errorText(error)
    const count = Number(limit)
    return t('create.dayFull', { count, total: formatCount(count), time: formatDateTime(resetsAt, language, brand) })
  }
}
