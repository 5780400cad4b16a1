import { useTranslation } from '@boardwalk/i18n'
import { formatZonedTime } from '@boardwalk/i18n/zone-name'
import { useBrand, useLanguage, useMoney } from '@boardwalk/shell/feature'
import type { Allowance } from './use-allowance.ts'

/** The message about the allowance; null when it is of no use to this player. */
export function useAllowanceText({ allowance, write }: Allowance): string | null {
  const { t } = useTranslation('play')
  const money = useMoney()
  const { code: language } = useLanguage()
  const brand = useBrand()
  if (write.phase === 'done') return t('allowance.done', { amount: money(write.value.amount) })
  if (!allowance) return null
  const { state, amount, below, resetsAt } = allowance
  if (state === 'READY') return t('allowance.ready', { amount: money(amount), below: money(below) })
  const time = formatZonedTime(resetsAt, language, brand)
  return state === 'CLAIMED' ? t('allowance.claimed', { time, below: money(below) }) : null
}
