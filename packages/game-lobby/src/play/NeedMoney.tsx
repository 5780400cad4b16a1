import { useTranslation } from '@boardwalk/i18n'
import { useLiveBalance, useMoney } from '@boardwalk/shell/feature'
import { useWrite, WriteNotice } from '@boardwalk/shell/write'
import { Button, Notice } from '@boardwalk/ui'
import { useEffect, useState } from 'react'
import { isBelow } from './is-below.ts'
import { OutOfMoney } from './OutOfMoney.tsx'
import type { GameSession } from './use-game-session.ts'

type Props = { session: GameSession; onMoved: () => void; onDismiss: () => void }

/** The game needs more than the balance. Where it has a wallet of its own, money can be moved there. */
export function NeedMoney(props: Props) {
  const { session, onDismiss } = props
  const { t } = useTranslation('play')
  const money = useMoney()
  const { balance } = useLiveBalance()
  // A claim is followed and confirmed for as long as the notice is open, although the balance is no longer too low.
  const [hasClaimed, setClaimed] = useState(false)
  const inMain = balance?.cash ?? '0.00'
  if (session.wallet !== 'MAIN' && /[1-9]/.test(inMain)) return <MoveMoney {...props} amount={inMain} />
  const isOut = !session.isDemo && isBelow(session.available, session.minStake)
  if (isOut || hasClaimed) return <OutOfMoney {...props} onClaim={() => setClaimed(true)} />
  return (
    <Notice tone="info" isAlert onDismiss={onDismiss} dismissLabel={t('dismiss')} title={t('short.title')}>
      {session.isDemo ? t('short.demo') : t('short.left', { amount: money(session.available) })}
    </Notice>
  )
}

function MoveMoney({ session, amount, onMoved, onDismiss }: Props & { amount: string }) {
  const { t } = useTranslation('play')
  const money = useMoney()
  const write = useWrite('walletTransfer', `transfer:${session.wallet}`)
  const isDone = write.phase === 'done'
  useEffect(() => {
    if (!isDone) return
    onMoved()
    onDismiss()
  }, [isDone, onMoved, onDismiss])
  const move = () => write.confirm({ from: 'MAIN', to: session.wallet, amount, all: true })
  const isIdle = write.phase === 'idle' || write.phase === 'refused'
  return (
    <>
      <Notice
        tone="info"
        isAlert
        onDismiss={onDismiss}
        dismissLabel={t('dismiss')}
        title={t('short.title')}
        action={isIdle && <Button onClick={move}>{t('short.move', { amount: money(amount) })}</Button>}
      >
        {t('short.elsewhere', { amount: money(amount) })}
      </Notice>
      <WriteNotice write={write} />
    </>
  )
}
