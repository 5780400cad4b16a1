import type { ApiError } from '@boardwalk/api-client'
import { formatDateTime, useTranslation } from '@boardwalk/i18n'
import { useBrand, useErrorText, useLanguage, useMoney } from '@boardwalk/shell/feature'

const refusals = ['UNKNOWN', 'ENDED', 'USED', 'PENDING'] as const
const windows = ['DAY', 'WEEK', 'MONTH'] as const
const text = (data: ApiError['data'], name: string): string | null => {
  const value = data?.[name]
  return typeof value === 'string' ? value : null
}

/** Explains a refusal of money: the rule, its figure and the next date, where the gateway named them. */
export function useRefusal() {
  const { t } = useTranslation(['member-centre', 'safety'])
  const errorText = useErrorText()
  const money = useMoney()
  const brand = useBrand()
  const { code } = useLanguage()
  const time = (at: string) => formatDateTime(at, code, brand)
  return (error: ApiError): string => {
    const of = (name: string) => text(error.data, name)
    const [min, max, refNo, until] = [of('min'), of('max'), of('refNo'), of('until')]
    if (error.code === 'RG_LIMIT') return limitText(error) ?? errorText(error)
    if (error.code === 'AMOUNT_OUT_OF_RANGE' && min && max)
      return t('depositv2.range', { min: money(min), max: money(max) })
    if (error.code === 'PENDING_EXISTS' && refNo) return t('depositv2.open.first', { refNo })
    if (error.code === 'RG_EXCLUDED' && until) return t('depositv2.excluded', { time: time(until) })
    return (error.code === 'NOT_ELIGIBLE' && offerText(error)) || errorText(error)
  }

  function offerText({ data }: ApiError): string | null {
    const [reason, min, refNo] = [text(data, 'reason'), text(data, 'min'), text(data, 'refNo')]
    if (reason === 'MINIMUM' && min) return t('depositv2.offer.minimum', { min: money(min) })
    const known = refusals.find((each) => each === reason)
    return known ? t(`depositv2.offer.refused.${known}`, { refNo: refNo ?? '' }) : null
  }

  function limitText({ data }: ApiError): string | null {
    const [limit, used, resetsAt] = [text(data, 'limit'), text(data, 'used'), text(data, 'resetsAt')]
    const window = windows.find((each) => each === text(data, 'window'))
    if (!limit || !used || !resetsAt || !window) return null
    const facts = { value: money(limit), window: t(`safety:window.${window}`), used: money(used), time: time(resetsAt) }
    return t('depositv2.limit.over', facts)
  }
}
