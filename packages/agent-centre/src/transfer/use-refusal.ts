import type { ApiError } from '@boardwalk/api-client'
import { formatDateTime, useTranslation } from '@boardwalk/i18n'
import { useBrand, useErrorText, useLanguage, useMoney } from '@boardwalk/shell/feature'

const texts = {
  AMOUNT_OUT_OF_RANGE: { key: 'transfer.range', facts: ['min', 'max'] },
  INSUFFICIENT_FUNDS: { key: 'transfer.funds', facts: ['available'] },
  DAILY_LIMIT: { key: 'transfer.dayFull', facts: ['limit', 'resetsAt'] },
  TURNOVER_REQUIRED: { key: 'transfer.turnover', facts: ['remaining'] },
  NOT_FOUND: { key: 'transfer.gone', facts: [] },
  NOT_ELIGIBLE: { key: 'transfer.gone', facts: [] },
} as const satisfies Partial<Record<ApiError['code'], { key: string; facts: readonly string[] }>>

/** The place in a text of a figure that the gateway names otherwise. */
const placeOf: Record<string, string> = { available: 'max', limit: 'max', remaining: 'left', resetsAt: 'time' }

/** Why a transfer was refused: the rule with its figures, else the text of the code. */
export function useRefusal() {
  const { t } = useTranslation('agent-centre')
  const errorText = useErrorText()
  const money = useMoney()
  const brand = useBrand()
  const { code: language } = useLanguage()
  const show = (fact: string, value: string) =>
    fact === 'resetsAt' ? formatDateTime(value, language, brand) : money(value)
  return (error: ApiError): string => {
    const text = error.code in texts ? texts[error.code as keyof typeof texts] : null
    const given: Readonly<Record<string, unknown>> = { ...error.data }
    if (!text?.facts.every((fact) => typeof given[fact] === 'string')) return errorText(error)
    const facts: Record<string, string> = {}
    for (const fact of text.facts) facts[placeOf[fact] ?? fact] = show(fact, String(given[fact]))
    return t(text.key, facts)
  }
}
