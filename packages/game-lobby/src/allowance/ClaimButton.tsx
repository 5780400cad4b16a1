import { useTranslation } from '@boardwalk/i18n'
import { useMoney } from '@boardwalk/shell/feature'
import { Button } from '@boardwalk/ui'
import type { Allowance } from './use-allowance.ts'

/** Claims the day's allowance; nothing where there is none to claim. */
export function ClaimButton({ allowance: { allowance, write, canClaim } }: { allowance: Allowance }) {
  const { t } = useTranslation('play')
  const money = useMoney()
  if (!allowance || !canClaim) return null
  return <Button onClick={() => write.confirm({})}>{t('allowance.claim', { amount: money(allowance.amount) })}</Button>
}
