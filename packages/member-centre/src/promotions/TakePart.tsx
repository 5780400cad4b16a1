import type { Promotion } from '@boardwalk/api-client'
import { usePromotionQuery } from '@boardwalk/api-client/lazy'
import { useTranslation } from '@boardwalk/i18n'
import { useLanguage, useOverlay, useRequireLogin, useSession } from '@boardwalk/shell/feature'
import { WriteNotice } from '@boardwalk/shell/write'
import { Button, Heading, KeyValueList, Progress, Row, Stack, Text } from '@boardwalk/ui'
import { useState } from 'react'
import { ApplyDialog } from './ApplyDialog.tsx'
import { type Action, actionOf } from './action-of.ts'
import { ClaimOffer, JoinOffer } from './OfferDialogs.tsx'
import { Sent } from './Sent.tsx'
import type { Shown } from './types.ts'
import { useOfferWords } from './use-offer-words.ts'
import { useOfferWrites } from './use-offer-writes.ts'

/** The terms of an offer, the member's state in it, and the next step. */
export function TakePart({ promotion: { id } }: { promotion: Promotion }) {
  const { code: language } = useLanguage()
  // The page has asked the same question, so this reads its answer.
  const { data } = usePromotionQuery({ id, language })
  return data?.offer ? <Part promotion={{ ...data, offer: data.offer }} /> : null
}

function Part({ promotion }: { promotion: Shown }) {
  const { t } = useTranslation('member-centre')
  const words = useOfferWords()
  const guard = useRequireLogin()
  const { isLoggedIn } = useSession()
  const writes = useOfferWrites(promotion.id)
  const [open, setOpen] = useState<Action | null>(null)
  const { offer, application } = promotion
  const toDeposit = useOverlay().to('member', 'depositv2')
  const step = actionOf(promotion)
  const action = step === 'deposit' && !toDeposit ? null : step
  const take = (next: Action) => (next === 'deposit' ? toDeposit?.() : setOpen(next))
  const close = () => setOpen(null)
  return (
    <Stack as="section" $gap="4">
      <Heading level={2} size="section">
        {t('promotion.terms')}
      </Heading>
      <KeyValueList items={words.terms(offer)} />
      <Text $size="sm" $tone="muted">
        {t(offer.deposit ? 'promotion.frozenDeposit' : 'promotion.frozen')}
      </Text>
      {isLoggedIn && <Standing promotion={promotion} />}
      {application && <Sent application={application} />}
      {action && (
        <Row>
          <Button variant="solid" onClick={() => guard(() => take(action))}>
            {t(`promotion.action.${action}`)}
          </Button>
        </Row>
      )}
      {/* Of a write that a reload interrupted. */}
      {open === null && Object.values(writes).map((write, at) => <WriteNotice key={at} write={write} />)}
      {(open === 'join' || open === 'checkIn') && (
        <JoinOffer promotion={promotion} write={writes.join} action={open} onClose={close} />
      )}
      {open === 'claim' && <ClaimOffer promotion={promotion} write={writes.claim} onClose={close} />}
      {(open === 'apply' || open === 'again') && (
        <ApplyDialog promotion={promotion} write={writes.apply} onClose={close} />
      )}
    </Stack>
  )
}

/** Progress since the member joined, or where the reward is. */
function Standing({ promotion: { state, kind, offer } }: { promotion: Shown }) {
  const { t } = useTranslation('member-centre')
  const { money } = useOfferWords()
  const toRewards = useOverlay().to('member', 'rewardCenter')
  const { goal } = offer
  const isGranted = state === 'CLAIMED' || state === 'ISSUED' || state === 'SIGNED'
  return (
    <>
      {goal && goal.progress !== null && kind === 'JOIN' && (
        <Progress
          label={t('promotion.progress')}
          value={Number(goal.progress)}
          max={Number(goal.target)}
          valueText={t('rewardCenter.progress', { done: money(goal.progress), required: money(goal.target) })}
        />
      )}
      {isGranted && (
        <>
          <Text>{t(`promotion.granted.${state}`)}</Text>
          {toRewards && (
            <Row>
              <Button variant="soft" onClick={toRewards}>
                {t('promotion.toRewards')}
              </Button>
            </Row>
          )}
        </>
      )}
    </>
  )
}
