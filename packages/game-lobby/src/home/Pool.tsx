import type { JackpotPool } from '@boardwalk/api-client/contract'
import { useTranslation } from '@boardwalk/i18n'
import { lazyPage, useMoney } from '@boardwalk/shell/feature'
import { Button, Text } from '@boardwalk/ui'
import { Suspense, useState } from 'react'
import { JackpotStrip } from './JackpotStrip.tsx'

const PoolRules = lazyPage(() => import('./PoolRules.tsx').then((module) => module.PoolRules))

/** The jackpot's amount, its last winner, and the way to its rules. */
export function Pool({ pool }: { pool: JackpotPool }) {
  const { t } = useTranslation('lobby')
  const money = useMoney()
  const [isOpen, setOpen] = useState<boolean>()
  const { amount, last } = pool
  return (
    <JackpotStrip amount={amount}>
      <Text $size="sm">
        {last ? t('jackpot.last', { account: last.accountMasked, amount: money(last.amount) }) : t('jackpot.pool')}
      </Text>
      <Button variant="outline" size="small" onClick={() => setOpen(true)}>
        {t('jackpot.rules')}
      </Button>
      {isOpen !== undefined && (
        <Suspense fallback={null}>
          <PoolRules pool={pool} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </JackpotStrip>
  )
}
