import { useTranslation } from '@boardwalk/i18n'
import { Notice, OwnWords, Text } from '@boardwalk/ui'
import type { ReactNode } from 'react'
import type { Application } from './types.ts'
import { useOfferWords } from './use-offer-words.ts'

const tones = { IN_PROCESS: 'info', PROCESSING: 'info', APPROVED: 'positive', REJECTED: 'warning' } as const

type Props = { application: Application; action?: ReactNode }

/** An application that was sent: its state, the operator's reason and the member's own words. */
export function Sent({ application, action }: Props) {
  const { t } = useTranslation('member-centre')
  const words = useOfferWords()
  const { status, comment, reason } = application
  const own = (label: 'reason' | 'wrote', text: string) => (
    <>
      {t(`promotion.${label}`)} <OwnWords>{text}</OwnWords>
    </>
  )
  return (
    <Notice tone={tones[status]} title={words.application(application)} action={action}>
      {reason && <Text $size="sm">{own('reason', reason)}</Text>}
      {comment !== '' && <Text $size="sm">{own('wrote', comment)}</Text>}
    </Notice>
  )
}
