import type { JackpotPool } from '@boardwalk/api-client/contract'
import { useTranslation } from '@boardwalk/i18n'
import { lazyPage, useMoney } from '@boardwalk/shell/feature'
import { Button, Text } from '@boardwalk/ui'
import { type RefObject, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { JackpotStrip } from './JackpotStrip.tsx'

const PoolRules = lazyPage(() => import('./PoolRules.tsx').then((module) => module.PoolRules))

/** The drawing that the counter replaces: its box, which `setShown(true)` removes, and the part of it that was pressed. */
export type Before = {
  box: RefObject<HTMLElement | null>
  pressed: EventTarget | undefined
  setShown: (isShown: true) => void
}

/** A server has no `Element` to compare with. */
const isButton = (target?: EventTarget) => Boolean(target && (target as Element).closest('button'))

/** The jackpot's amount, its last winner, and the way to its rules. */
export function Pool({ pool, before }: { pool: JackpotPool; before?: Before | undefined }) {
  const { t } = useTranslation('lobby')
  const money = useMoney()
  const [isOpen, setOpen] = useState<boolean | undefined>(isButton(before?.pressed) || undefined)
  const button = useRef<HTMLButtonElement>(null)
  const box = before?.box
  useLayoutEffect(() => {
    if (box?.current?.contains(document.activeElement)) button.current?.focus()
  }, [box])
  const { amount, last } = pool
  return (
    <JackpotStrip amount={amount}>
      <Text $size="sm">
        {last ? t('jackpot.last', { account: last.accountMasked, amount: money(last.amount) }) : t('jackpot.pool')}
      </Text>
      <Button ref={button} variant="outline" size="small" onClick={() => setOpen(true)}>
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
