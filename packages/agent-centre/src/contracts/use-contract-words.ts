import type { ApiError, Contract, ContractKind } from '@boardwalk/api-client'
import { formatCount, formatDateTime, formatDay, formatTime, useTranslation } from '@boardwalk/i18n'
import { useBrand, useErrorText, useLanguage, useMoney } from '@boardwalk/shell/feature'
import { kinds, type TierField } from './kinds.ts'
import { percentOf } from './rate.ts'

const rules = [
  ...['TIERS_NOT_RISING', 'ABOVE_MAXIMUM', 'ABOVE_UPLINE', 'PERIOD', 'NO_OWN_CONTRACT', 'PARTIES', 'FORCE_OFF'],
] as const

/** Figures, times and refusals of contracts, as both parties read them. */
export function useContractWords() {
  const { t } = useTranslation('agent-centre')
  const errorText = useErrorText()
  const money = useMoney()
  const brand = useBrand()
  const { code } = useLanguage()
  const time = (at: string) => formatDateTime(at, code, brand)
  const rate = (value: string) => `${percentOf(value)}%`
  const write: Record<TierField['as'], (value: string) => string> = {
    money,
    rate,
    count: (n) => formatCount(BigInt(n)),
  }

  /** A settled window; its end is no part of it. */
  const span = (kind: ContractKind, start: string, end: string) => {
    if (!kinds[kind].isByDay) return `${time(start)} – ${formatTime(end, code, brand)}`
    const days = [formatDay(start, code, brand), formatDay(Date.parse(end) - 1, code, brand)]
    return [...new Set(days)].join(' – ')
  }

  const inForce = ({ activeFrom, activeTo }: Contract) => {
    if (!activeFrom) return null
    if (activeTo === null) return t('contract.since', { time: time(activeFrom) })
    return activeTo === activeFrom ? t('contract.never') : `${time(activeFrom)} – ${time(activeTo)}`
  }

  const refusal = (error: ApiError) => {
    if (error.code === 'PENDING_EXISTS') return t('contract.rule.PENDING')
    const rule = rules.find((name) => name === error.data?.rule)
    return error.code === 'CONTRACT_RULE' && rule ? t(`contract.rule.${rule}`) : errorText(error)
  }

  return {
    ...{ money, time, rate, span, inForce, refusal },
    field: ({ as }: TierField, value: string | number) => write[as](String(value)),
    party: (account: Contract['upline']) => account?.account ?? t('contract.house'),
  }
}
