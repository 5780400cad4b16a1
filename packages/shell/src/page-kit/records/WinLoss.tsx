import { useTranslation } from '@boardwalk/i18n'
import { BalanceDelta } from '@boardwalk/ui'
import { useMoney } from '../../settings/use-money.ts'

type Way = 'in' | 'out' | 'none'

/** Which way a signed amount went. */
function wayOf(amount: string): Way {
  if (!/[1-9]/.test(amount)) return 'none'
  return amount.startsWith('-') ? 'out' : 'in'
}

/** The result of a bet, with its sign and its word. */
export function WinLoss({ amount }: { amount: string }) {
  const { t } = useTranslation('page-kit')
  const money = useMoney()
  const way = wayOf(amount)
  return <BalanceDelta text={money(amount.replace('-', ''))} direction={way} label={t(`play.way.${way}`)} />
}
