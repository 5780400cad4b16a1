import { useTranslation } from '@boardwalk/i18n'
import { LinkTo, useMoney } from '@boardwalk/shell/feature'
import { WriteNotice } from '@boardwalk/shell/write'
import { LinkButton, Notice, Row } from '@boardwalk/ui'
import { useEffect, useEffectEvent } from 'react'
import { ClaimButton } from '../allowance/ClaimButton.tsx'
import { useAllowance } from '../allowance/use-allowance.ts'
import { useAllowanceText } from '../allowance/use-allowance-text.ts'
import type { GameSession } from './use-game-session.ts'

type Props = { session: GameSession; onClaim: () => void; onDismiss: () => void }

/** The balance is below every stake of the game: the remaining options, the day's allowance first. */
export function OutOfMoney({ session: { available, minStake }, onClaim, onDismiss }: Props) {
  const { t } = useTranslation('play')
  const money = useMoney()
  const allowance = useAllowance()
  const text = useAllowanceText(allowance)
  const isDone = allowance.write.phase === 'done'
  // The new balance may arrive before the answer; the notice stays for it.
  const isClaimed = !allowance.isIdle
  const report = useEffectEvent(onClaim)
  useEffect(() => {
    if (isClaimed) report()
  }, [isClaimed])
  return (
    <>
      <Notice
        tone={isDone ? 'positive' : 'info'}
        isAlert
        onDismiss={onDismiss}
        dismissLabel={t('dismiss')}
        title={isDone ? t('allowance.title') : t('short.none', { amount: money(available), least: money(minStake) })}
        action={
          !isDone && (
            <Row $gap="2">
              <ClaimButton allowance={allowance} />
              <LinkButton as={LinkTo} to="/rng?flag=TRIAL" variant="outline">
                {t('short.tryFree')}
              </LinkButton>
              <LinkButton as={LinkTo} to="/promotions" variant="ghost">
                {t('short.promotions')}
              </LinkButton>
            </Row>
          )
        }
      >
        {text}
      </Notice>
      <WriteNotice write={allowance.write} />
    </>
  )
}
